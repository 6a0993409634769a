import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { FilterBar } from './filter-bar.tsx';

test('collapses the further filters and shows how many are set', async () => {
  const onReset = vi.fn<(...args: unknown[]) => void>();
  const { person } = render(
    <FilterBar more={<input aria-label="转让企业" />} moreCount={2} onReset={onReset}>
      <input aria-label="编号" />
    </FilterBar>,
  );
  expect(screen.queryByRole('textbox', { name: '转让企业' })).toBeNull();
  await person.click(screen.getByRole('button', { name: /更多筛选\s*已设置 2 项/ }));
  expect(screen.getByRole('textbox', { name: '转让企业' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '重置' }));
  expect(onReset).toHaveBeenCalledOnce();
});
