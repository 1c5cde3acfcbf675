/* Early: the theme that somebody chose, or the system's, before anything is painted. */
(() => {
  let theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  try {
    theme = localStorage.getItem("ironbridge.theme") ?? theme;
  } catch {
    // A browser that keeps nothing.
  }
  document.documentElement.dataset.theme = theme;
})();
