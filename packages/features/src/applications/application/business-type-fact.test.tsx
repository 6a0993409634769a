import type { BusinessType } from '@lianxin/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { BusinessTypeFact } from './business-type-fact.tsx';

const action = { busy: false, error: undefined, reset: () => {} };

it('shows the business type, without a button for people who may not change it', async () => {
  renderScreen(<BusinessTypeFact value="works" action={action} onSet={undefined} />);
  expect(screen.getByText('工程建设')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('changes the business type', async () => {
  const onSet = vi.fn<(value: BusinessType | null) => Promise<{ ok: boolean }>>(async () => ({ ok: true }));
  const { user } = renderScreen(<BusinessTypeFact value={null} action={action} onSet={onSet} />);
  await user.click(screen.getByRole('button', { name: '设置业务类型' }));
  await user.click(await screen.findByRole('combobox', { name: '业务类型' }));
  await user.click(await screen.findByRole('option', { name: '煤炭与能源' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onSet).toHaveBeenCalledExactlyOnceWith('energy'));
});
