import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { BackToTop } from './back-to-top.tsx';

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

test('appears after scrolling past 100 px and scrolls back to the top', async () => {
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

test('is placed 150 px above the lower edge', () => {
  render(<BackToTop />);
  scrollTo(101);
  expect(screen.getByRole('button', { name: '回到顶部' }).className).toContain('bottom-[150px]');
  scrollTo(0);
});

test('fits into the page margin; on phones it does not float and stays below the action bar', () => {
  render(<BackToTop />);
  scrollTo(101);
  const classes = screen.getByRole('button', { name: '回到顶部' }).className.split(' ');
  expect(classes).toEqual(expect.arrayContaining(['right-[var(--pane-now,0px)]', 'w-6', 'max-tablet:static', 'max-tablet:z-auto']));
  scrollTo(0);
});
