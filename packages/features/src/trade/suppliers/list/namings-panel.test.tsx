import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOf } from '../../../platform/testing/world/example.ts';
import { namings } from '../suppliers.fixtures.ts';
import { NamingsPanel } from './namings-panel.tsx';

const { supplier } = contract;
const TITLE = '将本企业列为供应商的企业';

const open = (as: 'supplierOperator' | 'supplierReviewer', answered = vi.fn(() => supplier.answer.example.response)) => {
  const replies = [reply(supplier.namedBy, as === 'supplierReviewer' ? pageOf([]) : pageOf(namings)), reply(supplier.answer, answered)];
  return { answered, ...renderScreen(<NamingsPanel />, { as, replies }) };
};
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

it('shows who named the enterprise, and accepts after a confirmation', async () => {
  const { user, answered } = open('supplierOperator');
  expect(await screen.findByRole('region', { name: TITLE })).toBeDefined();
  const row = await rowOf('长平水泥制品有限公司');
  expect(row.getByText('待答复')).toBeDefined();
  await user.click(row.getByRole('button', { name: '同意' }));
  const dialog = await screen.findByRole('alertdialog', { name: '同意成为长平水泥制品有限公司的供应商' });
  expect(dialog.textContent).toContain('可以看到本企业的收款账户');
  expect(answered).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: '同意' }));
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ enterpriseNo: namings[0]?.enterpriseNo, answer: 'accepted' }));
});

it('refuses; a refused one can still be accepted', async () => {
  const { user, answered } = open('supplierOperator');
  const refused = await rowOf('云岭物流有限公司');
  expect(refused.getByText('已拒绝')).toBeDefined();
  expect(refused.queryByRole('button', { name: '拒绝' })).toBeNull();
  expect(refused.getByRole('button', { name: '同意' })).toBeDefined();
  await user.click((await rowOf('长平水泥制品有限公司')).getByRole('button', { name: '拒绝' }));
  const dialog = await screen.findByRole('alertdialog', { name: '拒绝成为长平水泥制品有限公司的供应商' });
  await user.click(within(dialog).getByRole('button', { name: '拒绝' }));
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ enterpriseNo: namings[0]?.enterpriseNo, answer: 'refused' }));
});

it('is hidden without permission to answer', async () => {
  open('supplierReviewer');
  await waitFor(() => expect(screen.getByTestId('address')).toBeDefined());
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});
