/** What we use of htm: templates that make elements. */

import type { VNode } from "./preact.js";

/** What a listener written in a template is told of; its target is what it listens at, or within it. */
export interface Happening extends Event {
  readonly target: HTMLInputElement & Pick<HTMLSelectElement, "selectedIndex">;
  readonly currentTarget: HTMLElement;
  readonly clientX: number;
  readonly clientY: number;
  readonly detail: number;
}

/** A value in a template: a listener, a component, a property, or something to be shown. */
export type Value = ((happening: Happening) => unknown) | object | string | number | boolean | null | undefined;

type Template = (texts: TemplateStringsArray, ...values: Value[]) => VNode;

declare const htm: { bind(make: (type: unknown, props: object | null, ...children: unknown[]) => VNode): Template };
export default htm;
