/** Patched: a list of entries with keys, made anew from an earlier one and what changed. */

/**
 * @template T
 * @typedef {{gone: string[], put: Record<string, T>, after: [string, string | null][]}} Changes
 */

/**
 * @template T
 * @param {Map<string, T>} before
 * @param {Changes<T>} told
 * @returns {Map<string, T>}
 */
export function patched(before, told) {
  const entries = new Map([...before, ...Object.entries(told.put)]);
  const order = moved([...before.keys()], told);
  return new Map(order.map((key) => [key, /** @type {T} */ (entries.get(key))]));
}

/**
 * The keys in their new order: first those that stay, then each of the others behind its foregoer.
 * @template T
 * @param {string[]} keys
 * @param {Changes<T>} told
 */
function moved(keys, { gone, after }) {
  const away = new Set([...gone, ...after.map(([key]) => key)]);
  /** @type {Map<string | null, string>} */
  const behind = new Map();
  for (const [key, foregoer] of after) behind.set(foregoer, key);
  /** @type {string[]} */
  const order = [];
  const follow = (/** @type {string | null} */ key) => {
    for (let next = behind.get(key); next !== undefined; next = behind.get(next)) order.push(next);
  };
  follow(null);
  for (const key of keys.filter((each) => !away.has(each))) {
    order.push(key);
    follow(key);
  }
  return order;
}
