/** What we use of Preact. */

/** Something to be shown: text, an element of `html`, several of them, or nothing. */
export type Shown = VNode | VNode[] | string | number | boolean | null | undefined;

/** An element that is not yet in the page. */
export interface VNode {
  readonly type: unknown;
  readonly props: object;
  readonly key: unknown;
}

export function h(type: unknown, props: object | null, ...children: unknown[]): VNode;
export function render(what: Shown, into: Element): void;
