import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Spinner } from './spinner.tsx';

test('is hidden from screen readers without a label and announced with one', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Spinner label="正在查询" />);
  expect(screen.getByRole('status', { name: '正在查询' })).toBeDefined();
});
