import { vi } from 'vitest';

/** Whether a media query such as `(width <= 767px)` is true for a window. */
function isTrueAt(px: number, query: string): boolean {
  const [, sign, bound] = /\(width ([<>]=) (\d+)px\)/.exec(query) ?? [];
  return sign === '<=' ? px <= Number(bound) : sign === '>=' && px >= Number(bound);
}

/** Gives the window a width, which jsdom lacks. Undone by `vi.unstubAllGlobals`. */
export const stubWindowWidth = (px: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isTrueAt(px, query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
