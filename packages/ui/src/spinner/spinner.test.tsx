import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Spinner } from './spinner.tsx';

test('is silent beside words and speaks when it stands alone', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Spinner label="正在查询" />);
  expect(screen.getByRole('status', { name: '正在查询' })).toBeDefined();
});
