import { contract } from '@lianxin/api/contract';
import { fail, ids, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buttonsByRow, rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { first } from '../../../platform/testing/world/example.ts';
import { SupplementsScreen } from './supplements-screen.tsx';
import { supplements, supplementsAre } from './supplements.fixtures.ts';

const { fundRegister } = contract;
const open = (replies: readonly MockReply[] = supplementsAre(supplements), at = '/') =>
  renderScreen(<SupplementsScreen />, { as: 'supplierAdministrator', at, replies });
const line = async (number: string) => within(rowOf(await screen.findByText(number)));

it('lists entries with state and reason', async () => {
  open();
  const returned = await line('BL20261120-0003');
  expect(returned.getByText('金额与回单不符')).toBeDefined();
  expect((await line('BL20261120-0002')).getByText('已入账')).toBeDefined();
});

it('offers exactly the acts of each entry, besides viewing', async () => {
  const offers = [
    [
      ['view', 'submit', 'delete'],
      ['修改', '删除', '详情'],
    ],
    [
      ['view', 'withdraw'],
      ['撤回', '详情'],
    ],
    // It is reviewed from the workbench.
    [['view', 'pass', 'return'], ['详情']],
  ] satisfies [(typeof supplements)[number]['acts'], string[]][];
  open(supplementsAre(offers.map(([acts], index) => ({ ...first(supplements), id: ids.fundSupplement(`S${index}`), acts }))));
  await screen.findByText('撤回');
  expect(buttonsByRow(screen.getByRole('table'))).toEqual(offers.map(([, buttons]) => buttons));
});

it('withdraws a waiting entry', async () => {
  const sent = vi.fn(() => fundRegister.withdrawSupplement.example.response);
  const { user } = open([...supplementsAre(supplements), reply(fundRegister.withdrawSupplement, sent)]);
  await user.click((await line('BL20261120-0004')).getByRole('button', { name: '撤回' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'S4', version: 0 }));
});

it('requires a receipt, and reports what is missing', async () => {
  const sent = vi.fn(() => fundRegister.submitSupplement.example.response);
  const { user } = open([...supplementsAre(supplements), reply(fundRegister.submitSupplement, sent)]);
  await user.click(await screen.findByRole('button', { name: '新增补录' }));
  const form = within(await screen.findByRole('dialog', { name: '新增补录' }));
  await user.click(form.getByRole('button', { name: '提交复核' }));
  expect((await form.findAllByText(/请|不能/)).length).toBeGreaterThan(0);
  expect(sent).not.toHaveBeenCalled();
});

it('opens a returned entry with its values and reason', async () => {
  const { user } = open([...supplementsAre(supplements), refuse(fundRegister.submitSupplement, 'STALE_VERSION')]);
  await user.click((await line('BL20261120-0003')).getByRole('button', { name: '修改' }));
  const form = within(await screen.findByRole('dialog', { name: '修改补录' }));
  expect(form.getByText('金额与回单不符')).toBeDefined();
  expect(form.getByDisplayValue('560.00')).toBeDefined();
  expect(form.getByDisplayValue('国网山西省电力公司')).toBeDefined();
});

it('opens an entry with reason and log', async () => {
  open(supplementsAre(supplements), '/?id=S2');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('电费退款，线下到账')).toBeDefined();
  expect(sheet.getByText('陈敏')).toBeDefined();
});

it('explains an empty list, and offers a retry after a failure', async () => {
  open(supplementsAre([]));
  expect(await screen.findByText('还没有补录')).toBeDefined();
  open([fail(fundRegister.supplements, 504)]);
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});
