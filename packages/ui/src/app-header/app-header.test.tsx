import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { AppHeader } from './app-header.tsx';

const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  });

test('collapses after 90 px of scrolling and does not flicker on the way back', () => {
  render(<AppHeader brand="链信" nav={[{ id: 'a', label: '首页', href: '/' }]} currentId="a" />);
  const header = screen.getByRole('banner');
  expect(header.dataset['closed']).toBeUndefined();
  scrollTo(90);
  expect(header.dataset['closed']).toBeUndefined();
  scrollTo(91);
  expect(header.dataset['closed']).toBe('');
  expect(document.documentElement.style.getPropertyValue('--header-now')).toBe('calc(48px + var(--notice-now, 0px))');
  scrollTo(75);
  expect(header.dataset['closed']).toBe('');
  scrollTo(0);
  expect(header.dataset['closed']).toBeUndefined();
});

test('shows the page title on phones once the page heading has scrolled away', () => {
  render(<AppHeader brand="链信" mobileTitle="链信持有" />);
  expect(screen.queryByText('链信持有')).toBeNull();
  scrollTo(91);
  expect(screen.getByText('链信持有')).toBeDefined();
  scrollTo(0);
  expect(screen.queryByText('链信持有')).toBeNull();
});

test('marks the current section', () => {
  render(<AppHeader brand="链信" nav={[{ id: 'a', label: '首页', href: '/' }]} currentId="a" />);
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBe('page');
});
