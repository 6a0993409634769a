import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, refuse, reply } from '@lianxin/api/mock';
import { STATE_LABELS } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttonsByRow } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { accountIn, accountRows, detailOf, pageOfAccounts, proving } from '../accounts.fixtures.ts';
import { AccountsScreen, ReceivingAccountsScreen } from './accounts-screen.tsx';
import { BANK_ACCOUNT_TERMS } from './account-terms.ts';

const { bankAccount, reference } = contract;
const full = reply(bankAccount.listManaged, pageOfAccounts(accountRows));
const as = 'supplierAdministrator';

async function fillIn(user: ReturnType<typeof renderScreen>['user'], number: string) {
  await user.click(await screen.findByRole('button', { name: '添加账户' }));
  const dialog = within(await screen.findByRole('dialog', { name: '添加账户' }));
  await user.type(dialog.getByLabelText('银行账号'), number);
  await user.click(dialog.getByRole('combobox', { name: /开户网点/ }));
  await user.type(await screen.findByPlaceholderText('银行、城市、网点或联行号'), '朔州');
  await user.click(await screen.findByRole('option', { name: /建设银行朔州开发区支行/ }));
  await user.click(dialog.getByRole('button', { name: '添加' }));
  return dialog;
}

describe('the list of accounts', () => {
  it('shows masked accounts with purpose, state and last balance', async () => {
    renderScreen(<AccountsScreen />, { as, replies: [full] });
    const table = within(await screen.findByRole('table'));
    const row = within((await table.findByText('6212 **** **** 0358')).closest('tr') ?? document.body);
    for (const words of ['基本户', '默认', '正常', '2026-11-20 09:41']) expect(row.getByText(words)).toBeDefined();
    expect(row.getByText(/1,286,430/)).toBeDefined();
  });

  it('requests the filters of the address', async () => {
    const asked: RequestOf<typeof bankAccount.listManaged>[] = [];
    renderScreen(<AccountsScreen />, {
      as,
      at: '/?state=1&kind=general&search=建设',
      replies: [
        reply(bankAccount.listManaged, (request) => {
          asked.push(request);
          return pageOfAccounts([]);
        }),
      ],
    });
    expect(await screen.findByText('没有符合条件的账户')).toBeDefined();
    expect(asked[0]).toEqual({ page: 1, pageSize: 20, state: 'unproved', kind: 'general', search: '建设' });
  });

  it('explains an empty list, and offers a retry', async () => {
    const { unmount } = renderScreen(<AccountsScreen />, { as, replies: [reply(bankAccount.listManaged, pageOfAccounts([]))] });
    expect(await screen.findByText('还没有银行账户')).toBeDefined();
    unmount();
    renderScreen(<AccountsScreen />, { as, replies: [fail(bankAccount.listManaged, 504)] });
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });

  it('names states like the server', () => {
    expect(Object.keys(BANK_ACCOUNT_TERMS).toSorted()).toEqual(Object.keys(STATE_LABELS.bankAccount).toSorted());
    const labels = new Map(Object.entries(STATE_LABELS.bankAccount).map(([state, { zh }]) => [state, zh]));
    for (const [state, { label }] of Object.entries(BANK_ACCOUNT_TERMS)) expect([state, label.message]).toEqual([state, labels.get(state)]);
  });
});

describe('the page of receiving accounts', () => {
  it('depends on the enterprise, without balances', async () => {
    const { unmount } = renderScreen(<ReceivingAccountsScreen />, { as, replies: [full] });
    expect(await screen.findByRole('heading', { name: '收款账户管理' })).toBeDefined();
    await screen.findByText('6212 **** **** 0358');
    expect(screen.queryByText('余额（元）')).toBeNull();
    unmount();
    renderScreen(<ReceivingAccountsScreen />, { as: 'coreAdministrator', replies: [full] });
    expect(await screen.findByRole('heading', { name: '账户管理' })).toBeDefined();
  });

  it('tells people under review what comes first, without calls', async () => {
    renderScreen(<ReceivingAccountsScreen />, { as: 'administratorUnderReview', replies: [fail(bankAccount.listManaged, 403)] });
    expect(await screen.findByText('企业还在审核')).toBeDefined();
    expect(screen.queryByRole('button', { name: '添加账户' })).toBeNull();
  });
});

describe('adding an account', () => {
  it('finds the branch, saves, and continues with verification', async () => {
    const sent: RequestOf<typeof bankAccount.save>[] = [];
    const added = accountIn('unproved');
    const { user } = renderScreen(<AccountsScreen />, {
      as,
      replies: [
        full,
        reply(reference.banks, reference.banks.example.response),
        reply(bankAccount.save, (request) => {
          sent.push(request);
          return added;
        }),
        reply(bankAccount.get, detailOf(added)),
      ],
    });
    await fillIn(user, '6212260500001230999');
    const sheet = within(await screen.findByRole('dialog', { name: added.bankName }));
    expect(await sheet.findByRole('button', { name: '发起打款' })).toBeDefined();
    expect(sent).toEqual([{ accountNumber: '6212260500001230999', branchNumber: '105167000010', kind: 'receiving', channel: null }]);
  });

  it('shows a refusal at its field', async () => {
    const { user } = renderScreen(<AccountsScreen />, {
      as,
      replies: [
        full,
        reply(reference.banks, reference.banks.example.response),
        refuse(bankAccount.save, 'VALIDATION', { fields: [{ path: 'accNo', message: '该账户已绑定' }] }),
      ],
    });
    const dialog = await fillIn(user, '6212260500001230999');
    expect(await dialog.findByText('该账户已绑定')).toBeDefined();
    expect(dialog.getByLabelText('银行账号').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('verifying an account', () => {
  it('requests the deposit, and accepts its amount', async () => {
    const confirmed: RequestOf<typeof bankAccount.confirmVerification>[] = [];
    const { user } = renderScreen(<AccountsScreen />, {
      as,
      at: `/?id=${proving.id}&tab=check`,
      replies: [
        full,
        reply(bankAccount.get, detailOf(proving)),
        reply(bankAccount.verification, bankAccount.verification.example.response),
        reply(bankAccount.confirmVerification, (request) => {
          confirmed.push(request);
          return bankAccount.confirmVerification.example.response;
        }),
      ],
    });
    const sheet = within(await screen.findByRole('dialog', { name: proving.bankName }));
    await user.type(await sheet.findByLabelText('到账金额'), '37{Enter}');
    await waitFor(() => expect(confirmed).toEqual([{ id: proving.id, version: 2, amount: 37n }]));
    expect(sheet.queryByRole('button', { name: '更换账户' })).toBeNull();
  });
});

describe('acts on an account', () => {
  it('makes it the default of a channel', async () => {
    const sent: RequestOf<typeof bankAccount.setDefault>[] = [];
    const account = accountIn('usable');
    const { user } = renderScreen(<AccountsScreen />, {
      as,
      replies: [
        reply(bankAccount.listManaged, pageOfAccounts([account])),
        reply(bankAccount.setDefault, (request) => {
          sent.push(request);
          return { ...account, defaultOf: [1] };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '设为默认' }));
    const dialog = within(await screen.findByRole('dialog', { name: '设为默认账户' }));
    await user.click(dialog.getByRole('combobox', { name: '用于' }));
    await user.click(await screen.findByRole('option', { name: '银行A' }));
    await user.click(dialog.getByRole('button', { name: '设为默认' }));
    expect(await screen.findByText('默认账户已变更')).toBeDefined();
    expect(sent).toEqual([{ id: account.id, version: account.version, channel: 1 }]);
  });

  it('unbinds it after a confirmation', async () => {
    const asked: RequestOf<typeof bankAccount.remove>[] = [];
    const account = accountIn('usable');
    const { user } = renderScreen(<AccountsScreen />, {
      as,
      replies: [
        reply(bankAccount.listManaged, pageOfAccounts([account])),
        reply(bankAccount.remove, (request) => {
          asked.push(request);
          return accountIn('unbound');
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '解绑' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/再次使用须重新添加并验证/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '解绑' }));
    await waitFor(() => expect(asked).toEqual([{ id: account.id, version: account.version }]));
    expect(await screen.findByText('账户已解绑')).toBeDefined();
  });

  it('shows its uses', async () => {
    const account = accountIn('usable');
    const { uses } = bankAccount.get.example.response;
    renderScreen(<AccountsScreen />, {
      as,
      at: `/?id=${account.id}`,
      replies: [full, reply(bankAccount.get, { ...detailOf(account), uses, useCount: 3 })],
    });
    expect(await screen.findByText('该账户还有 3 笔未完结的业务')).toBeDefined();
    expect(screen.getByText(/LX20261118000034218 等/)).toBeDefined();
  });

  it('shows the bank statement, or the bank’s refusal', async () => {
    const account = accountIn('usable');
    const at = `/?id=${account.id}&tab=statement`;
    const replies = [full, reply(bankAccount.get, detailOf(account))];
    const { unmount } = renderScreen(<AccountsScreen />, { as, at, replies });
    const sheet = within(await screen.findByRole('dialog', { name: account.bankName }));
    expect(await sheet.findByText('晋北煤业集团有限公司')).toBeDefined();
    unmount();
    renderScreen(<AccountsScreen />, {
      as,
      at,
      replies: [...replies, refuse(bankAccount.transactions, 'BANK_REFUSED', null, { reason: '该行只提供最近 90 天的明细' })],
    });
    expect(await screen.findByText(/该行只提供最近 90 天的明细/)).toBeDefined();
  });
});

describe('acts offered on an account', () => {
  type Acts = ReturnType<typeof accountIn>['acts'];
  const offers: readonly (readonly [Acts, readonly string[]])[] = [
    [
      ['view', 'prove', 'unbind'],
      ['验证', '解绑'],
    ],
    [
      ['view', 'makeDefault', 'unbind'],
      ['设为默认', '解绑'],
    ],
    [['view'], []],
  ];
  const list = offers.map(([acts]) => accountIn('usable', { acts }));

  it.each([
    ['账户管理', AccountsScreen],
    ['收款账户管理', ReceivingAccountsScreen],
  ] as const)('are those of its row, besides viewing: %s', async (_, Screen) => {
    renderScreen(<Screen />, { as, replies: [reply(bankAccount.listManaged, pageOfAccounts(list))] });
    await screen.findByText('验证');
    expect(buttonsByRow(screen.getByRole('table'))).toEqual(offers.map(([, buttons]) => ['详情', ...buttons]));
  });

  it.each([
    // It is verified on a tab of the sheet.
    [
      ['view', 'prove', 'unbind'],
      ['账户验证', '解绑'],
    ],
    [
      ['view', 'makeDefault', 'unbind'],
      ['设为默认', '解绑'],
    ],
    [['view'], []],
  ] satisfies [Acts, string[]][])('are the same in its details: %s', async (acts, shown) => {
    const account = accountIn('unproved', { acts });
    renderScreen(<AccountsScreen />, { as, at: `/?id=${account.id}`, replies: [full, reply(bankAccount.get, detailOf(account))] });
    const sheet = within(await screen.findByRole('dialog', { name: account.bankName }));
    await sheet.findByText(account.branchNumber);
    const words = [...sheet.getAllByRole('tab'), ...sheet.getAllByRole('button')].map(({ textContent }) => textContent);
    expect(words.filter((word) => ['验证', '账户验证', '设为默认', '解绑'].includes(word))).toEqual(shown);
  });

  it.each([
    ['supplierAdministrator', 1],
    ['supplierOperator', 0],
    ['supplierReviewer', 0],
  ] as const)('include adding for the administrator only: %s', async (who, buttons) => {
    renderScreen(<AccountsScreen />, { as: who, replies: [full] });
    await screen.findByRole('table');
    expect(screen.queryAllByRole('button', { name: '添加账户' })).toHaveLength(buttons);
  });
});
