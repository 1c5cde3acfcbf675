/** Kept: small wishes that the browser remembers; a browser that forbids it forgets them. */

/**
 * @param {string} name
 * @returns {string | null}
 */
export function kept(name) {
  try {
    return localStorage.getItem(`ironbridge.${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(`ironbridge.${name}`, value);
  } catch {
    // Nothing depends on it.
  }
}

/**
 * A half-made move, as long as the tab lives.
 * @param {string} name
 * @returns {any}
 */
export function keptDraft(name) {
  try {
    return JSON.parse(sessionStorage.getItem(`ironbridge.${name}`) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function keepDraft(name, value) {
  try {
    sessionStorage.setItem(`ironbridge.${name}`, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
