import { contract } from '@lianxin/api/contract';
import { day, none, reply } from '@lianxin/api/mock';
import { ZERO_FEN } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { coreOverview, emptyOverview, fullOverview } from '../workbench/workbench.fixtures.ts';
import { HomeScreen } from './home-screen.tsx';

describe('a visitor', () => {
  it('finds the entry, and a sample voucher', async () => {
    renderScreen(<HomeScreen />);
    expect((await screen.findByRole('link', { name: '登录' })).getAttribute('href')).toBe('#/place/access.signIn');
    expect(await screen.findByRole('figure', { name: /应收账款电子凭证.*样张/ })).toBeDefined();
  });

  it('opens an announcement, and closes it', async () => {
    const { user } = renderScreen(<HomeScreen />);
    await user.click(await screen.findByRole('button', { name: /2027 年元旦假期到期兑付顺延安排/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '公告' }));
    expect(await dialog.findByText('元旦假期到期的凭证顺延至 1 月 4 日兑付。')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reads the announcement of the address', async () => {
    renderScreen(<HomeScreen />, { at: '/?announcement=A1' });
    expect(await screen.findByText('元旦假期到期的凭证顺延至 1 月 4 日兑付。')).toBeDefined();
  });
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the home of a core enterprise', () => {
  it.each([
    ['coreOperator', ['等我处理4', '到期日历', '开立额度']],
    ['coreReviewer', ['等我处理4', '到期日历', '开立额度']],
    ['coreAdministrator', ['13 周现金预测', '到期日历', '持有分布', '开立额度']],
  ] as const)('puts what waits before the credit lines for %s', async (as, order) => {
    renderScreen(<HomeScreen />, { as, replies: [reply(contract.workbench.overview, coreOverview)] });
    expect(await screen.findByText('128,600,000')).toBeDefined();
    await waitFor(() => expect(headings()).toEqual(order));
    expect(screen.getByText(/90,800,000\.00/)).toBeDefined();
  });

  it('is told at the top that it may not issue', async () => {
    renderScreen(<HomeScreen />, {
      as: 'coreOperator',
      replies: [
        reply(contract.workbench.overview, coreOverview),
        reply(contract.enterprise.get, {
          ...contract.enterprise.get.example.response,
          issueSuspension: { reason: '凭证 LX20260520000001117 到期未付', since: '2026-11-16T09:00:00+08:00', overdue: 1 },
        }),
      ],
    });
    expect(await screen.findByText('本企业已被暂停开立')).toBeDefined();
  });

  it('leaves out what it never has', async () => {
    const holdsNothing = {
      ...coreOverview,
      holdings: coreOverview.holdings.map((part) => ({ ...part, count: 0, amount: ZERO_FEN, rest: none })),
    };
    renderScreen(<HomeScreen />, { as: 'coreReviewer', replies: [reply(contract.workbench.overview, holdsNothing)] });
    await screen.findByText('128,600,000');
    for (const words of [/待签收/, /正常持有/, /本月待收/, /持有分布/]) expect(screen.queryByText(words)).toBeNull();
  });

  it('offers to issue beside the title', async () => {
    renderScreen(<HomeScreen />, { as: 'coreOperator', places: ['issuance.issue'] });
    expect((await screen.findByRole('link', { name: '开立链信' })).getAttribute('href')).toBe('#/place/issuance.issue');
  });
});

describe('tasks', () => {
  const full = [reply(contract.workbench.overview, fullOverview)];

  it('links a task to its screen and record', async () => {
    renderScreen(<HomeScreen />, { as: 'supplierOperator', replies: full, places: ['voucher.signFor'] });
    const [first] = await screen.findAllByRole('link', { name: '签收' });
    expect(first?.getAttribute('href')).toBe('#/place/voucher.signFor?kind=issuance&id=I1');
  });

  it('links a returned transfer to its form', async () => {
    const [task] = fullOverview.tasks;
    if (!task) throw new Error('the fixtures lost their tasks');
    const returned = { ...fullOverview, tasks: [{ ...task, kind: 'transferReturned' as const, id: 'T9' }] };
    renderScreen(<HomeScreen />, {
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
  ] as const)('describes the task %s on an %s, as its %s', async (kind, subject, part, words) => {
    const [task] = fullOverview.tasks;
    if (!task) throw new Error('the fixtures lost their tasks');
    const parties = { fromName: '晋北煤业集团有限公司', toName: '恒信机电设备有限公司' };
    const tasks = [{ ...task, kind, subject, part, ...parties }];
    renderScreen(<HomeScreen />, {
      as: 'supplierOperator',
      replies: [reply(contract.workbench.overview, { ...fullOverview, tasks })],
    });
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it.each([
    ['financingReview', '复核', '#/place/financing.records?view=review&id=F9'],
    ['financingReturned', '修改', '#/place/financing.apply?resubmit=F9'],
    ['financingFurtherStep', '资金方补充步骤', '#/place/financing.records?id=F9'],
    ['financingSupplement', '补件', '#/place/financing.records?id=F9'],
    ['financingContract', '签约', '#/place/financing.records?id=F9'],
    ['financingContractConfirm', '复核', '#/place/financing.records?view=review&id=F9'],
    ['financingClaimed', '还款', '#/place/financing.records?id=F9&tab=repayments'],
    ['financingRepaymentReview', '复核', '#/place/financing.records?view=review&id=F9'],
    ['financingConsent', '处理', '#/place/financing.issuer?id=F9'],
    ['financingConsentConfirm', '确认分摊', '#/place/financing.issuer?id=F9'],
  ] as const)('links the task %s to its page', async (kind, verb, address) => {
    const [task] = fullOverview.tasks;
    if (!task) throw new Error('the fixtures lost their tasks');
    renderScreen(<HomeScreen />, {
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
    ['pledgeFee', '缴纳担保费', '#/place/pledge.records?id=P9'],
    ['pledgeFeeRefund', '确认', '#/place/pledge.records?id=P9'],
    ['lendingFeeConfirm', '确认', '#/place/lending.fees?state=declared'],
    ['lendingFeeRefund', '退费', '#/place/lending.fees?state=refundDue'],
    ['pledgeRelease', '申请解质', '#/place/pledge.records?id=P9'],
    ['pledgeReleaseConfirm', '复核', '#/place/pledge.review?id=P9'],
    ['lendingAccept', '受理', '#/place/lending.pledges?id=P9'],
    ['pledgeDue', '还款', '#/place/pledge.records?id=P9&tab=repayments'],
    ['pledgeOverdue', '还款', '#/place/pledge.records?id=P9&tab=repayments'],
    ['lendingSign', '复核', '#/place/lending.pledges?id=P9'],
    ['lendingRegister', '登记', '#/place/lending.pledges?id=P9'],
    ['lendingDisburse', '放款', '#/place/lending.pledges?id=P9'],
    ['lendingRepayment', '复核', '#/place/lending.pledges?id=P9'],
    ['lendingRelease', '解质', '#/place/lending.pledges?id=P9'],
  ] as const)('links the task %s on a pledge to its page', async (kind, verb, address) => {
    const [task] = fullOverview.tasks;
    if (!task) throw new Error('the fixtures lost their tasks');
    renderScreen(<HomeScreen />, {
      as: 'supplierOperator',
      replies: [reply(contract.workbench.overview, { ...fullOverview, tasks: [{ ...task, kind, id: 'P9', subject: 'pledge' as const }] })],
      places: ['pledge.apply', 'pledge.records', 'pledge.review', 'lending.pledges', 'lending.fees'],
    });
    expect((await screen.findByRole('link', { name: verb })).getAttribute('href')).toBe(address);
  });

  it('shows no link without permission', async () => {
    renderScreen(<HomeScreen />, { as: 'supplierOperator', replies: full });
    expect(await screen.findByText('今日截止')).toBeDefined();
    expect(screen.queryByRole('link', { name: '签收' })).toBeNull();
  });

  it('are grouped by how soon they are due', async () => {
    const [task] = fullOverview.tasks;
    if (!task) throw new Error('the fixtures lost their tasks');
    // 2026-11-20 is a Friday.
    const deadlines = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'].map((deadline) => day(deadline));
    const tasks = [...deadlines, null].map((deadline, index) => ({ ...task, id: `I${index}`, deadline }));
    renderScreen(<HomeScreen />, {
      as: 'supplierOperator',
      replies: [reply(contract.workbench.overview, { ...fullOverview, tasks })],
    });
    await screen.findByText('逾期');
    const [, ...rows] = within(screen.getByRole('table', { name: '等我处理' })).getAllByRole('row');
    expect(rows.map((row) => within(row).queryByRole('rowheader')?.textContent ?? '')).toEqual([
      '逾期',
      '',
      '今天',
      '',
      '本周',
      '',
      '以后',
      '',
      '',
    ]);
  });

  it('leave notices, which need no act, to one line', async () => {
    renderScreen(<HomeScreen />, {
      as: 'coreOperator',
      replies: [reply(contract.workbench.overview, { ...coreOverview, noticeTotal: 7 })],
      places: ['transfer.notices'],
    });
    const line = (await screen.findByText(/7 条转让通知/)).closest('footer');
    expect(
      within(line ?? document.body)
        .getByRole('link', { name: '查看' })
        .getAttribute('href'),
    ).toBe('#/place/transfer.notices');
  });
});

describe('the home of a supplier', () => {
  const figures = async (as: 'supplierOperator' | 'supplierReviewer' | 'supplierAdministrator') => {
    renderScreen(<HomeScreen />, { as, replies: [reply(contract.workbench.overview, fullOverview)] });
    await screen.findByText('本月待收（元）');
    return screen
      .getAllByRole('term')
      .map((term) => term.textContent)
      .slice(0, as === 'supplierAdministrator' ? 3 : 5);
  };

  it('starts with tasks and expected money', async () => {
    expect(await figures('supplierOperator')).toEqual(['待签收', '转让退回', '逾期未收（元）', '本月待收（元）', '正常持有（元）']);
  });
  it('has no count of issuances', async () => {
    expect(await figures('supplierReviewer')).toEqual(['签收待复核', '待转让复核', '逾期未收（元）', '本月待收（元）', '正常持有（元）']);
  });
  it('shows an administrator the money', async () => {
    expect(await figures('supplierAdministrator')).toEqual(['逾期未收（元）', '本月待收（元）', '正常持有（元）']);
  });
});

describe('a new enterprise', () => {
  const nobody = (role: 'operator' | 'reviewer') =>
    reply(contract.staff.list, (request) =>
      request.role === role ? { ...contract.staff.list.example.response, list: [], total: 0 } : contract.staff.list.example.response,
    );

  it.each(['operator', 'reviewer'] as const)('tells its administrator to add people first, while it has no %s', async (role) => {
    renderScreen(<HomeScreen />, {
      as: 'supplierAdministrator',
      places: ['staffing.people'],
      replies: [reply(contract.workbench.overview, emptyOverview), nobody(role)],
    });
    expect(await screen.findByText('下一步：经办与审核人员')).toBeDefined();
    expect(screen.getByRole('link', { name: '添加人员' }).getAttribute('href')).toBe('#/place/staffing.people');
  });

  it('does so even if vouchers are waiting', async () => {
    renderScreen(<HomeScreen />, {
      as: 'coreAdministrator',
      places: ['staffing.people'],
      replies: [reply(contract.workbench.overview, coreOverview), nobody('reviewer')],
    });
    expect(await screen.findByRole('link', { name: '添加人员' })).toBeDefined();
    expect(headings()[0]).toBe('开始使用链信');
  });

  it('leads an operator to the first voucher, without a row of zeros', async () => {
    renderScreen(<HomeScreen />, {
      as: 'supplierOperator',
      places: ['voucher.signForList'],
      replies: [reply(contract.workbench.overview, emptyOverview)],
    });
    expect((await screen.findByRole('link', { name: '查看待签收链信' })).getAttribute('href')).toBe('#/place/voucher.signForList');
    expect(screen.queryByText('正常持有（元）')).toBeNull();
  });

  it('leads a core enterprise’s operator to the first issuance', async () => {
    renderScreen(<HomeScreen />, {
      as: 'coreOperator',
      places: ['issuance.issue'],
      replies: [reply(contract.workbench.overview, emptyOverview)],
    });
    expect(await screen.findByText('下一步：第一笔链信')).toBeDefined();
    expect(screen.getByRole('link', { name: '开立第一笔链信' }).getAttribute('href')).toBe('#/place/issuance.issue');
  });
});

describe('the home of a financial institution', () => {
  it.each([
    ['nothing', emptyOverview, []],
    ['vouchers', fullOverview, ['链信融资', '申请转让']],
  ] as const)('offers financing and transfer to one that holds %s as it can do them', async (_, overview, offered) => {
    renderScreen(<HomeScreen />, {
      as: 'guarantorOperator',
      replies: [reply(contract.workbench.overview, overview)],
      places: ['lending.pledges', 'transfer.apply', 'financing.hub'],
    });
    await screen.findByRole('region', { name: '由本企业放款的质押贷款' });
    await waitFor(() => expect(['链信融资', '申请转让'].filter((name) => screen.queryByRole('link', { name }) !== null)).toEqual(offered));
  });

  it.each([
    ['guarantorOperator', '等我处理4'],
    ['guarantorReviewer', '等我处理4'],
    ['guarantorAdministrator', '13 周现金预测'],
  ] as const)('shows its desk after what waits for %s', async (as, first) => {
    renderScreen(<HomeScreen />, { as, replies: [reply(contract.workbench.overview, fullOverview)], places: ['lending.pledges'] });
    expect(await screen.findByRole('region', { name: '由本企业放款的质押贷款' })).toBeDefined();
    expect(await screen.findByText('本月待收（元）')).toBeDefined();
    expect(headings()[0]).toBe(first);
    expect(headings()).toContain('由本企业放款的质押贷款');
  });

  it.each(['guarantorOperator', 'guarantorAdministrator'] as const)('leads %s to no first voucher', async (as) => {
    renderScreen(<HomeScreen />, { as, replies: [reply(contract.workbench.overview, emptyOverview)], places: ['lending.pledges'] });
    expect(await screen.findByText(as === 'guarantorOperator' ? '没有等您处理的事项' : '13 周现金预测')).toBeDefined();
    expect(screen.queryByText('第一笔链信')).toBeNull();
    expect(screen.queryByText('开始使用链信')).toBeNull();
  });

  it('is not loaded for others', async () => {
    renderScreen(<HomeScreen />, { as: 'supplierOperator', replies: [reply(contract.workbench.overview, fullOverview)] });
    expect(await screen.findByText('本月待收（元）')).toBeDefined();
    expect(screen.queryByText(/质押贷款/)).toBeNull();
  });
});

it('links to the workbench, as the guide expects', async () => {
  renderScreen(<HomeScreen />, { as: 'supplierOperator', places: ['home.workbench'] });
  expect((await screen.findByRole('link', { name: '工作台' })).getAttribute('href')).toBe('#/place/home.workbench');
});

it('links a figure to its list', async () => {
  renderScreen(<HomeScreen />, {
    as: 'supplierOperator',
    replies: [reply(contract.workbench.overview, fullOverview)],
    places: ['voucher.holdings'],
  });
  const held = await screen.findAllByRole('link', { name: '37,578,907.56' });
  expect(held[0]?.getAttribute('href')).toBe('#/place/voucher.holdings?state=0&available=1');
});

it('loads nothing during review, with the reason in an overlay', async () => {
  renderScreen(<HomeScreen />, { as: 'administratorUnderReview' });
  expect(await screen.findByRole('heading', { level: 1, name: '冯平，您好' })).toBeDefined();
  expect(screen.queryByText('工作台没有加载出来')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the data role its group, with a link', async () => {
  renderScreen(<HomeScreen />, { as: 'groupViewer', places: ['group.figures'] });
  expect((await screen.findByRole('link', { name: '查看集团数据' })).getAttribute('href')).toBe('#/place/group.figures');
  const own = within(screen.getByRole('region', { name: '晋北煤业集团有限公司' }));
  expect(own.getByRole('link').getAttribute('href')).toBe('#/place/group.figures?enterprise=E1001');
});
