import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { income, nothingReplies, pageOfIncome, treasuryReplies } from '../treasury.fixtures.ts';
import { IncomeScreen } from './income-screen.tsx';

const places = ['voucher.signFor', 'voucher.signForList', 'voucher.register', 'transfer.records', 'treasury.expenditure'] as const;

function open(at = '/', replies: readonly MockReply[] = []) {
  const asked: RequestOf<typeof contract.transfer.listIncoming>[] = [];
  const list = reply(contract.transfer.listIncoming, (request) => {
    asked.push(request);
    return pageOfIncome(income);
  });
  return {
    ...renderScreen(<IncomeScreen />, { as: 'supplierOperator', at, places, replies: [...treasuryReplies, list, ...replies] }),
    asked,
  };
}

/** A row by the end of its number; numbers are split into boxes. */
async function rowOf(end: string) {
  const row = (await screen.findAllByRole('row')).find(({ textContent }) => textContent.includes(end));
  if (!row) throw new Error(`${end} is in no row`);
  return within(row);
}

describe('income', () => {
  it('shows payer, origin, signatory and what became of each amount', async () => {
    const { user } = open();
    await screen.findAllByText('正常持有');
    const split = await rowOf('31721');
    expect(split.getByText('950,000.00')).toBeDefined();
    expect(split.getByText('已转让')).toBeDefined();
    expect(split.getByText('已质押')).toBeDefined();
    // The signatory is a column to choose, so that the others fit.
    expect(split.queryByText('王建国 / 陈敏')).toBeNull();
    await user.click(screen.getByRole('button', { name: '列' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: '经办 / 审核' }));
    expect(await split.findByText('王建国 / 陈敏')).toBeDefined();
    await user.keyboard('{Escape}');
    expect((await rowOf('22077')).getByText('退回')).toBeDefined();
    expect((await rowOf('03555')).getByText('逾期')).toBeDefined();
  });

  it('requests received pieces only, by source and days', async () => {
    const { asked } = open('/?source=returned&receivedFrom=2026-10-01&receivedTo=2026-10-31');
    await screen.findAllByText('正常持有');
    expect(asked[0]).toMatchObject({ received: true, sources: ['returned'], receivedFrom: '2026-10-01', receivedTo: '2026-10-31' });
  });

  it('shows the months as a table as well', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '图表' }));
    expect(await screen.findByText('12 个月合计')).toBeDefined();
    await user.click(await screen.findByRole('radio', { name: '表' }));
    const table = within(await screen.findByRole('table', { name: /每月收入/ }));
    expect(table.getByText('2026-11')).toBeDefined();
  });

  it('links a returned piece to its transfer, a signed one to the voucher', async () => {
    const { user } = open();
    await screen.findAllByText('正常持有');
    await user.click((await rowOf('22077')).getByRole('button', { name: '转让记录' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/transfer.records?id=T9');
  });

  it('explains an empty list once, without a chart', async () => {
    open('/', nothingReplies);
    expect(await screen.findByText('还没有收入')).toBeDefined();
    expect(screen.queryByRole('button', { name: '图表' })).toBeNull();
    expect(screen.getByRole('link', { name: '去链信签收' })).toBeDefined();
  });

  it('keeps the list if the months fail, with a retry', async () => {
    const { user } = open('/', [fail(contract.treasury.months, 500)]);
    await screen.findAllByText('正常持有');
    await user.click(await screen.findByRole('button', { name: '图表' }));
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});
