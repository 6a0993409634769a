import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { people } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { applicants, deposits } from '../registration.fixtures.ts';
import { BankCheckScreen } from './bank-check-screen.tsx';

const { verification, confirmVerification, restartVerification, changeVerificationAccount } = contract.bankAccount;
const as = applicants.depositDue;

describe('verifying an account', () => {
  it('requires a session', async () => {
    renderScreen(<BankCheckScreen />, { at: '/bankCheck' });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/access.signIn?redirect=%2FbankCheck'));
  });

  it('shows masked account, payer and attempts', async () => {
    renderScreen(<BankCheckScreen />, { as, replies: [reply(verification, deposits.paid)] });
    expect(await screen.findByText(deposits.paid.account.accountNumber)).toBeDefined();
    expect(screen.getByText('链信供应链金融服务平台')).toBeDefined();
    expect(screen.getByText(/^还可尝试/).textContent).toBe('还可尝试 3 次，5 天内有效。');
    expect(screen.getByRole('button', { name: '重新打款' })).toHaveProperty('disabled', true);
    expect(screen.getByText('2026-11-23 起可重新打款或更换账户。')).toBeDefined();
  });

  it('requires two digits', async () => {
    const sent = vi.fn(() => deposits.verified);
    const { user } = renderScreen(<BankCheckScreen />, {
      as,
      replies: [reply(verification, deposits.paid), reply(confirmVerification, sent)],
    });
    const box = await screen.findByLabelText('到账金额');
    await user.type(box, '3{Enter}');
    expect(await screen.findByText('请填写两位小数，例如 0.37')).toBeDefined();
    expect(sent).not.toHaveBeenCalled();
    await user.type(box, '7{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 2, amount: 37n }));
  });

  it('shows the attempts left after a wrong amount', async () => {
    let left = 3;
    const { user } = renderScreen(<BankCheckScreen />, {
      as,
      replies: [
        reply(verification, () => ({ ...deposits.paid, triesLeft: left })),
        refuse(confirmVerification, 'DEPOSIT_WRONG', null, { left: 2 }),
      ],
    });
    const box = await screen.findByLabelText('到账金额');
    left = 2;
    await user.type(box, '12{Enter}');
    expect(await screen.findByText('金额不符，还可尝试 2 次')).toBeDefined();
    expect(screen.queryByText(/还可尝试 3 次/)).toBeNull();
    await waitFor(() => expect(screen.getByText(/天内有效。$/).textContent).toBe('还可尝试 2 次，5 天内有效。'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('到账金额')));
    expect(screen.getByLabelText('到账金额')).toHaveProperty('value', '');
  });

  it('offers another deposit or account after the last attempt', async () => {
    let state: typeof deposits.exhausted | typeof deposits.processing = deposits.exhausted;
    const again = vi.fn(() => (state = deposits.processing));
    const { user } = renderScreen(<BankCheckScreen />, {
      as,
      replies: [reply(verification, () => state), reply(restartVerification, again)],
    });
    expect(await screen.findByText('验证次数已用尽')).toBeDefined();
    expect(screen.queryByLabelText('到账金额')).toBeNull();
    await user.click(screen.getByRole('button', { name: '重新打款' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '重新打款' }));
    expect(await screen.findByText('正在打款')).toBeDefined();
    expect(again).toHaveBeenCalledWith({ version: 2 });
  });

  it('switches to another account by number and branch', async () => {
    const changed = vi.fn(() => deposits.processing);
    const { user } = renderScreen(<BankCheckScreen />, {
      as,
      replies: [reply(verification, deposits.expired), reply(changeVerificationAccount, changed)],
    });
    await user.click(await screen.findByRole('button', { name: '更换账户' }));
    const dialog = within(await screen.findByRole('dialog', { name: '更换账户' }));
    await user.type(dialog.getByLabelText('银行账号'), '6212260500001230999');
    await user.click(dialog.getByLabelText('开户网点'));
    await user.type(await screen.findByPlaceholderText('银行、城市、网点或联行号'), '朔州');
    await user.click(await screen.findByRole('option', { name: /朔州开发区支行/ }));
    await user.click(screen.getByRole('button', { name: '更换并打款' }));
    await waitFor(() =>
      expect(changed).toHaveBeenCalledWith({ version: 2, accountNumber: '6212260500001230999', branchNumber: '105167000010' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows why the bank could not pay', async () => {
    renderScreen(<BankCheckScreen />, { as, replies: [reply(verification, deposits.failed)] });
    expect(await screen.findByText('收款账号与户名不符')).toBeDefined();
    expect(screen.getByText('今日还可 3 次，累计还可 6 次。')).toBeDefined();
  });

  it('reloads the person after verification, and lets them in', async () => {
    const { user } = renderScreen(<BankCheckScreen />, {
      as,
      replies: [reply(verification, deposits.verified), reply(contract.account.currentUser, people.supplierAdministrator)],
    });
    expect(await screen.findByText('账户验证通过')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '进入平台' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/home.home'));
  });

  it('shows loading, and offers a retry after a failure', async () => {
    const { unmount } = renderScreen(<BankCheckScreen />, { as, replies: [fail(verification, 404)] });
    expect(await screen.findByText('验证状态没有加载出来')).toBeDefined();
    unmount();
    renderScreen(<BankCheckScreen />, { as, replies: [delay(verification)] });
    expect(await screen.findByText('正在加载')).toBeDefined();
  });
});
