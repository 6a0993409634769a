import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { useIsMobile, useIsTablet } from './use-media-query.ts';

function Width() {
  const mobile = useIsMobile();
  const tablet = useIsTablet();
  return <p>{mobile ? 'mobile' : tablet ? 'tablet' : 'desktop'}</p>;
}

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
  const { container } = render(<Width />);
  expect(container.textContent).toBe(kind);
});
