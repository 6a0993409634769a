import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { noRepaymentReplies, pageOfRepayables, repayables, repaymentReplies } from '../treasury.fixtures.ts';
import { RepaymentsScreen } from './repayments-screen.tsx';

const places = ['pledge.records', 'pledge.review'] as const;
const open = (as: PersonName = 'supplierOperator', at = '/', replies: readonly MockReply[] = []) =>
  renderScreen(<RepaymentsScreen />, {
    as,
    at,
    places: as === 'supplierAdministrator' ? [] : places,
    replies: [...repaymentReplies, ...replies],
  });

async function rowOf(number: string) {
  const row = (await screen.findByText(number)).closest('tr');
  if (!row) throw new Error(`${number} is in no row`);
  return within(row);
}

describe('repayments', () => {
  it('show principal, interest, overdue amount and account of each loan', async () => {
    const { user } = open();
    const late = await rowOf('ZY20260520-0001');
    expect(late.getByText('逾期')).toBeDefined();
    expect(late.getByText('逾期 4 天')).toBeDefined();
    expect(late.getByText(/309,300/)).toBeDefined();
    expect((await rowOf('ZY20260820-0002')).getByText('待复核')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: '还款日程' }));
    expect(await screen.findByRole('region', { name: '还款日程' })).toBeDefined();
  });

  it('lead operator and reviewer to the records', async () => {
    const { user } = open();
    await user.click((await rowOf('ZY20260520-0001')).getByRole('button', { name: '去还款' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/pledge.records?id=P1&tab=repayments');
  });

  it('are read-only for an administrator', async () => {
    open('supplierAdministrator');
    expect((await rowOf('ZY20260520-0001')).getByRole('button', { name: '详情' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '去还款' })).toBeNull();
    expect(screen.queryByRole('button', { name: '去授权' })).toBeNull();
  });

  it('show all payments of a loan', async () => {
    open('supplierOperator', '/?id=P1');
    const sheet = within(await screen.findByRole('dialog', { name: 'ZY20260520-0001' }));
    expect(await sheet.findByRole('table', { name: '还款记录' })).toBeDefined();
    expect(sheet.getByText('还清合计（元）')).toBeDefined();
  });

  it('state the account for the money in the sheet', async () => {
    open('supplierOperator', '/?id=P1');
    const sheet = within(await screen.findByRole('dialog', { name: 'ZY20260520-0001' }));
    const label = await sheet.findByText('本企业收款账户');
    expect(label.nextElementSibling?.textContent).toMatch(/\*/);
  });

  it('request state, lender and days from the address', async () => {
    const asked: RequestOf<typeof contract.treasury.listRepayments>[] = [];
    open('supplierOperator', '/?state=overdue&lender=3&dueTo=2026-12-31', [
      reply(contract.treasury.listRepayments, (request) => {
        asked.push(request);
        return pageOfRepayables(repayables);
      }),
    ]);
    await screen.findByText('ZY20260520-0001');
    expect(asked[0]).toMatchObject({ states: ['overdue'], channel: 3, dueTo: '2026-12-31' });
  });

  it('report an empty list', async () => {
    const { user } = open('supplierOperator', '/', noRepaymentReplies);
    expect(await screen.findByText('还没有需要还款的贷款')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: '还款日程' }));
    expect(await screen.findByText('没有待还的贷款')).toBeDefined();
  });

  it('keep the list if the days fail, with a retry', async () => {
    open('supplierOperator', '/', [fail(contract.treasury.repaymentDays, 500)]);
    await screen.findByText('ZY20260520-0001');
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});
