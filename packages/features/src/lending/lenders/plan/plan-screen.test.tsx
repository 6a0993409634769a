import { contract, type RequestOf } from '@lianxin/api/contract';
import { day, fail, refuse, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { PlanScreen } from './plan-screen.tsx';
import { limits, planned, unplanned } from './plan.fixtures.ts';

const { capitalPlan } = contract;
const full = [reply(capitalPlan.overview, ({ period }) => planned(period)), reply(capitalPlan.limits, [...limits])];
const open = (replies: readonly MockReply[] = [], { as = 'lenderOperator', at = '/' }: { as?: PersonName; at?: string } = {}) =>
  renderScreen(<PlanScreen />, { as, at, replies: [...full, ...replies] });

const rowOf = async (first: string) => within(await screen.findByRole('row', { name: new RegExp(`^${first}`) }));
const keeps = (sent: RequestOf<typeof capitalPlan.saveRows>[]) =>
  reply(capitalPlan.saveRows, (request) => {
    sent.push(request);
    return capitalPlan.saveRows.example.response;
  });

describe('the plan', () => {
  it('shows planned and actual amounts by period, with the remaining and missing amounts', async () => {
    open();
    const row = await rowOf('2026-11-16 至 2026-11-22');
    for (const words of ['本期', '6,000,000.00', '5,400,000.00', '600,000.00', '接近上限'])
      expect(row.getAllByText((_, element) => element?.textContent === words).length).toBeGreaterThan(0);
    expect((await rowOf('2026-10-26')).getByText('已超出')).toBeDefined();
  });

  it('shows a negative balance in red, and marks its period as short', async () => {
    open();
    const shorts = (await screen.findAllByText('资金不足')).map((badge) => badge.closest('tr') ?? expect.fail('no row'));
    expect(shorts.length).toBeGreaterThan(0);
    for (const short of shorts) {
      expect(within(short).queryByText('正常')).toBeNull();
      expect(
        within(short)
          .getAllByText(/^−/)
          .some((amount) => amount.className.includes('text-critical')),
      ).toBe(true);
    }
  });

  it('shows the source of the amounts of a period without a row, and does not plan a month covered by its weeks', async () => {
    const { spans, ...rest } = planned('month');
    const span = spans.find(({ ended }) => !ended) ?? expect.fail('no period');
    const shown = [
      { ...span, source: 'weeks' as const, plannable: false },
      { ...span, first: day('2026-12-01'), last: day('2026-12-31'), source: 'month' as const },
    ];
    open([reply(capitalPlan.overview, { ...rest, spans: shown })]);
    const november = await rowOf('2026-11-01');
    expect(november.getAllByText('按周计划合计')).toHaveLength(2);
    expect(november.getByText('请按周修改')).toBeDefined();
    expect(november.queryByRole('button', { name: /编辑/ })).toBeNull();
    expect((await rowOf('2026-12-01')).getAllByText('按月计划分摊')).toHaveLength(2);
  });

  it('warns of nearly used limits and of a shortage', async () => {
    open();
    expect(await screen.findByText(/^2026-11-16 至 2026-11-22 周的流出已达计划的 80% 以上/)).toBeDefined();
    expect(screen.getByText(/日终起资金不足，缺口 [\d,.]+ 元/)).toBeDefined();
    expect(await screen.findByText(/1 个核心企业额度已超限/)).toBeDefined();
  });

  it('shows the same warnings by week and by month', async () => {
    const { warnings } = planned();
    open([reply(capitalPlan.overview, ({ period }) => planned(period, { warnings }))], { at: '/?period=month' });
    expect(await screen.findByText(/^2026-11-16 至 2026-11-22 周的流出已达计划的 80% 以上/)).toBeDefined();
    expect(screen.getByText(/日终起资金不足，缺口 [\d,.]+ 元/)).toBeDefined();
  });

  it('can be shown by month, and for later periods', async () => {
    const asked: RequestOf<typeof capitalPlan.overview>[] = [];
    const { user } = open([
      reply(capitalPlan.overview, (request) => {
        asked.push(request);
        return planned(request.period);
      }),
    ]);
    await user.click(await screen.findByRole('radio', { name: '按月' }));
    await rowOf('2026-11-01 至 2026-11-30');
    await user.click(screen.getByRole('button', { name: '更晚的期间' }));
    await user.click(await screen.findByRole('button', { name: '回到本期' }));
    await waitFor(() =>
      expect(asked.slice(0, 3)).toEqual([
        { period: 'week', count: 13 },
        { period: 'month', count: 12 },
        { period: 'month', count: 12, from: '2027-07-01' },
      ]),
    );
  });

  it('is compared with the actual amounts in a table and a chart', async () => {
    const { user } = open();
    await user.click(await screen.findByText('表'));
    const table = within(await screen.findByRole('table', { name: /差异/ }));
    expect(table.getByText('2026-11-16 至 2026-11-22')).toBeDefined();
  });

  it('offers a retry after a failure', async () => {
    open([fail(capitalPlan.overview, 504), fail(capitalPlan.limits, 504)]);
    expect((await screen.findAllByRole('button', { name: /重试|再试/ })).length).toBe(2);
  });
});

describe('the operator', () => {
  it('plans a period in its row', async () => {
    const sent: RequestOf<typeof capitalPlan.saveRows>[] = [];
    const { user } = open([keeps(sent)]);
    const row = await rowOf('2026-11-23');
    await user.click(row.getByRole('button', { name: /编辑/ }));
    const outflow = await screen.findByRole('textbox', { name: '2026-11-23 计划流出' });
    await user.clear(outflow);
    await user.type(outflow, '8,000,000');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { period: 'week', rows: [{ first: '2026-11-23', version: 1, inflow: yuan(1_500_000), outflow: yuan(8_000_000) }] },
      ]),
    );
    expect(await screen.findByText('计划已保存')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('saves no invalid amount, and cancels with Escape', async () => {
    const sent: RequestOf<typeof capitalPlan.saveRows>[] = [];
    const { user } = open([keeps(sent)]);
    await user.click((await rowOf('2026-11-23')).getByRole('button', { name: /编辑/ }));
    const inflow = await screen.findByRole('textbox', { name: '2026-11-23 计划流入' });
    await user.clear(inflow);
    await user.type(inflow, '-5{Enter}');
    expect(inflow.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    await user.type(inflow, '{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps the input after a concurrent change', async () => {
    const { user } = open([refuse(capitalPlan.saveRows, 'STALE_VERSION')]);
    await user.click((await rowOf('2026-11-23')).getByRole('button', { name: /编辑/ }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('textbox', { name: '2026-11-23 计划流出' })).toBeDefined();
  });

  it('cannot plan a past period', async () => {
    open();
    const row = await rowOf('2026-10-19');
    expect(row.getByText('已结束')).toBeDefined();
    expect(row.queryByRole('button', { name: /编辑/ })).toBeNull();
  });

  it('enters the balance of a day', async () => {
    const sent: RequestOf<typeof capitalPlan.saveBalance>[] = [];
    const { user } = open([
      reply(capitalPlan.saveBalance, (request) => {
        sent.push(request);
        return capitalPlan.saveBalance.example.response;
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: '登记余额' }));
    const dialog = within(await screen.findByRole('dialog', { name: '登记资金余额' }));
    const amount = dialog.getByLabelText(/余额/);
    await user.clear(amount);
    await user.type(amount, '7000000');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent).toEqual([{ on: day('2026-11-20'), amount: yuan(7_000_000), version: 2 }]));
    expect(await screen.findByText('余额已登记')).toBeDefined();
  });
});

describe('others', () => {
  it('of the lender can only read', async () => {
    open([], { as: 'lenderReviewer' });
    await rowOf('2026-11-23');
    for (const name of [/编辑/, '导入计划', '登记余额']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('who are not lenders see how they would get limits', async () => {
    open([reply(capitalPlan.overview, unplanned), reply(capitalPlan.limits, [])], { as: 'guarantorReviewer' });
    expect(await screen.findByText('还没有核心企业额度')).toBeDefined();
    expect(screen.getByText('尚未登记余额，按今日为零推算')).toBeDefined();
  });
});
