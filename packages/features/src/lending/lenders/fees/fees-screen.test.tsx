import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, ids, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { feesAre, lenderReplies, operatorFee, operatorReplies, pageOfFees, reviewerReplies, termsAs } from './fees.fixtures.ts';
import { FeesScreen } from './fees-screen.tsx';

const { lendingFee } = contract;

interface Opened {
  readonly as?: PersonName;
  readonly at?: string;
}

const open = (replies: readonly MockReply[], { as = 'guarantorOperator', at = '/' }: Opened = {}) =>
  renderScreen(<FeesScreen />, { as, at, places: ['lending.pledges', 'fees.payments'], replies });
const asReviewer = { as: 'guarantorReviewer' } as const;

const line = async (number: string) => within(rowOf(await screen.findByText(number)));
const acts = async (number: string) => (await line(number)).getAllByRole('button').map(({ textContent }) => textContent);
const question = async () => within(await screen.findByRole('alertdialog'));

describe('the fees of a guarantor', () => {
  it('show the sums due, declared and received above the list', async () => {
    open(operatorReplies);
    const sums = within((await screen.findByText('应收待确认（元）')).closest('dl') ?? expect.fail());
    expect(sums.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === '5,800.00')).toBeDefined();
    const row = await line('ZY20261120-0001');
    for (const words of ['担保费', '应收', '待确认到账', '2026-11-23', 'HT202611230001', '本企业经办岗'])
      expect(row.getByText(words)).toBeDefined();
    expect((await line('ZY20261120-0002')).getByText('恒信机电设备有限公司经办岗')).toBeDefined();
  });

  it('offer the acts that the server allows', async () => {
    open(operatorReplies);
    expect(await acts('ZY20261120-0001')).toEqual(['确认到账', '查看质押', '详情']);
    expect(await acts('ZY20261120-0002')).toEqual(['查看质押', '详情']);
  });

  it('link to the platform’s own charges', async () => {
    open(operatorReplies);
    expect((await screen.findByRole('link', { name: '缴费管理' })).getAttribute('href')).toContain('fees.payments');
  });

  it('are confirmed by the operator', async () => {
    const sent = vi.fn(() => lendingFee.confirm.example.response);
    const { user } = open([...operatorReplies, reply(lendingFee.confirm, sent)]);
    await user.click(await screen.findByRole('button', { name: '确认到账' }));
    const dialog = await question();
    expect(dialog.getByText(/回单 HT202611230001/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '确认到账' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ pledgeId: ids.pledge('P1'), version: 3 }));
    expect(await screen.findByText('ZY20261120-0001 的担保费已确认到账')).toBeDefined();
  });

  it('are refunded after an unsuccessful application, with the full account number and a receipt', async () => {
    const sent = vi.fn(() => lendingFee.refund.example.response);
    const owed = operatorFee({ state: 'refundDue', refundId: ids.feeRefund('FR1'), acts: ['refund'], reason: '未到账' });
    const payee = reply(lendingFee.refundPayee, () => lendingFee.refundPayee.example.response);
    const { user } = open([feesAre([owed]), termsAs({}), payee, reply(lendingFee.refund, sent)]);
    await user.click(await screen.findByRole('button', { name: '退还担保费' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退还担保费' }));
    expect(dialog.getByText('未到账')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '显示收款账号' }));
    expect(await dialog.findByText('6212 2605 0000 1230 358')).toBeDefined();
    await user.type(dialog.getByLabelText(/付款日/), '2026-11-24');
    await user.type(dialog.getByLabelText(/银行回单号/), 'TF1');
    await user.click(dialog.getByRole('button', { name: '登记退费' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ refundId: 'FR1', version: 3, paidOn: '2026-11-24', receiptNumber: 'TF1' }));
    expect(await screen.findByText(/的退费已登记，等待融资企业确认/)).toBeDefined();
  });

  it('are reversed by the reviewer with a reason for the payer', async () => {
    const sent = vi.fn(() => lendingFee.reverse.example.response);
    const { user } = open([...reviewerReplies, reply(lendingFee.reverse, sent)], asReviewer);
    await user.click(await screen.findByRole('button', { name: '冲回' }));
    const dialog = await question();
    await user.click(dialog.getByRole('button', { name: '冲回' }));
    expect(sent).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/原因/), '未查到');
    await user.click(dialog.getByRole('button', { name: '冲回' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ pledgeId: ids.pledge('P1'), version: 3, reason: '未查到' }));
  });

  it('link to the loan, and show the reason of a reversal', async () => {
    const { user } = open(operatorReplies, { at: '/?id=guaranteeFee-P4' });
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('银行流水中未查到该笔款项')).toBeDefined();
    expect(sheet.getByText('年化 1.20%')).toBeDefined();
    await user.click(sheet.getByRole('button', { name: '查看质押' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('part=guarantor'));
  });
});

it('send the filters to the server', async () => {
  const asked: RequestOf<typeof lendingFee.list>[] = [];
  const answer = reply(lendingFee.list, (request) => {
    asked.push(request);
    return pageOfFees([]);
  });
  open([...operatorReplies, answer], { at: '/?state=declared&direction=receivable&kind=guaranteeFee&search=恒信' });
  await screen.findByText('没有符合条件的费用');
  expect(asked).toContainEqual({
    page: 1,
    pageSize: 20,
    states: ['declared'],
    direction: 'receivable',
    kind: 'guaranteeFee',
    search: '恒信',
  });
});

it('show an empty list, and offer a retry after a failure', async () => {
  const { unmount } = open([...operatorReplies, feesAre([])]);
  expect(await screen.findByText('还没有费用')).toBeDefined();
  unmount();
  open([fail(lendingFee.list, 500), fail(lendingFee.terms, 500)]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(2));
});

it('show a lender its own and the platform’s fees, and the rates of its channels', async () => {
  open(lenderReplies, { as: 'lenderOperator' });
  const list = within(await screen.findByRole('table', { name: '费用明细' }));
  await waitFor(() => expect(list.getAllByText('平台服务费')).toHaveLength(2));
  expect(list.getAllByText('应付')).toHaveLength(2);
  // The fees are withheld from the payout, so there is no separate payment.
  expect(list.getAllByText('已随放款扣收')).toHaveLength(2);
  expect(list.queryByText('已到账')).toBeNull();
  const rates = within(await screen.findByRole('table', { name: '放款渠道费率' }));
  expect(rates.getByText('万分之 15.00')).toBeDefined();
  expect(screen.queryByRole('button', { name: '调整费率' })).toBeNull();
  expect(screen.queryByRole('button', { name: '确认到账' })).toBeNull();
});

it('shows the maximum rate of a lender that quotes each loan individually', async () => {
  const [channel] = lendingFee.terms.example.response.channels;
  if (!channel) throw new Error('the example lost its channel');
  const rows = [channel, { ...channel, channel: 11, annualRate: 88_000n }];
  open([...lenderReplies, reply(lendingFee.terms, { guarantor: null, channels: rows })], { as: 'lenderOperator' });
  const rates = within(await screen.findByRole('table', { name: '放款渠道费率' }));
  expect(await rates.findByText('5.80%')).toBeDefined();
  expect(rates.getByText('不超过 8.80%，逐笔报价')).toBeDefined();
});

describe('the terms of a guarantor', () => {
  const propose = async (replies: readonly MockReply[] = []) => {
    const { user } = open([...operatorReplies, ...replies]);
    await user.click(await screen.findByRole('button', { name: '调整费率' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: '调整担保费率' })) };
  };

  it('are proposed by the operator in any unit, and read back as a percentage', async () => {
    const sent = vi.fn(() => lendingFee.proposeTerms.example.response);
    const { user, dialog } = await propose([reply(lendingFee.proposeTerms, sent)]);
    await user.click(dialog.getByRole('radio', { name: '按日费率和担保天数' }));
    await user.clear(dialog.getByLabelText(/费率（%）/));
    await user.type(dialog.getByLabelText(/费率（%）/), '0.005');
    expect(await dialog.findByText('即 每日万分之 0.50')).toBeDefined();
    await user.clear(dialog.getByLabelText(/最低收费/));
    await user.type(dialog.getByLabelText(/最低收费/), '0');
    await user.click(dialog.getByRole('button', { name: '提交复核' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ unit: 'dailyPerTenThousand', rate: 50n, minimum: 0n, version: 1 }));
    expect(await screen.findByText('费率已提交审核岗复核')).toBeDefined();
  });

  it('show the server’s refusal in the dialog', async () => {
    const { user, dialog } = await propose([refuse(lendingFee.proposeTerms, 'STALE_VERSION')]);
    await user.click(dialog.getByRole('button', { name: '提交复核' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
  });

  it('are put into force or returned by the reviewer', async () => {
    const sent = vi.fn(() => lendingFee.reviewTerms.example.response);
    const { user } = open([...reviewerReplies, reply(lendingFee.reviewTerms, sent)], asReviewer);
    expect(await screen.findByText(/罗敏提出：年化 1.50%，最低 800.00 元/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '同意' }));
    await user.click((await question()).getByRole('button', { name: '同意' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ number: 1, decision: 'confirm' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: '退回' }));
    const dialog = await question();
    await user.type(dialog.getByLabelText(/原因/), '高于同业');
    await user.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ number: 1, decision: 'return', reason: '高于同业' }));
  });

  it('are not decided by the person who proposed them', async () => {
    const { proposal } = lendingFee.terms.example.response.guarantor ?? expect.fail();
    open([...reviewerReplies, termsAs({ acts: [], proposal: proposal && { ...proposal, isOwn: true } })], asReviewer);
    expect(await screen.findByText(/您提出的须由他人复核/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
  });
});
