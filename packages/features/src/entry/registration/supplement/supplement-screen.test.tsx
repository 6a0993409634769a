import { contract, type ResponseOf } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { people } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { registrations } from '../registration.fixtures.ts';
import { SupplementScreen } from './supplement-screen.tsx';

const { bankAOpening, openBankA } = contract.enterprise;
const { confirmBankAVerification } = contract.bankAccount;
const lacking: ResponseOf<typeof bankAOpening> = bankAOpening.example.response;
const [licence = null, , , authorisation = null] = registrations.complete.files;
const needed = { ...lacking, licence, authorisation };
const processing: ResponseOf<typeof bankAOpening> = openBankA.example.response;
const opened: ResponseOf<typeof bankAOpening> = { ...processing, status: 'AAAAAAA', stage: 'opened' };
const as = 'supplierAdministrator';

describe('opening an account at bank A', () => {
  it('shows the bank’s status and accepts what is missing', async () => {
    let now = needed;
    const sent = vi.fn(() => (now = processing));
    const { user } = renderScreen(<SupplementScreen />, { as, replies: [reply(bankAOpening, () => now), reply(openBankA, sent)] });
    expect(await screen.findByText('待补充资料')).toBeDefined();
    expect(screen.getByText('待补充资料（代码 2）')).toBeDefined();
    await user.type(screen.getByLabelText('银行账号'), '6212260500001237706');
    await user.click(screen.getByRole('button', { name: '提交银行核验' }));
    expect(await screen.findByText('银行处理中')).toBeDefined();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ version: 0, accountNumber: '6212260500001237706', branchNumber: '102167010393' }),
    );
  });

  it('requires licence and letter of authorisation if there are none', async () => {
    const sent = vi.fn(() => processing);
    const { user } = renderScreen(<SupplementScreen />, { as, replies: [reply(bankAOpening, lacking), reply(openBankA, sent)] });
    await user.type(await screen.findByLabelText('银行账号'), '6212260500001237706');
    await user.click(screen.getByRole('button', { name: '提交银行核验' }));
    expect(await screen.findAllByText('请上传')).toHaveLength(2);
    expect(screen.getByText('选填')).toBeDefined();
    expect(sent).not.toHaveBeenCalled();
  });

  it('leaves out unknown values', async () => {
    renderScreen(<SupplementScreen />, {
      as,
      replies: [reply(bankAOpening, { ...lacking, accountNumber: null, branchNumber: null, branchName: null })],
    });
    expect(await screen.findByText('怀仁电缆有限公司')).toBeDefined();
    expect(screen.queryByText('—')).toBeNull();
    expect(screen.queryByText('提交时间')).toBeNull();
  });

  it('keeps refused input, at its field', async () => {
    const { user } = renderScreen(<SupplementScreen />, {
      as,
      replies: [
        reply(bankAOpening, needed),
        refuse(openBankA, 'VALIDATION', { fields: [{ path: 'accountNumber', message: '账号与户名不符' }] }),
      ],
    });
    await user.type(await screen.findByLabelText('银行账号'), '6212260500001237706');
    await user.click(screen.getByRole('button', { name: '提交银行核验' }));
    expect(await screen.findByText('账号与户名不符')).toBeDefined();
    expect(screen.getByLabelText('银行账号')).toHaveProperty('value', '6212260500001237706');
  });

  it('shows why the bank returned it', async () => {
    renderScreen(<SupplementScreen />, { as, replies: [reply(bankAOpening, { ...needed, stage: 'returned', reason: '预留印鉴不清晰' })] });
    expect(await screen.findByText('预留印鉴不清晰')).toBeDefined();
    expect(screen.getByRole('form', { name: '补充资料' })).toBeDefined();
  });

  it('queries the bank on request and lets the person in', async () => {
    let now = processing;
    const { user } = renderScreen(<SupplementScreen />, {
      as,
      replies: [
        reply(bankAOpening, () => now),
        reply(confirmBankAVerification, () => (now = opened)),
        reply(contract.account.currentUser, people.supplierAdministrator),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '向银行查询' }));
    await user.click(await screen.findByRole('button', { name: '进入平台' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/home.home'));
  });

  it('polls while the bank works', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let now = processing;
    const asked = vi.fn(() => now);
    renderScreen(<SupplementScreen />, { as, replies: [reply(bankAOpening, asked)] });
    expect(await screen.findByText('银行处理中')).toBeDefined();
    now = needed;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByText('待补充资料')).toBeDefined();
    const before = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveBeenCalledTimes(before);
    vi.useRealTimers();
  });

  it('tells others that the administrator completes it', async () => {
    renderScreen(<SupplementScreen />, { as: 'supplierOperator', replies: [reply(bankAOpening, needed)] });
    expect(await screen.findByText(/由本企业管理岗补充/)).toBeDefined();
  });

  it('shows loading, and offers a retry after a failure', async () => {
    const { unmount } = renderScreen(<SupplementScreen />, { as, replies: [fail(bankAOpening, 404)] });
    expect(await screen.findByText('开通进度没有加载出来')).toBeDefined();
    unmount();
    renderScreen(<SupplementScreen />, { as, replies: [delay(bankAOpening)] });
    expect(await screen.findByText('正在加载')).toBeDefined();
  });
});
