import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { first } from '../../../platform/testing/world/example.ts';
import { collected, pageOfReceivables, receivables, receivablesAre } from './receivables.fixtures.ts';
import { ReceivablesScreen } from './receivables-screen.tsx';

const { receivable } = contract;
const owed = first(receivables);
const places = ['dues.receivables', 'voucher.register', 'tradePapers.papers'] as const;

const open = (replies: readonly MockReply[] = [], at = '/', as: PersonName = 'supplierOperator') =>
  renderScreen(<ReceivablesScreen />, { as, at, places, replies: [receivablesAre([...receivables, ...collected]), ...replies] });
const row = async (number: string) => within(rowOf(await screen.findByText(number)));
async function choose(user: ReturnType<typeof open>['user'], number: string, act: string) {
  const found = await row(number);
  const shown = found.queryByRole('button', { name: act });
  if (shown) return user.click(shown);
  await user.click(found.getByRole('button', { name: new RegExp(`更多|${number}`) }));
  return user.click(await screen.findByRole('menuitem', { name: act }));
}

it('shows debtor and delay', async () => {
  open();
  const late = await row('XS-2026-0071');
  for (const words of ['大同煤机销售有限公司', '132', '已过期限 90 天以上']) expect(late.getAllByText(words)).toBeDefined();
  const sums = within(screen.getByLabelText('账龄合计'));
  expect(sums.getByText('其中应收款项融资（元）')).toBeDefined();
  expect(sums.getAllByRole('link')[1]?.getAttribute('href')).toContain('state=late30');
});

it('shows origin and balance sheet item once their columns are chosen', async () => {
  const { user } = open();
  const found = await row(owed.number);
  const words = { voucher: '持有的链信', plain: '自行登记' }[owed.origin];
  expect(found.queryByText(words)).toBeNull();
  await user.click(screen.getByRole('button', { name: '列' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: '来源' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: '会计列示建议' }));
  await user.keyboard('{Escape}');
  const shown = await row(owed.number);
  expect(shown.getByText(words)).toBeDefined();
  expect(shown.getByText(owed.line === 'financing' ? '应收款项融资' : '应收账款')).toBeDefined();
  for (const name of ['来源', '会计列示建议']) expect(screen.getByRole('columnheader', { name: new RegExp(name) })).toBeDefined();
});

it('requests the filters of the address', async () => {
  const asked: RequestOf<typeof receivable.list>[] = [];
  open(
    [
      reply(receivable.list, (request) => {
        asked.push(request);
        return pageOfReceivables([...receivables, ...collected], request.standings);
      }),
    ],
    '/?state=collected&origin=plain&line=receivable&search=2614&dueTo=2026-12-31',
  );
  expect(await screen.findByText('已由链信支付')).toBeDefined();
  expect(asked[0]).toMatchObject({ standings: ['collected'], origin: 'plain', line: 'receivable', search: '2614', dueTo: '2026-12-31' });
});

it('registers the rest of a sales invoice', async () => {
  const sent = vi.fn(() => receivable.register.example.response);
  const { user } = open([reply(receivable.register, sent)]);
  await user.click(await screen.findByRole('button', { name: '登记应收账款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登记应收账款' }));
  await user.click(dialog.getByRole('button', { name: '登记' }));
  expect(await dialog.findAllByText('请选择一项')).not.toHaveLength(0);
  await user.click(dialog.getByRole('combobox', { name: /销售发票/ }));
  await user.click(await screen.findByRole('option', { name: /26142000000018846127/ }));
  expect(dialog.getByLabelText<HTMLInputElement>('金额').value).toContain('1');
  await user.type(dialog.getByLabelText('到期日'), '2027-01-10');
  await user.click(dialog.getByRole('button', { name: '登记' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ invoiceId: 'V1', amount: 141_200_000n, dueOn: '2027-01-10' }));
});

it('registers a debtor outside the platform, and keeps refused input', async () => {
  const { user } = open([refuse(receivable.register, 'DUPLICATE')]);
  await user.click(await screen.findByRole('button', { name: '登记应收账款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登记应收账款' }));
  await user.click(dialog.getByRole('radio', { name: '其他债务人' }));
  await user.type(dialog.getByLabelText('债务人'), '大同煤机销售有限公司');
  await user.type(dialog.getByLabelText('单据编号'), 'XS-2026-118');
  await user.type(dialog.getByLabelText('金额'), '86400');
  await user.type(dialog.getByLabelText('到期日'), '2026-12-10');
  await user.click(dialog.getByRole('button', { name: '登记' }));
  expect(await dialog.findByText('该发票已登记应收账款')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('单据编号').value).toBe('XS-2026-118');
});

it('records a collection with receipt', async () => {
  const sent = vi.fn(() => receivable.collect.example.response);
  const { user } = open([reply(receivable.collect, sent)]);
  await choose(user, owed.number, '标记已收款');
  const dialog = within(await screen.findByRole('dialog', { name: '标记已收款' }));
  const day = dialog.getByLabelText('收款日期');
  await user.clear(day);
  await user.type(day, '2026-11-12');
  await user.type(dialog.getByLabelText('银行回单号'), 'HD-7');
  await user.click(dialog.getByRole('button', { name: '标记已收款' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: owed.id, version: 0, collectedOn: '2026-11-12', receiptNumber: 'HD-7' }));
});

it('asks a core enterprise for a voucher, and explains who decides', async () => {
  const sent = vi.fn(() => receivable.askVoucher.example.response);
  const { user } = open([reply(receivable.askVoucher, sent)]);
  await choose(user, owed.number, '请核心企业开立');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/是否开立由该企业决定/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '发送请求' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: owed.id, version: 0 }));
});

it('reopens a collection', async () => {
  const sent = vi.fn(() => receivable.reopen.example.response);
  const { user } = open([reply(receivable.reopen, sent)], '/?state=collected');
  await choose(user, first(collected).number, '撤销已收款');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销已收款' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: first(collected).id, version: 0 }));
});

it('opens a voucher on its page', async () => {
  const { user } = open();
  await choose(user, 'LX20261106000031721', '查看凭证');
  expect(screen.getByTestId('address').textContent).toBe('/place/voucher.register?id=P1');
});

it('shows basis and reason of the item', async () => {
  open([], '/?id=RC3');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('尾款，质保期满后支付')).toBeDefined();
  expect(sheet.getByText(/以收取货款为目的持有/)).toBeDefined();
});

it('offers no acts without permission, and a retry after a failure', async () => {
  const { unmount } = open([receivablesAre(receivables.map((one) => ({ ...one, acts: [] })))], '/', 'supplierReviewer');
  await row(owed.number);
  expect(screen.queryByRole('button', { name: '登记应收账款' })).toBeNull();
  unmount();
  open([fail(receivable.list, 504)]);
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});
