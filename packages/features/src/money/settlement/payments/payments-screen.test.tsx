import { contract } from '@lianxin/api/contract';
import { delay, fail, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsByRow, rowOf } from '../../../platform/testing/action-rows.ts';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { supplierAccounts } from '../../../platform/testing/world/accounts.ts';
import { first } from '../../../platform/testing/world/example.ts';
import {
  emptyReplies,
  isSuspended,
  operatorReplies,
  payments,
  paymentsAre,
  refusedByBank,
  reviewerReplies,
} from '../settlement.fixtures.ts';
import { PaymentsScreen } from './payments-screen.tsx';

const { bankAccount, settlement, voucher } = contract;
const open = (replies: readonly MockReply[], as: PersonName = 'coreOperator', at = '/') =>
  renderScreen(<PaymentsScreen />, { as, at, replies });
/** Numbers are shown in groups. */
const line = async (number: string) => {
  const [found] = await screen.findAllByText((_, element) => element?.textContent === number);
  return within(rowOf(found ?? expect.fail()));
};
const question = async () => within(await screen.findByRole('alertdialog'));
const OVERDUE = 'LX20260520000001117';
const PREPARED = 'LX20260520000001217';

describe('payments of a core enterprise', () => {
  it('show unpaid amount, late interest, and accounts short of money', async () => {
    open(operatorReplies);
    const row = await line(OVERDUE);
    expect(row.getByText('逾期未付')).toBeDefined();
    expect(row.getAllByText((_, element) => element?.textContent === '6,573.00').length).toBeGreaterThan(0);
    const needs = within(await screen.findByRole('list', { name: '付款账户备款情况' }));
    expect((await needs.findAllByText((_, element) => element?.textContent === '2,086,500.00')).length).toBeGreaterThan(0);
  });

  it.each([
    [2_000_000, '低于 2,000,000.00', '超过 1,286,500.00'],
    [3_286_500, '低于 3,286,500.00', '不足，差额待查询'],
  ])('show the bank’s refusal of %d instead of the older balance', async (amount, balance, gap) => {
    open([...operatorReplies, refusedByBank(amount)]);
    const needs = within(await screen.findByRole('list', { name: '付款账户备款情况' }));
    expect(await needs.findByText(balance)).toBeDefined();
    expect(needs.getByText('2026-11-19 09:30 银行未预留：付款账户余额不足')).toBeDefined();
    expect(needs.getByText(gap)).toBeDefined();
    expect(needs.queryByText((_, element) => element?.textContent === '300,812,174.69')).toBeNull();
    expect(needs.getByRole('button', { name: /更新/ })).toBeDefined();
  });

  it('ask for the balances on entry, and show the state of the question rather than the sign of no gap', async () => {
    const need = first(settlement.listToPay.example.response.needs);
    const unasked = { ...settlement.listToPay.example.response, needs: [{ ...need, balance: null, balanceAt: null }] };
    const { unmount } = open([...operatorReplies, reply(settlement.listToPay, unasked), delay(bankAccount.queryBalance)]);
    const byDay = within(await screen.findByRole('table', { name: '按日应付' }));
    expect((await byDay.findAllByText('正在查询')).length).toBe(3);
    unmount();
    open([...operatorReplies, reply(settlement.listToPay, unasked), fail(bankAccount.queryBalance, 500)]);
    expect((await screen.findAllByText('未查询')).length).toBeGreaterThan(0);
    expect(screen.queryByText('无缺口')).toBeNull();
    expect(await screen.findByText('待查询')).toBeDefined();
  });

  it('mark a gap that is computed with an old balance', async () => {
    open([...operatorReplies, fail(bankAccount.queryBalance, 500)]);
    const byDay = within(await screen.findByRole('table', { name: '按日应付' }));
    expect(await byDay.findByText('按 2026-11-18 09:00 的旧余额')).toBeDefined();
  });

  it('stand by day, and lead to the vouchers of a day', async () => {
    const { user } = open(operatorReplies);
    const byDay = within(await screen.findByRole('table', { name: '按日应付' }));
    await user.click(await byDay.findByText('2026-11-16'));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('from=2026-11-16&to=2026-11-16'));
  });

  it('show a suspension and how it ends', async () => {
    const { user } = open([...operatorReplies, isSuspended]);
    expect(await screen.findByText('自 2026-11-16 起，原因：凭证 LX20260520000001117 到期未付')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: '查看逾期未付' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /^逾期未付/ }).checked).toBe(true));
  });

  it('say that a suspension waits for the platform once everything overdue is paid', async () => {
    const { get } = contract.enterprise;
    const suspension = { reason: '凭证 LX20260520000001117 到期未付', since: '2026-11-16T09:00:00+08:00', overdue: 0 };
    open([...operatorReplies, reply(get, { ...get.example.response, issueSuspension: suspension })]);
    expect(await screen.findByText(/本企业无需再付款；等待平台运营核实并解除暂停/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '查看逾期未付' })).toBeNull();
  });

  it('offer exactly the acts of each voucher, besides viewing', async () => {
    const offers = [
      [
        ['view', 'pay'],
        ['发起付款', '详情'],
      ],
      [
        ['view', 'explain'],
        ['说明原因', '详情'],
      ],
      // Authorising has its own page.
      [
        ['view', 'authorisePay'],
        ['授权付款', '退回', '详情'],
      ],
      [
        ['view', 'retryPay'],
        ['重新付款', '详情'],
      ],
      [['view'], ['详情']],
    ] satisfies [(typeof payments)[number]['acts'], string[]][];
    open([
      ...operatorReplies,
      paymentsAre(offers.map(([acts], index) => ({ ...first(payments), voucherId: ids.voucher(`V${index}`), acts }))),
    ]);
    const table = await screen.findByRole('table', { name: '到期付款' });
    await within(table).findByText('重新付款');
    expect(buttonsByRow(table)).toEqual(offers.map(([, buttons]) => buttons));
  });

  it('are prepared by the operator, after showing the sum', async () => {
    const sent = vi.fn(() => voucher.settle.example.response);
    const { user } = open([...operatorReplies, reply(voucher.settle, sent)]);
    await user.click((await line(OVERDUE)).getByRole('button', { name: '发起付款' }));
    const dialog = await question();
    expect(dialog.getByText(/3,293,073\.00/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '提交授权' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ vouchers: [{ voucherId: ids.voucher('V11'), version: 2 }] }));
  });

  it('are prepared for several, from another account', async () => {
    const sent = vi.fn(() => voucher.settle.example.response);
    const short = first(payments.filter(({ state }) => state === 'short'));
    const two = [
      { ...short, returnReason: '付款账户有误' },
      { ...short, voucherId: ids.voucher('V19'), number: ids.voucherNumber('LX20260520000001917') },
    ];
    const accounts = supplierAccounts.filter(({ verified }) => verified);
    const { user } = open([...operatorReplies, paymentsAre(two), reply(bankAccount.list, accounts), reply(voucher.settle, sent)]);
    await line(OVERDUE);
    await user.click((await screen.findAllByRole('checkbox', { name: '选择本页全部' }))[0] ?? expect.fail());
    await user.click(await screen.findByRole('button', { name: '批量发起付款' }));
    const dialog = await question();
    expect(dialog.getByText(/6,586,146\.00/)).toBeDefined();
    expect(dialog.getByText(/退回原因：付款账户有误/)).toBeDefined();
    const other = first(accounts.filter(({ id }) => id !== short.account?.id));
    await user.click(dialog.getByRole('combobox', { name: /付款账户/ }));
    await user.click(await screen.findByRole('option', { name: `${other.bankName} ${other.accountNumber}` }));
    await user.click(dialog.getByRole('button', { name: '提交授权' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        vouchers: two.map(({ voucherId, version }) => ({ voucherId, version })),
        payAccountId: other.id,
      }),
    );
  });

  it('are authorised for several with one PIN, with sums', async () => {
    const { user } = open(reviewerReplies, 'coreReviewer');
    await line(PREPARED);
    await user.click((await screen.findAllByRole('checkbox', { name: '选择本页全部' }))[0] ?? expect.fail());
    await user.click(await screen.findByRole('button', { name: '批量授权付款' }));
    const dialog = within(await screen.findByRole('dialog', { name: '批量授权付款' }));
    expect(dialog.getByText(/1 笔，合计 821,640\.00 元/)).toBeDefined();
  });

  it.each([
    ['short', '付款行未付款：付款账户余额不足。请备足款项，由经办重新发起付款。'],
    ['partly', '部分未付：821,640.00 元因收款账户被拒。平台在下一工作日再次付款，也可以立即重试。'],
    ['paid', '付款行已付清'],
  ] as const)('authorised in a batch show what the bank made of them: %s', async (state, outcome) => {
    const { prepare, sign } = contract.signature;
    const decided = (voucherId: string) => {
      const before = payments.find((one) => one.voucherId === voucherId) ?? first(payments);
      return { ...before, state, shortage: '付款账户余额不足', unpaid: yuan(821_640) };
    };
    const { user } = open(
      [
        ...reviewerReplies,
        reply(prepare, prepare.example.response),
        reply(sign, sign.example.response),
        reply(settlement.review, settlement.review.example.response),
        reply(settlement.get, ({ id }) => ({ voucher: decided(id), payments: [], log: [] })),
      ],
      'coreReviewer',
    );
    await line(PREPARED);
    await user.click((await screen.findAllByRole('checkbox', { name: '选择本页全部' }))[0] ?? expect.fail());
    await user.click(await screen.findByRole('button', { name: '批量授权付款' }));
    const dialog = within(await screen.findByRole('dialog', { name: '批量授权付款' }));
    await user.type(await dialog.findByLabelText(/PIN/, { selector: 'input' }), '123456');
    await user.click(await dialog.findByRole('button', { name: /签名并授权付款 1 笔/ }));
    expect(await dialog.findByText(outcome)).toBeDefined();
    expect(dialog.getByText('共 1 笔：已授权 1 笔，未成功 0 笔，待签名 0 笔')).toBeDefined();
    expect(dialog.queryByText(/成功 1 笔/)).toBeNull();
  });

  it('list payees in advance, and query a balance', async () => {
    const asked = vi.fn(() => bankAccount.queryBalance.example.response);
    const { user } = open([...operatorReplies, reply(bankAccount.queryBalance, asked)], 'coreOperator', '/?id=V13');
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(await sheet.findByRole('table', { name: '到期收款方' })).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click((await screen.findAllByRole('button', { name: /^更新 .* 的余额/ }))[0] ?? expect.fail());
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  it('are explained with a required reason', async () => {
    const sent = vi.fn(() => settlement.explain.example.response);
    const { user } = open([...operatorReplies, reply(settlement.explain, sent)]);
    await user.click((await line(OVERDUE)).getByRole('button', { name: '说明原因' }));
    const dialog = await question();
    await user.click(dialog.getByRole('button', { name: '发送说明' }));
    expect(sent).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/原因/), '归集延迟');
    await user.click(dialog.getByRole('button', { name: '发送说明' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ voucherId: ids.voucher('V11'), version: 2, explanation: '归集延迟' }));
  });

  it('are returned by the reviewer who may authorise', async () => {
    const sent = vi.fn(() => settlement.review.example.response);
    const { user } = open([...reviewerReplies, reply(settlement.review, sent)], 'coreReviewer');
    const row = await line(PREPARED);
    expect(row.getByRole('button', { name: '授权付款' })).toBeDefined();
    await user.click(row.getByRole('button', { name: '退回' }));
    const dialog = await question();
    await user.type(dialog.getByLabelText(/原因/), '账户有误');
    await user.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ voucherId: ids.voucher('V12'), version: 2, decision: 'return', reason: '账户有误' }),
    );
  });

  it('are shown in full', async () => {
    open(operatorReplies, 'coreOperator', '/?id=V11&tab=payments');
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText(/暂停开立新凭证/)).toBeDefined();
    expect(await sheet.findByText(/已融资的资金方/)).toBeDefined();
  });
});

it('report an empty list, and offer a retry', async () => {
  const { unmount } = open(emptyReplies);
  expect(await screen.findByText('没有要付的凭证')).toBeDefined();
  unmount();
  open([fail(settlement.listToPay, 500), fail(settlement.calendar, 500)]);
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});

describe('completed payments', () => {
  it('accept bank receipts, for the payee to read', async () => {
    const sent = vi.fn(() => settlement.addReceipt.example.response);
    const { user } = open([...operatorReplies, reply(settlement.addReceipt, sent)], 'coreOperator', '/?id=V15&tab=payments');
    const table = within(await screen.findByRole('table', { name: '付款明细' }));
    expect(table.getByRole('button', { name: '银行电子回单.pdf' })).toBeDefined();
    const receipt = new File(['%PDF-1.7'], '回单.pdf', { type: 'application/pdf' });
    const { pieceNumber } = first(settlement.get.example.response.payments);
    // One payee may hold several pieces.
    await user.upload(table.getByLabelText(`选择文件：云岭物流有限公司 ${pieceNumber}-02 的银行回单`), receipt);
    const { id: fileId } = contract.file.register.example.response;
    const added = { voucherId: ids.voucher('V15'), version: 2, paymentId: 'SP2', fileId };
    await waitFor(() => expect(sent).toHaveBeenCalledWith(added));
    expect(await screen.findByText('银行回单已添加，云岭物流有限公司可以查看')).toBeDefined();
  });

  it('are read-only for the reviewer', async () => {
    open(reviewerReplies, 'coreReviewer', '/?id=V15&tab=payments');
    const table = within(await screen.findByRole('table', { name: '付款明细' }));
    expect(table.queryByLabelText(/^选择文件/)).toBeNull();
  });

  it('in part are retried by hand, after a confirmation', async () => {
    const sent = vi.fn(() => settlement.retry.example.response);
    const { user } = open([...operatorReplies, reply(settlement.retry, sent)]);
    await user.click((await line('LX20260520000001417')).getByRole('button', { name: '重新付款' }));
    const dialog = await question();
    expect(dialog.getByText(/已到账的不会再付/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '重新付款' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ voucherId: ids.voucher('V14'), version: 2 }));
  });
});
