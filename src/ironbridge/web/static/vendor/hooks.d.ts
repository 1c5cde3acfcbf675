/** What we use of Preact's hooks. */

export interface Ref<T> {
  current: T;
}

export function useEffect(work: () => unknown, when?: readonly unknown[]): void;
export function useLayoutEffect(work: () => unknown, when?: readonly unknown[]): void;
export function useRef<T>(first: T): Ref<T>;
export function useState<T>(first: T | (() => T)): [T, (next: T | ((before: T) => T)) => void];
