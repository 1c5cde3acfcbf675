/** Motion: gentle, and none for those who ask their system for less. */

const less = matchMedia("(prefers-reduced-motion: reduce)");

/** May things move? */
export function mayMove() {
  return !less.matches && document.visibilityState === "visible";
}

export const GENTLY = { duration: 220, easing: "cubic-bezier(.2, .7, .3, 1)" };
