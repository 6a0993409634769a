import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { ZERO_FEN } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { coreOverview, emptyOverview, fullOverview } from '../workbench/workbench.fixtures.ts';
import { HomeScreen } from './home-screen.tsx';

describe('a visitor', () => {
  it('finds the entry, and a sample voucher', async () => {
    renderScreen(<HomeScreen />);
    expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('#/place/access.signIn');
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
  it.each(['coreOperator', 'coreReviewer', 'coreAdministrator'] as const)('starts with debts and lines for %s', async (as) => {
    renderScreen(<HomeScreen />, { as, replies: [reply(contract.workbench.overview, coreOverview)] });
    expect(await screen.findByText('128,600,000.00')).toBeDefined();
    expect(headings()[0]).toBe('开立与额度');
    expect(screen.getByText(/90,800,000\.00/)).toBeDefined();
  });

  it('leaves out what it never has', async () => {
    const holdsNothing = { ...coreOverview, holdings: coreOverview.holdings.map((part) => ({ ...part, count: 0, amount: ZERO_FEN })) };
    renderScreen(<HomeScreen />, { as: 'coreReviewer', replies: [reply(contract.workbench.overview, holdsNothing)] });
    await screen.findByText('128,600,000.00');
    for (const words of [/待签收/, /正常持有/, /本月到期收款/, /持有分布/]) expect(screen.queryByText(words)).toBeNull();
  });

  it('offers to issue beside the title', async () => {
    renderScreen(<HomeScreen />, { as: 'coreOperator', places: ['issuance.issue'] });
    expect((await screen.findByRole('link', { name: '开立链信' })).getAttribute('href')).toBe('#/place/issuance.issue');
  });
});

describe('the home of a supplier', () => {
  const figures = async (as: 'supplierOperator' | 'supplierReviewer' | 'supplierAdministrator') => {
    renderScreen(<HomeScreen />, { as, replies: [reply(contract.workbench.overview, fullOverview)] });
    await screen.findByText('本月到期收款（元）');
    return screen
      .getAllByRole('term')
      .map((term) => term.textContent)
      .slice(0, as === 'supplierAdministrator' ? 2 : 4);
  };

  it('starts with tasks and expected money', async () => {
    expect(await figures('supplierOperator')).toEqual(['待签收', '被退回', '本月到期收款（元）', '正常持有（元）']);
  });
  it('has no count of issuances', async () => {
    expect(await figures('supplierReviewer')).toEqual(['签收待复核', '待转让复核', '本月到期收款（元）', '正常持有（元）']);
  });
  it('shows an administrator the money', async () => {
    expect(await figures('supplierAdministrator')).toEqual(['本月到期收款（元）', '正常持有（元）']);
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

  it.each(['guarantorOperator', 'guarantorReviewer', 'guarantorAdministrator'] as const)('begins with its desk for %s', async (as) => {
    renderScreen(<HomeScreen />, { as, replies: [reply(contract.workbench.overview, fullOverview)], places: ['lending.pledges'] });
    expect(await screen.findByRole('region', { name: '由本企业放款的质押贷款' })).toBeDefined();
    expect(await screen.findByText('本月到期收款（元）')).toBeDefined();
    expect(headings()[0]).toBe('由本企业放款的质押贷款');
  });

  it.each(['guarantorOperator', 'guarantorAdministrator'] as const)('leads %s to no first voucher', async (as) => {
    renderScreen(<HomeScreen />, { as, replies: [reply(contract.workbench.overview, emptyOverview)], places: ['lending.pledges'] });
    expect(await screen.findByText(as === 'guarantorOperator' ? '没有等您处理的事项' : '13 周现金预测')).toBeDefined();
    expect(screen.queryByText('第一笔链信')).toBeNull();
    expect(screen.queryByText('开始使用链信')).toBeNull();
  });

  it('is not loaded for others', async () => {
    renderScreen(<HomeScreen />, { as: 'supplierOperator', replies: [reply(contract.workbench.overview, fullOverview)] });
    expect(await screen.findByText('本月到期收款（元）')).toBeDefined();
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
  const held = await screen.findAllByRole('link', { name: '38,614,207.56' });
  expect(held[0]?.getAttribute('href')).toBe('#/place/voucher.holdings?state=0');
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
