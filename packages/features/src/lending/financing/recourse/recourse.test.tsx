import { contract } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { addDays, civilDate, formatMoney } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { signature, signWithPin } from '../../../platform/testing/applications/reviewing.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { RecordsScreen } from '../records/records-screen.tsx';
import { boughtBack, claimed, toAuthorise, withFinancing } from '../financing.fixtures.ts';
import { financingOwes } from './buy-back.tsx';

const open = (
  one: typeof claimed,
  { at = `/?id=${one.id}`, as = 'supplierOperator' as const, replies = [] as readonly MockReply[] } = {},
) => renderScreen(<RecordsScreen />, { as, at, places: ['financing.records'], replies: [...withFinancing(one), ...replies] });
const sheet = async () => within(await screen.findByRole('dialog', { name: '融资详情' }));
const owed = claimed.owed ?? expect.fail('nothing is owed');

it('is repaid in full, by the amount owed on the day of payment', async () => {
  const sent = vi.fn(() => contract.financing.repay.example.response);
  const { user } = open(claimed, { replies: [reply(contract.financing.repay, sent)] });
  await user.click(await (await sheet()).findByRole('button', { name: '还款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '融资还款' }));
  expect(await dialog.findAllByText(formatMoney(owed.total))).toHaveLength(2);
  // The account for the repayment.
  expect(dialog.getByText('6230 **** **** 8866')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /银行回单号/ }), 'HK202706200001');
  await user.click(dialog.getByRole('button', { name: '提交还款' }));
  const { id, version } = claimed;
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ id, version, paidOn: owed.on, amount: owed.total, receiptNumber: 'HK202706200001' }),
  );
});

it('accrues late interest by the day, and owes nothing before maturity', () => {
  const { paysOn } = claimed.quote;
  expect(financingOwes(claimed, paysOn)?.total).toBe(claimed.amount);
  expect(financingOwes(claimed, owed.on)?.total).toBe(owed.total);
  expect(financingOwes(claimed, addDays(paysOn, -1))).toBeUndefined();
  expect(financingOwes(boughtBack, civilDate('2027-07-01') ?? paysOn)).toBeUndefined();
});

it('is authorised by the reviewer, who sees the repayment', async () => {
  const decided = vi.fn(() => contract.financing.reviewRepayment.example.response);
  const { user } = renderScreen(<RecordsScreen />, {
    as: 'supplierReviewer',
    at: '/?view=review',
    places: ['financing.records'],
    replies: [...withFinancing(toAuthorise), reply(contract.financing.reviewRepayment, decided)],
  });
  expect(await screen.findByText('待授权的还款')).toBeDefined();
  expect(screen.getByText(/建设银行朔州分行\s6230 .* 8866/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /授权还款/ }));
  await signWithPin(user);
  const { id, version } = toAuthorise;
  await waitFor(() => expect(decided).toHaveBeenCalledWith({ id, version, repaymentId: 'R7', decision: 'authorise', signature }));
});

it('has a printable receipt after the lender’s confirmation', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open(boughtBack, { at: `/?id=${boughtBack.id}&tab=repayments` });
  await user.click(await (await sheet()).findByRole('button', { name: '打印回执 HK202706200001' }));
  const receipt = await screen.findByRole('article', { name: '还款回执', hidden: true });
  expect(receipt.textContent).toContain(boughtBack.applicationNumber);
  expect(receipt.textContent).toContain(formatMoney(owed.total));
  expect(print).toHaveBeenCalledTimes(1);
});
