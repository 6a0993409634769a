import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { BackToTop } from './back-to-top.tsx';

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

test('appears past 100 px and brings the page back', async () => {
  const back = vi.fn<typeof window.scrollTo>();
  vi.stubGlobal('scrollTo', back);
  const { person } = render(<BackToTop />);
  scrollTo(100);
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(101);
  await person.click(screen.getByRole('button', { name: '回到顶部' }));
  expect(back).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  scrollTo(0);
  expect(screen.queryByRole('button')).toBeNull();
  vi.unstubAllGlobals();
});

test('stands 150 px over the lower edge', () => {
  render(<BackToTop />);
  scrollTo(101);
  expect(screen.getByRole('button', { name: '回到顶部' }).className).toContain('bottom-[150px]');
  scrollTo(0);
});

test('is no wider than the margin of a page; on a phone it floats over nothing, and the bar of acts lies over it', () => {
  render(<BackToTop />);
  scrollTo(101);
  const classes = screen.getByRole('button', { name: '回到顶部' }).className.split(' ');
  expect(classes).toEqual(expect.arrayContaining(['right-0', 'w-6', 'max-tablet:static', 'max-tablet:z-auto']));
  scrollTo(0);
});
