import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { allowedActs, bankAccountMachine, type Role } from '@lianxin/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsCellOf, buttonsIn, buttonsOf, holders, READERS, type ActButtons } from '../../testing/action-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { accountIn, detailOf, pageOfAccounts } from '../accounts.fixtures.ts';
import { AccountsScreen, ReceivingAccountsScreen } from './accounts-screen.tsx';

const BUTTONS: ActButtons = { prove: ['验证'], makeDefault: ['设为默认'], unbind: ['解绑'] };
/** In the detail an account is proved on a tab of its own. */
const DETAIL_BUTTONS: ActButtons = { ...BUTTONS, prove: ['账户验证'] };

const STATES = bankAccountMachine.states;

const rowsFor = (role: Role) =>
  STATES.map((state) => accountIn(state, { accountNumber: `6212 **** **** ${state}`, bankName: `银行${state}` }, role));

describe.each([
  ['账户管理', AccountsScreen],
  ['收款账户管理', ReceivingAccountsScreen],
] as const)('an account in %s', (_, Screen) => {
  it.each(READERS)('offers the %s what the action matrix allows, state by state', async (role) => {
    renderScreen(<Screen />, { as: holders[role], replies: [reply(contract.bankAccount.listManaged, pageOfAccounts(rowsFor(role)))] });
    const table = within(await screen.findByRole('table'));
    await table.findByText('6212 **** **** usable');
    for (const state of STATES) {
      const expected = [...buttonsOf(BUTTONS, allowedActs('bankAccount', state, 'own', role)), '详情'];
      expect([state, buttonsIn(actsCellOf(table.getByText(`6212 **** **** ${state}`)))]).toEqual([state, expected.toSorted()]);
    }
  });

  it.each(READERS)('lets the %s add one only where they may', async (role) => {
    renderScreen(<Screen />, { as: holders[role] });
    await screen.findByRole('table');
    expect(screen.queryAllByRole('button', { name: '添加账户' })).toHaveLength(role === 'administrator' ? 1 : 0);
  });
});

describe('an account in detail', () => {
  it.each(STATES)('offers what the action matrix allows while it is %s', async (state) => {
    const account = accountIn(state);
    renderScreen(<AccountsScreen />, {
      as: 'supplierAdministrator',
      at: `/?id=${account.id}`,
      replies: [reply(contract.bankAccount.get, detailOf(account))],
    });
    const sheet = await screen.findByRole('dialog', { name: account.bankName });
    await within(sheet).findByText(account.branchNumber);
    const names = [...within(sheet).queryAllByRole('button'), ...within(sheet).queryAllByRole('tab')].map(({ textContent }) => textContent);
    expect(names.filter((name) => ['验证', '账户验证', '设为默认', '解绑'].includes(name)).toSorted()).toEqual(
      buttonsOf(DETAIL_BUTTONS, allowedActs('bankAccount', state, 'own', 'administrator')),
    );
  });
});
