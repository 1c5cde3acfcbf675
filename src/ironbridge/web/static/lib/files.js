/** Files: what the server has beside the scripts, under the same version. */

const ROOT = new URL("../../", import.meta.url).pathname;

/** @param {string} path */
export function file(path) {
  return ROOT + path;
}
