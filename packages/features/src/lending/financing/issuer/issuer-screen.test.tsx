import { contract, type FinancingRow, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsByRow, rowOf } from '../../../platform/testing/action-rows.ts';
import { question, signature, signWithPin } from '../../../platform/testing/applications/reviewing.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { againstIssuer, financing, platformReplies } from '../financing.fixtures.ts';
import { IssuerScreen } from './issuer-screen.tsx';

const PLACES = ['financing.apply', 'transfer.notices'] as const;

/** The same rows for the reviewer, after the operator has consented. */
const toConfirm = againstIssuer.map((row) =>
  row.acts.includes('consent') ? { ...row, acts: ['view' as const, 'consentConfirm' as const, 'consentReturn' as const] } : row,
);

function open(role: 'operator' | 'reviewer' = 'operator', at = '/', replies: readonly MockReply[] = []) {
  const asked: RequestOf<typeof contract.financing.list>[] = [];
  const list = reply(contract.financing.list, (request) => {
    asked.push(request);
    return pageOfApplications(role === 'operator' ? againstIssuer : toConfirm);
  });
  return {
    ...renderScreen(<IssuerScreen />, {
      as: role === 'operator' ? 'coreOperator' : 'coreReviewer',
      at,
      places: PLACES,
      replies: [...platformReplies, list, ...replies],
    }),
    asked,
  };
}

const ROW = 'RZ20261120-0012';
const press = async (user: ReturnType<typeof open>['user'], name: string) => {
  const row = within(rowOf(await screen.findByText(ROW)));
  await user.click(row.getByRole('button', { name }));
};

describe('the financings of an issuer’s vouchers', () => {
  it('are requested as the issuer, and show its share of the costs', async () => {
    const { asked } = open();
    const row = within(rowOf(await screen.findByText(ROW)));
    expect(row.getByText(/31,342/)).toBeDefined();
    expect(asked[0]).toMatchObject({ part: 'counterparty' });
  });

  it('offer the agreement, but no receipt of the disbursement', async () => {
    open('operator', '/?id=F14');
    const sheet = within(await screen.findByRole('dialog', { name: '融资详情' }));
    expect(await sheet.findByRole('button', { name: '融资协议 PDF' })).toBeDefined();
    expect(sheet.queryByRole('button', { name: '放款回单' })).toBeNull();
  });

  it('offer the certificate of registration', async () => {
    const made = vi.fn(() => contract.pdf.ofFinancingRegistered.example.response);
    const { user } = open('operator', '/?id=F14', [reply(contract.pdf.ofFinancingRegistered, made)]);
    const sheet = within(await screen.findByRole('dialog', { name: '融资详情' }));
    await user.click(await sheet.findByRole('button', { name: '中登证明' }));
    await waitFor(() => expect(made).toHaveBeenCalledWith({ id: 'F14' }));
  });

  it('show the costs by month', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: '付息分摊成本' }));
    expect(await table.findByText('2026-10')).toBeDefined();
    expect(table.getByText('164,598.65')).toBeDefined();
  });

  it('show no costs if there are none', async () => {
    open('operator', '/', [reply(contract.financing.costs, [])]);
    await screen.findByText(ROW);
    await waitFor(() => expect(screen.queryByText('付息分摊成本')).toBeNull());
  });

  it('link to the notices of assignment', async () => {
    open();
    const link = await screen.findByRole('link', { name: '债权转让通知' });
    expect(link.getAttribute('href')).toBe('#/place/transfer.notices?tab=notices');
  });

  it('show an empty list', async () => {
    open('operator', '/', [reply(contract.financing.list, pageOfApplications([]))]);
    expect(await screen.findByText('还没有融资')).toBeDefined();
  });

  it('offer a retry after a failure', async () => {
    open('operator', '/', [fail(contract.financing.list, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});

describe('an issuer’s share of the costs', () => {
  it('is accepted by the operator after a confirmation with the amount', async () => {
    const sent = vi.fn(() => contract.financing.consent.example.response);
    const { user } = open('operator', '/', [reply(contract.financing.consent, sent)]);
    await press(user, '同意');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('31,342.22');
    expect(dialog.textContent).toContain('恒信机电设备有限公司');
    expect(dialog.textContent).toMatch(/\d{4}-\d{2}-\d{2}（放款日）由本企业从 .*\d{4} 向.+支付/);
    await user.click(within(dialog).getByRole('button', { name: '同意' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'F12', version: 0, decision: 'consent' }));
  });

  it('is refused with a reason for the holder', async () => {
    const sent = vi.fn(() => contract.financing.consent.example.response);
    const { user } = open('operator', '/', [reply(contract.financing.consent, sent)]);
    await press(user, '不同意');
    const dialog = await question();
    expect(dialog.getByText(/恒信机电设备有限公司可以看到/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '利率高于约定' }));
    await user.click(dialog.getByRole('button', { name: '不同意' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'F12', version: 0, decision: 'refuse', reason: '利率高于约定' }));
  });

  it('is confirmed by the reviewer with a signature', async () => {
    const sent = vi.fn(() => contract.financing.reviewConsent.example.response);
    const { user } = open('reviewer', '/', [reply(contract.financing.reviewConsent, sent)]);
    await press(user, '确认分摊');
    await signWithPin(user);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'F12', version: 0, decision: 'pass', signature }));
  });

  it('is returned to the operator by the reviewer', async () => {
    const sent = vi.fn(() => contract.financing.reviewConsent.example.response);
    const { user } = open('reviewer', '/', [reply(contract.financing.reviewConsent, sent)]);
    await press(user, '退回经办');
    const dialog = await question();
    await user.type(dialog.getByLabelText(/原因/), '请核对分摊比例');
    await user.click(dialog.getByRole('button', { name: '退回经办' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'F12', version: 0, decision: 'return', reason: '请核对分摊比例' }));
  });
});

describe('the acts of an issuer', () => {
  it('are those that the server allows, and the details', async () => {
    const offers = [
      [
        ['view', 'consent', 'consentRefuse'],
        ['同意', '不同意', '详情'],
      ],
      [
        ['view', 'consentConfirm', 'consentReturn'],
        ['确认分摊', '退回经办', '详情'],
      ],
      [['view'], ['详情']],
    ] satisfies [FinancingRow['acts'], string[]][];
    const list = offers.map(([acts], index) => financing(index, 'awaitingAcceptance', 1_000_000, { part: 'counterparty', acts }));
    open('operator', '/', [reply(contract.financing.list, pageOfApplications(list))]);
    const table = (await screen.findByText('退回经办')).closest('table');
    expect(table && buttonsByRow(table)).toEqual(offers.map(([, buttons]) => buttons));
  });
});
