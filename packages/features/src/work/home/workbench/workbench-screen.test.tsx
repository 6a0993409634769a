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
  it('links a task to its screen and record', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: full, places: ['voucher.signFor'] });
    const [first] = await screen.findAllByRole('link', { name: '签收' });
    expect(first?.getAttribute('href')).toBe('#/place/voucher.signFor?kind=issuance&id=I1');
  });

  it('links a returned transfer to its form', async () => {
    const [task] = fullOverview.tasks;
    if (!task) throw new Error('the fixtures lost their tasks');
    const returned = { ...fullOverview, tasks: [{ ...task, kind: 'transferReturned' as const, id: 'T9' }] };
    renderScreen(<WorkbenchScreen />, {
      as: 'supplierOperator',
      replies: [reply(contract.workbench.overview, returned)],
      places: ['transfer.apply'],
    });
    expect((await screen.findByRole('link', { name: '修改' })).getAttribute('href')).toBe('#/place/transfer.apply?resubmit=T9');
  });

  it.each([
    ['signFor', 'issuance', 'counterparty', '晋北煤业集团有限公司开立'],
    ['signFor', 'transfer', 'counterparty', '晋北煤业集团有限公司转让'],
    ['signForConfirm', 'issuance', 'counterparty', '晋北煤业集团有限公司开立'],
    ['signForConfirm', 'transfer', 'counterparty', '晋北煤业集团有限公司转让'],
    ['issuanceReview', 'issuance', 'own', '开立给恒信机电设备有限公司'],
    ['voidReview', 'issuance', 'own', '开立给恒信机电设备有限公司'],
    ['issuanceReturned', 'issuance', 'own', '开立给恒信机电设备有限公司'],
    ['transferReview', 'transfer', 'own', '转让给恒信机电设备有限公司'],
    ['transferReturned', 'transfer', 'own', '转让给恒信机电设备有限公司'],
    ['financingReview', 'financing', 'own', '融资转让给恒信机电设备有限公司'],
    ['financingConsent', 'financing', 'debtor', '晋北煤业集团有限公司的融资中由本企业承担的利息和费用'],
    ['pledgeReview', 'pledge', 'own', '质押给恒信机电设备有限公司'],
    ['pledgeReturned', 'pledge', 'own', '质押给恒信机电设备有限公司'],
    ['lendingAccept', 'pledge', 'counterparty', '晋北煤业集团有限公司质押'],
    ['assignmentNotice', 'transfer', 'debtor', '晋北煤业集团有限公司转让给恒信机电设备有限公司'],
  ] as const)('describes the task %s on an %s, as its %s', async (kind, subject, part, words) => {
    const [task] = fullOverview.tasks;
    if (!task) throw new Error('the fixtures lost their tasks');
    const parties = { fromName: '晋北煤业集团有限公司', toName: '恒信机电设备有限公司' };
    const tasks = [{ ...task, kind, subject, part, ...parties }];
    renderScreen(<WorkbenchScreen />, {
      as: 'supplierOperator',
      replies: [reply(contract.workbench.overview, { ...fullOverview, tasks })],
    });
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it.each([
    ['financingReview', '复核', '#/place/financing.records?view=review&id=F9'],
    ['financingReturned', '修改', '#/place/financing.apply?resubmit=F9'],
    ['financingFurtherStep', '办理', '#/place/financing.records?id=F9'],
    ['financingSupplement', '补件', '#/place/financing.records?id=F9'],
    ['financingContract', '签约', '#/place/financing.records?id=F9'],
    ['financingContractConfirm', '复核', '#/place/financing.records?view=review&id=F9'],
    ['financingClaimed', '还款', '#/place/financing.records?id=F9'],
    ['financingRepaymentReview', '复核', '#/place/financing.records?view=review&id=F9'],
    ['financingConsent', '处理', '#/place/financing.issuer?id=F9'],
    ['financingConsentConfirm', '复核', '#/place/financing.issuer?id=F9'],
  ] as const)('links the task %s to its page', async (kind, verb, address) => {
    const [task] = fullOverview.tasks;
    if (!task) throw new Error('the fixtures lost their tasks');
    renderScreen(<WorkbenchScreen />, {
      as: 'supplierOperator',
      replies: [
        reply(contract.workbench.overview, { ...fullOverview, tasks: [{ ...task, kind, id: 'F9', subject: 'financing' as const }] }),
      ],
      places: ['financing.apply', 'financing.records', 'financing.issuer'],
    });
    expect((await screen.findByRole('link', { name: verb })).getAttribute('href')).toBe(address);
  });

  it.each([
    ['pledgeReview', '复核', '#/place/pledge.review?id=P9'],
    ['pledgeReturned', '修改', '#/place/pledge.apply?resubmit=P9'],
    ['pledgeSupplement', '补件', '#/place/pledge.records?id=P9'],
    ['pledgeRepaymentReview', '复核', '#/place/pledge.review?id=P9'],
    ['pledgeFee', '缴费', '#/place/pledge.records?id=P9'],
    ['pledgeFeeRefund', '确认', '#/place/pledge.records?id=P9'],
    ['lendingFeeConfirm', '确认', '#/place/lending.fees?state=declared'],
    ['lendingFeeRefund', '退费', '#/place/lending.fees?state=refundDue'],
    ['pledgeRelease', '申请', '#/place/pledge.records?id=P9'],
    ['pledgeReleaseConfirm', '复核', '#/place/pledge.review?id=P9'],
    ['lendingAccept', '受理', '#/place/lending.pledges?id=P9'],
    ['pledgeOverdue', '还款', '#/place/pledge.records?id=P9&tab=repayments'],
    ['lendingSign', '签约', '#/place/lending.pledges?id=P9'],
    ['lendingRegister', '登记', '#/place/lending.pledges?id=P9'],
    ['lendingDisburse', '放款', '#/place/lending.pledges?id=P9'],
    ['lendingRepayment', '确认', '#/place/lending.pledges?id=P9'],
    ['lendingRelease', '解质', '#/place/lending.pledges?id=P9'],
  ] as const)('links the task %s on a pledge to its page', async (kind, verb, address) => {
    const [task] = fullOverview.tasks;
    if (!task) throw new Error('the fixtures lost their tasks');
    renderScreen(<WorkbenchScreen />, {
      as: 'supplierOperator',
      replies: [reply(contract.workbench.overview, { ...fullOverview, tasks: [{ ...task, kind, id: 'P9', subject: 'pledge' as const }] })],
      places: ['pledge.apply', 'pledge.records', 'pledge.review', 'lending.pledges', 'lending.fees'],
    });
    expect((await screen.findByRole('link', { name: verb })).getAttribute('href')).toBe(address);
  });

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

  it('shows no link without permission', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierOperator', replies: full });
    expect(await screen.findByText('今日截止')).toBeDefined();
    expect(screen.queryByRole('link', { name: '签收' })).toBeNull();
  });

  it('shows an administrator figures without tasks', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'supplierAdministrator', replies: full });
    expect(await screen.findByRole('heading', { name: '持有分布' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: /等我处理/ })).toBeNull();
  });

  it('shows a core enterprise debts and lines', async () => {
    renderScreen(<WorkbenchScreen />, { as: 'coreOperator', replies: [reply(contract.workbench.overview, coreOverview)] });
    expect(await screen.findByText('128,600,000.00')).toBeDefined();
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
