import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { ZERO_FEN } from '@lianxin/domain';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { channelFunds } from '../accounts.fixtures.ts';
import { FundsScreen } from './funds-screen.tsx';

const { bankAccount } = contract;
const as = 'supplierAdministrator';

it('shows each channel’s account, what the bank said, and a difference where there is one', async () => {
  renderScreen(<FundsScreen />, { as, replies: [reply(bankAccount.balance, channelFunds)] });
  const table = within(await screen.findByRole('table'));
  const row = within((await table.findByText('建设银行忻州分行营业部')).closest('tr') ?? document.body);
  expect(row.getByText('520,000.00')).toBeDefined();
  expect(row.getByText('1,200.00').closest('.text-critical')).not.toBeNull();
  expect(table.getByText('尚未查询')).toBeDefined();
});

it('asks the bank again, and says when it will not tell', async () => {
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

it('says what will stand here, and offers another try', async () => {
  const { unmount } = renderScreen(<FundsScreen />, { as, replies: [reply(bankAccount.balance, { ...channelFunds, accounts: [] })] });
  expect(await screen.findByText('还没有渠道账户')).toBeDefined();
  unmount();
  renderScreen(<FundsScreen />, { as, replies: [fail(bankAccount.balance, 504)] });
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});

it('adds nothing up before any bank was asked', async () => {
  const unasked = channelFunds.accounts.filter(({ balance }) => balance === null);
  renderScreen(<FundsScreen />, { as, replies: [reply(bankAccount.balance, { total: ZERO_FEN, accounts: unasked })] });
  const total = (await screen.findByText('余额合计（元）')).parentElement;
  expect(total?.textContent).toContain('—');
  expect(total?.textContent).not.toContain('0.00');
});
