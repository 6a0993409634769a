import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { PageHeader } from './page-header.tsx';

test('shows breadcrumbs only for more than two levels', () => {
  const { unmount } = render(<PageHeader title="持有" breadcrumbs={[{ label: '供应商', href: '/s' }, { label: '持有' }]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  unmount();
  render(<PageHeader title="详情" breadcrumbs={[{ label: '供应商', href: '/s' }, { label: '持有', href: '/h' }, { label: '详情' }]} />);
  expect(screen.getByRole('link', { name: '持有' }).getAttribute('href')).toBe('/h');
  expect(screen.getByRole('heading', { level: 1, name: '详情' })).toBeTruthy();
});
