import { contract } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { ZERO_FEN } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { channelFunds, lenders } from '../accounts.fixtures.ts';
import { FundsScreen } from './funds-screen.tsx';
import { stubWindowWidth } from '../../../platform/testing/window-width.ts';

const { bankAccount, enrolment, signature } = contract;
const as = 'supplierAdministrator';

it('shows accounts, balances and differences by channel', async () => {
  renderScreen(<FundsScreen />, { as, replies: [reply(bankAccount.balance, channelFunds)] });
  const table = within(await screen.findByRole('table', { name: '渠道账户' }));
  const row = within((await table.findByText('建设银行忻州分行营业部')).closest('tr') ?? document.body);
  expect(row.getByText('520,000.00')).toBeDefined();
  expect(row.getByText('1,200.00').closest('.text-critical')).not.toBeNull();
  expect(table.getByText('尚未查询')).toBeDefined();
});

it('queries the bank again, and reports a refusal', async () => {
  let asked = 0;
  const { user } = renderScreen(<FundsScreen />, {
    as,
    replies: [
      reply(bankAccount.balance, { ...channelFunds, accounts: channelFunds.accounts.slice(0, 1) }),
      reply(bankAccount.queryBalance, () => {
        asked += 1;
        return bankAccount.queryBalance.example.response;
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '查询余额' }));
  expect(await screen.findByText('余额已更新')).toBeDefined();
  expect(asked).toBe(1);
});

it('explains the empty page, and offers a retry', async () => {
  const { unmount } = renderScreen(<FundsScreen />, { as, replies: [reply(bankAccount.balance, { ...channelFunds, accounts: [] })] });
  expect(await screen.findByText('还没有渠道账户')).toBeDefined();
  unmount();
  renderScreen(<FundsScreen />, { as, replies: [fail(bankAccount.balance, 504)] });
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});

it('has no total before any query', async () => {
  const unasked = channelFunds.accounts.filter(({ balance }) => balance === null);
  renderScreen(<FundsScreen />, { as, replies: [reply(bankAccount.balance, { total: ZERO_FEN, accounts: unasked })] });
  const total = (await screen.findByText('余额合计（元）')).parentElement;
  expect(total?.textContent).toContain('—');
  expect(total?.textContent).not.toContain('0.00');
});

describe('with lenders,', () => {
  afterEach(() => vi.unstubAllGlobals());
  const open = (changes: readonly MockReply[] = []) =>
    renderScreen(<FundsScreen />, { as, replies: [reply(enrolment.list, lenders), ...changes] });
  const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

  it('shows the state of each enrolment and the reason of a refusal', async () => {
    open();
    expect((await rowOf(/银行A朔州分行/)).getByText('已签约')).toBeDefined();
    const refused = await rowOf(/省级银行太原分行/);
    expect(refused.getByText('签约未通过')).toBeDefined();
    expect(refused.getByText(/本行暂不受理微型企业/)).toBeDefined();
    expect((await rowOf(/邮政储蓄银行/)).getByText(/刘芳 于 2026-11-19 10:20 提交/)).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^申请与/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
      '申请与农业银行朔州分行签约',
      '申请与省级银行太原分行签约',
      '申请与晋融小额贷款有限公司签约',
    ]);
  });

  it('shows all channels of a lender in one row', async () => {
    open();
    const row = await rowOf(/晋融小额贷款有限公司/);
    expect(row.getByText('小额贷款公司(国)')).toBeDefined();
    expect(row.getAllByText('已开通')).toHaveLength(1);
    expect(row.getByText('未签约')).toBeDefined();
  });

  it('shows events on a phone, if any', async () => {
    stubWindowWidth(390);
    open();
    const card = async (lender: string) => within((await screen.findByText(lender)).closest('article') ?? document.body);
    expect((await card('邮政储蓄银行朔州市分行')).getByText(/刘芳 于/)).toBeDefined();
    expect((await card('银行A朔州分行')).queryByText('—')).toBeNull();
  });

  it('requests an enrolment with a signature', async () => {
    const asked = vi.fn(() => lenders);
    const prepared = vi.fn(() => signature.prepare.example.response);
    const { user } = open([reply(enrolment.apply, asked), reply(signature.prepare, prepared)]);
    await user.click(await screen.findByRole('button', { name: '申请与农业银行朔州分行签约' }));
    const dialog = within(await screen.findByRole('dialog', { name: '签名确认' }));
    expect(dialog.getByText(/不含个人信息/)).toBeDefined();
    await user.type(await dialog.findByLabelText(/PIN/), '123456');
    await user.click(dialog.getByRole('button', { name: /签名并申请签约/ }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ channel: 2 })));
    expect(prepared).toHaveBeenCalledWith({ act: 'enrolmentApply', subjectId: '2', version: 0 });
    expect(await screen.findByText('签约申请已提交')).toBeDefined();
  });
});
