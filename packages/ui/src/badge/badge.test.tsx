import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Badge } from './badge.tsx';

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i is written as "%s"', (count, shown) => {
  const { container } = render(<Badge count={count} />);
  expect(container.textContent).toBe(shown);
});

test('tells what it counts', () => {
  render(
    <Badge dot label="有待签收">
      铃
    </Badge>,
  );
  expect(screen.getByRole('img', { name: '有待签收' })).toBeDefined();
});
