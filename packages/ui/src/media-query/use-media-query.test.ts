import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useIsMobile, useIsTablet } from './use-media-query.ts';

const useWidth = () => {
  const mobile = useIsMobile();
  const tablet = useIsTablet();
  return mobile ? 'mobile' : tablet ? 'tablet' : 'desktop';
};

test.each([
  [390, 'mobile'],
  [600, 'mobile'],
  [601, 'tablet'],
  [992, 'tablet'],
  [993, 'desktop'],
  [1440, 'desktop'],
])('a window of %i px is a %s', (width, kind) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/<= (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { result } = renderHook(useWidth);
  expect(result.current).toBe(kind);
});

test('calls matchMedia once per query', () => {
  const matchMedia = vi.fn((query: string) => ({
    matches: query.length > 0,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('matchMedia', matchMedia);
  for (let times = 0; times < 3; times += 1) {
    const { rerender, unmount } = renderHook(useIsMobile);
    rerender();
    unmount();
  }
  expect(matchMedia).toHaveBeenCalledTimes(1);
});
