import { contract } from '@lianxin/api/contract';
import { delay, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { startStep } from '../../../platform/testing/applications/records.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { platformReplies } from '../pledge.fixtures.ts';
import { RecordsScreen } from '../records/records-screen.tsx';

const open = (id: string, replies: readonly MockReply[] = []) =>
  renderScreen(<RecordsScreen />, { as: 'supplierOperator', at: `/?id=${id}`, replies: [...platformReplies, ...replies] });
const start = (user: UserEvent, name: string, title?: string) => startStep(user, '质押详情', name, title);

const typeDay = async (user: UserEvent, field: HTMLElement, day: string) => {
  await user.clear(field);
  await user.type(field, day);
  await user.tab();
};

const { response: payeeAccount } = contract.pledge.payee.example;

describe('repaying a loan', () => {
  it('shows the amount owed today, proposes all of it, and sends it with the receipt', async () => {
    const sent = vi.fn(() => contract.pledge.repay.example.response);
    const { user } = open('P7', [reply(contract.pledge.repay, sent)]);
    const dialog = await start(user, '还款');
    expect(await dialog.findByText('按 2026-12-23 还清计算，2027-05-14 到期')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '全部，填入还清合计' }));
    expect(dialog.getByText('到账后全部还清，可以申请解质。')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /银行回单号/ }), 'HK202612230001');
    await user.click(dialog.getByRole('button', { name: '提交还款' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        id: 'P7',
        version: 0,
        paidOn: '2026-12-23',
        amount: 80_386_667n,
        receiptNumber: 'HK202612230001',
      }),
    );
    expect(await screen.findByText('ZY20261120-0007 的还款已提交，等待审核岗复核')).toBeDefined();
  });

  it('shows the amount owed on the day of payment, and the rest after a part', async () => {
    const { user } = open('P7');
    const dialog = await start(user, '还款');
    await typeDay(user, await dialog.findByRole('textbox', { name: /付款日/ }), '2026-12-13');
    expect(await dialog.findByText('按 2026-12-13 还清计算，2027-05-14 到期')).toBeDefined();
    expect(dialog.getAllByText('802,577.78')).toHaveLength(2);
    await user.type(dialog.getByRole('textbox', { name: /还款金额/ }), '102577.78');
    expect(await dialog.findByText('到账后剩余本金 700,000.00 元。')).toBeDefined();
  });

  it('shows payee, bank, account and remark, and the typed amount', async () => {
    const account = { ...payeeAccount, accountName: '建设银行朔州分行', accountNumber: '6230001200118866' };
    const asked = vi.fn(() => account);
    const { user } = open('P7', [reply(contract.pledge.payee, asked)]);
    const dialog = await start(user, '还款');
    expect(await dialog.findByText('6230 **** **** 8866')).toBeDefined();
    expect(dialog.getAllByText('建设银行朔州分行')).toHaveLength(2);
    expect(dialog.getByRole('button', { name: '复制附言' })).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /还款金额/ }), '300000');
    expect(await dialog.findByText('300,000.00')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '显示收款账号' }));
    expect(await dialog.findByText('6230 0012 0011 8866')).toBeDefined();
    expect(asked).toHaveBeenCalledWith({ id: 'P7', payment: 'repayment' });
  });

  it('rejects an amount above the amount owed', async () => {
    const { user } = open('P7');
    const dialog = await start(user, '还款');
    await user.type(await dialog.findByRole('textbox', { name: /还款金额/ }), '900000');
    expect(await dialog.findByText('超过还清合计，多付的金额不能登记。')).toBeDefined();
  });

  it('requires all fields, and shows the refusal in the dialog', async () => {
    const { user } = open('P7', [refuse(contract.pledge.repay, 'ILLEGAL_STATE', { state: '已放款', act: '还款' })]);
    const dialog = await start(user, '还款');
    await user.click(await dialog.findByRole('button', { name: '提交还款' }));
    expect((await dialog.findAllByText('请填写此项')).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: /还款金额/ }), '1000');
    await user.type(dialog.getByRole('textbox', { name: /银行回单号/ }), 'HK1');
    await user.click(dialog.getByRole('button', { name: '提交还款' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
  });
});

describe('paying the guarantor', () => {
  it('shows fee and payee, and sends date and receipt', async () => {
    const sent = vi.fn(() => contract.pledge.pay.example.response);
    const { user } = open('P5', [reply(contract.pledge.pay, sent)]);
    const dialog = await start(user, '缴纳担保费');
    expect(await dialog.findByText('汇通融资担保有限公司')).toBeDefined();
    expect(dialog.getByText(/付给汇通融资担保有限公司$/)).toBeDefined();
    expect(dialog.queryByText(/担保贷款/)).toBeNull();
    expect(dialog.getByText('4,000.00')).toBeDefined();
    await typeDay(user, dialog.getByRole('textbox', { name: /付款日/ }), '2026-11-20');
    await user.type(dialog.getByRole('textbox', { name: /银行回单号/ }), 'HT1');
    await user.click(dialog.getByRole('button', { name: '登记缴费' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'P5', version: 0, paidOn: '2026-11-20', receiptNumber: 'HT1' }));
  });
});

it('is not offered again while the sheet still shows the state before it', async () => {
  const sent = vi.fn(() => contract.pledge.pay.example.response);
  const { user } = open('P5', [
    reply(contract.pledge.pay, sent),
    { ...delay(contract.pledge.get), when: () => sent.mock.calls.length > 0 },
  ]);
  const dialog = await start(user, '缴纳担保费');
  await typeDay(user, await dialog.findByRole('textbox', { name: /付款日/ }), '2026-11-20');
  await user.type(dialog.getByRole('textbox', { name: /银行回单号/ }), 'HT1');
  await user.click(dialog.getByRole('button', { name: '登记缴费' }));
  const sheet = within(await screen.findByRole('dialog', { name: '质押详情' }));
  await waitFor(() => expect(sheet.getByRole('button', { name: '缴纳担保费' }).getAttribute('aria-disabled')).toBe('true'));
  await user.click(sheet.getByRole('button', { name: '缴纳担保费' }));
  expect(screen.queryByRole('dialog', { name: '缴纳担保费' })).toBeNull();
});

describe('a refund of a guarantee fee', () => {
  const { feeRefunds: _none, ...detail } = contract.pledge.get.example.response;
  const refund = { ...contract.lendingFee.refund.example.response, acts: ['confirm' as const, 'deny' as const] };
  const opened = (sent: () => typeof refund) =>
    open(detail.id, [
      reply(contract.pledge.get, { ...detail, part: 'own', state: 'declined', acts: ['view'], feeRefunds: [refund] }),
      reply(contract.lendingFee.reviewRefund, sent),
    ]);

  it('is confirmed by the holder', async () => {
    const sent = vi.fn(() => ({ ...refund, acts: [] }));
    const { user } = opened(sent);
    const sheet = within(await screen.findByRole('dialog', { name: '质押详情' }));
    expect(await sheet.findByText('退款待确认')).toBeDefined();
    await user.click(await sheet.findByRole('button', { name: '确认退费到账' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/回单 TF202611240001/)).toBeDefined();
    await user.click(question.getByRole('button', { name: '确认退费到账' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ refundId: refund.id, version: 1, decision: 'confirm' }));
  });

  it('is denied with a reason for the guarantor', async () => {
    const sent = vi.fn(() => ({ ...refund, acts: [] }));
    const { user } = opened(sent);
    const sheet = within(await screen.findByRole('dialog', { name: '质押详情' }));
    await user.click(await sheet.findByRole('button', { name: '退费未到账' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByLabelText(/原因/), '未查到');
    await user.click(question.getByRole('button', { name: '退费未到账' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ refundId: refund.id, version: 1, decision: 'deny', reason: '未查到' }));
  });
});

describe('answering a guarantor', () => {
  it('shows who asked and who reads the answer, and sends it', async () => {
    const sent = vi.fn(() => contract.pledge.supplement.example.response);
    const { user } = open('P4', [reply(contract.pledge.supplement, sent)]);
    const dialog = await start(user, '补件', '质押补件');
    expect(await dialog.findByText('担保方要求补充')).toBeDefined();
    expect(dialog.getByText(/汇通融资担保有限公司可以看到/)).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /说明/ }), '发运单已补充');
    await user.click(dialog.getByRole('button', { name: '提交补件' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'P4', version: 0, answer: '发运单已补充', attachments: [] }));
    expect(await screen.findByText('ZY20261120-0004 的补件已提交，等待汇通融资担保有限公司审批')).toBeDefined();
  });
});
