/** What we use of signals: values that tell when they change. */

export interface Readable<T> {
  readonly value: T;
  peek(): T;
}

export interface Signal<T> extends Readable<T> {
  value: T;
}

export function batch(work: () => void): void;
export function computed<T>(make: () => T): Readable<T>;
export function effect(work: () => void): () => void;
export function signal<T>(first: T): Signal<T>;
