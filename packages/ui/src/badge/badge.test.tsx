import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Badge } from './badge.tsx';

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %i as "%s"', (count, shown) => {
  const { container } = render(<Badge count={count} />);
  expect(container.textContent).toBe(shown);
});

test('has an accessible name', () => {
  render(
    <Badge dot label="有待签收">
      铃
    </Badge>,
  );
  expect(screen.getByRole('img', { name: '有待签收' })).toBeDefined();
});
