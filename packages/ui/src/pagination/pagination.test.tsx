import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Pagination } from './pagination.tsx';

test('shows the current page of the total when there is no room for numbers', async () => {
  const onPageChange = vi.fn();
  const { person } = render(<Pagination page={2} pageSize={20} total={77} onPageChange={onPageChange} />);
  expect(screen.getByText('2 / 4')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '下一页' }));
  expect(onPageChange).toHaveBeenCalledWith(3);
});
