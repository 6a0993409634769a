import { contract } from '@lianxin/api/contract';
import { day, fail, none, reply, yuan } from '@lianxin/api/mock';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { coreOverview, emptyOverview, fullOverview } from './workbench.fixtures.ts';
import { WorkbenchScreen } from './workbench-screen.tsx';

const full = [reply(contract.workbench.overview, fullOverview)];

describe('the workbench', () => {
  it('links a day to receipts and payments, with sums', async () => {
    const dueDays = [
      {
        on: day('2026-11-28'),
        receivable: { count: 2, amount: yuan(300) },
        payable: { count: 1, amount: yuan(500) },
        repayable: { count: 1, amount: yuan(70) },
        lent: { count: 3, amount: yuan(900) },
        guaranteed: none,
      },
    ];
    renderScreen(<WorkbenchScreen />, {
      as: 'coreOperator',
      replies: [reply(contract.workbench.overview, { ...coreOverview, dueDays })],
      places: ['settlement.receipts', 'settlement.payments', 'lending.pledges'],
    });
    const ofDay = 'from=2026-11-28&to=2026-11-28';
    const receivable = await screen.findByRole('link', { name: '查看到期收款' });
    expect(receivable.getAttribute('href')).toBe(`#/place/settlement.receipts?${ofDay}`);
    expect(receivable.parentElement?.textContent).toContain('2 笔300.00');
    const payable = screen.getByRole('link', { name: '查看到期应付' });
    expect(payable.getAttribute('href')).toBe(`#/place/settlement.payments?${ofDay}`);
    expect(payable.parentElement?.textContent).toContain('1 笔500.00');
    expect(screen.getByText(/还本付息/, { selector: 'footer *' })).toBeDefined();
    const lent = screen.getByRole('link', { name: '查看放出的贷款到期（本金）' });
    expect(lent.getAttribute('href')).toContain('part=funder&state=paid&');
    expect(lent.parentElement?.textContent).toContain('3 笔900.00');
  });

  it('links a part of the holdings to its list', async () => {
    const { user } = renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: full, places: ['voucher.holdings'] });
    await user.click(await screen.findByRole('button', { name: /正常持有/ }));
    expect(screen.getByTestId('address').textContent).toBe('/place/voucher.holdings?state=0&available=1');
  });

  it('counts every voucher in one part of the holdings, so that the parts add up to the whole', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: full, places: ['voucher.holdings'] });
    const table = await screen.findByRole('table', { name: '持有分布' });
    const counts = within(table)
      .getAllByText(/^\d+ 笔$/)
      .map((cell) => Number.parseInt(cell.textContent ?? '', 10));
    const whole = fullOverview.holdings.reduce((sum, { count }) => sum + count, 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(whole);
    expect(screen.getByText(`${whole} 笔，元`)).toBeDefined();
  });

  it('names what is overdue before the weeks of the forecast, and counts it in the totals', async () => {
    const forecastOverdue = { receipts: yuan(30_000), payments: yuan(120_000), repayments: yuan(50_000) };
    const [week = expect.fail('no week')] = fullOverview.weeks;
    const nothing = { receipts: yuan(0), payments: yuan(0), repayments: yuan(0), fees: yuan(0) };
    const weeks = [{ ...week, ...nothing }];
    renderScreen(<WorkbenchScreen />, {
      as: 'supplierOperator',
      replies: [reply(contract.workbench.overview, { ...fullOverview, weeks, forecastOverdue })],
    });
    const panel = within(await screen.findByRole('region', { name: '13 周现金预测' }));
    expect(panel.getByText(/到期未结：应收 30,000\.00 元，应付 120,000\.00 元，还本付息 50,000\.00 元/)).toBeDefined();
    expect(panel.getByText('净流入').parentElement?.textContent).toContain('−14.00');
    expect(panel.getByText(/收款比支出少 17\.00 万元/)).toBeDefined();
  });

  it('shows figures without tasks', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: full });
    expect(await screen.findByRole('heading', { name: '持有分布' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: /等我处理/ })).toBeNull();
  });

  it('shows a core enterprise its credit lines', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'coreOperator', replies: [reply(contract.workbench.overview, coreOverview)] });
    expect(await screen.findByText(/90,800,000\.00/)).toBeDefined();
  });

  it('helps a new enterprise to its first voucher', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: [reply(contract.workbench.overview, emptyOverview)] });
    expect(await screen.findByText('开始使用链信')).toBeDefined();
  });

  it('leads the administrator to a due agreement before adding people', async () => {
    renderScreen(<WorkbenchScreen />, {
      as: { ...people.supplierAdministrator, agreementFile: null },
      replies: [reply(contract.workbench.overview, emptyOverview)],
      places: ['enterprise.information', 'staffing.people'],
    });
    const act = await screen.findByRole('link', { name: '签署补充协议' });
    expect(act.getAttribute('href')).toBe('#/place/enterprise.information');
    expect(screen.queryByRole('link', { name: '添加人员' })).toBeNull();
  });

  it('writes a day of the calendar as what it brings less what it costs', async () => {
    const nothing = { receivable: none, payable: none, repayable: none, lent: none, guaranteed: none };
    const dueDays = [
      { ...nothing, on: day('2026-12-28'), receivable: { count: 1, amount: yuan(500_000) }, payable: { count: 1, amount: yuan(200_000) } },
      { ...nothing, on: day('2026-12-30'), repayable: { count: 1, amount: yuan(403_600) } },
    ];
    renderScreen(<WorkbenchScreen />, { as: 'coreOperator', replies: [reply(contract.workbench.overview, { ...coreOverview, dueDays })] });
    expect((await screen.findByRole('button', { name: /12月28日/ })).textContent).toMatch(/30.00.*2 笔$/);
    expect(screen.getByRole('button', { name: /12月30日/ }).textContent).toMatch(/−40.36.*1 笔，净支出/);
  });

  it('reports a failure and offers a retry', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: [fail(contract.workbench.overview, 500)] });
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });

  it('shows the data role its group instead of tasks', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'groupViewer' });
    expect(await screen.findByRole('region', { name: '集团合计' })).toBeDefined();
    expect(screen.queryByText('等我处理')).toBeNull();
  });
});

it('the forecast links to calendar subscriptions', async () => {
  renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: full, places: ['settlement.receipts'] });
  const link = await screen.findByRole('link', { name: '订阅到期日历' });
  expect(link.getAttribute('href')).toBe('#/place/settlement.receipts?subscribe=1');
});

it('the forecast changes with what-if values, and back', async () => {
  const { user } = renderScreen(<WorkbenchScreen />, { as: 'supplierAdministrator', replies: full });
  const supposing = await screen.findByRole('button', { name: '假设', expanded: false });
  const received = () => screen.getByText('收款合计').textContent;
  const before = received();
  await user.click(supposing);
  await user.click(await screen.findByRole('combobox', { name: '哪一周的收款' }));
  await user.click(await screen.findByRole('option', { name: /12-14/ }));
  await user.click(screen.getByRole('combobox', { name: '怎样' }));
  await user.click(await screen.findByRole('option', { name: '未能到账' }));
  expect(received()).not.toBe(before);
  await user.click(screen.getByRole('button', { name: '假设', expanded: true }));
  expect(received()).toBe(before);
});
