import { contract, type PledgeRow } from '@lianxin/api/contract';
import { fail, refuse, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsByRow } from '../../../platform/testing/action-rows.ts';
import type { PersonName } from '../../../platform/testing/people.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { first } from '../../../platform/testing/world/example.ts';
import { detailsOf, pledge, pledgesAs } from '../pledges/pledges.fixtures.ts';
import { PledgesScreen } from '../pledges/pledges-screen.tsx';

const { pledge: calls } = contract;

interface Opened {
  readonly as?: PersonName;
  readonly replies?: readonly MockReply[];
}

const open = (row: PledgeRow, { as = 'lenderOperator', replies = [] }: Opened = {}) =>
  renderScreen(<PledgesScreen />, {
    as,
    at: `/?id=${row.id}`,
    places: ['lending.pledges'],
    replies: [pledgesAs({ [row.part === 'guarantor' ? 'guarantor' : 'funder']: [row] }), ...detailsOf([row]), ...replies],
  });
type User = ReturnType<typeof open>['user'];

const press = async (user: User, name: string) => {
  const sheet = within(await screen.findByRole('dialog', { name: '质押详情' }));
  await waitFor(() =>
    expect(sheet.queryAllByRole('button', { name }).length + sheet.queryAllByRole('button', { name: /更多操作/ }).length).toBeGreaterThan(
      0,
    ),
  );
  const shown = sheet.queryByRole('button', { name });
  if (shown) {
    await user.click(shown);
    return;
  }
  await user.click(sheet.getByRole('button', { name: /更多操作/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const asked = async () => within(await screen.findByRole('alertdialog'));

describe('the operator of a lender', () => {
  it('accepts an application after a confirmation with amount and borrower', async () => {
    const done = vi.fn();
    const { user } = open(pledge(1, 'underApproval', { acts: ['view', 'accept'] }), {
      replies: [
        reply(calls.decide, (request) => {
          done(request);
          return calls.decide.example.response;
        }),
      ],
    });
    await press(user, '受理');
    const question = await asked();
    expect(question.getByText(/恒信机电设备有限公司/)).toBeDefined();
    expect(question.getByText('¥ 800,000.00')).toBeDefined();
    await user.click(question.getByRole('button', { name: '受理' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 'P1', version: 3, act: 'accept' }));
    expect(await screen.findByText('ZY20261120-0001 已受理，请查询中登后由审核岗审批')).toBeDefined();
  });

  it.each([
    ['拒绝', calls.decide, { acts: ['view', 'decline'] }],
    ['退回修改', calls.sendBack, { acts: ['view', 'sendBack'] }],
  ] as const)('%s that loses a race says so, and keeps the reason', async (name, call, { acts }) => {
    const row = pledge(2, 'underApproval', { acts: [...acts] });
    const { user } = open(row, { as: 'lenderReviewer', replies: [refuse(call, 'STALE_VERSION')] });
    await press(user, name);
    const question = await asked();
    await user.type(question.getByRole('textbox', { name: /原因/ }), '核心企业有逾期，不予受理');
    await user.click(question.getByRole('button', { name }));
    expect(await question.findByText(/没有提交。您填写的原因还在这里/)).toBeDefined();
    expect(question.getByRole('textbox', { name: /原因/ })).toHaveProperty('value', '核心企业有逾期，不予受理');
  });

  it('asks the borrower for more information', async () => {
    const done = vi.fn();
    const { user } = open(pledge(2, 'underApproval', { acts: ['view', 'askMore'] }), {
      replies: [
        reply(calls.decide, (request) => {
          done(request);
          return calls.decide.example.response;
        }),
      ],
    });
    await press(user, '要求补件');
    const dialog = await dialogOf('要求补件');
    await user.click(await dialog.findByRole('button', { name: '要求补件' }));
    expect(await dialog.findByText('请填写此项')).toBeDefined();
    expect(done).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/需要补充的内容/), '请补充运单');
    await user.click(dialog.getByRole('button', { name: '要求补件' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 'P2', version: 3, act: 'askMore', reason: '请补充运单' }));
  });

  it('records the payout with its amount, the full account number on request, and a warning on days other than the value date', async () => {
    const done = vi.fn();
    const asked = vi.fn(() => calls.payee.example.response);
    const { user } = open(pledge(5, 'awaitingDisbursement', { acts: ['view', 'disburse', 'fail'] }), {
      replies: [
        reply(calls.payee, asked),
        reply(contract.capitalPlan.afterPayout, ({ on }) => (on === '2026-11-25' ? contract.capitalPlan.afterPayout.example.response : [])),
        reply(calls.disburse, (request) => {
          done(request);
          return calls.disburse.example.response;
        }),
      ],
    });
    await press(user, '放款');
    const dialog = await dialogOf('放款');
    expect(await dialog.findByText('付款金额（元）')).toBeDefined();
    expect(dialog.queryByText(/放款金额|6212 2605/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: '显示收款账号' }));
    expect(await dialog.findByText('6212 2605 0000 1230 358')).toBeDefined();
    expect(asked).toHaveBeenCalledWith({ id: 'P5', payment: 'disbursement' });
    for (const name of ['复制金额', '复制附言', '复制户名', '复制账号', '复制开户行', '复制联行号'])
      expect(dialog.getByRole('button', { name })).toBeDefined();
    const paidOn = async (day: string) => {
      await user.clear(dialog.getByLabelText(/付款日/));
      await user.type(dialog.getByLabelText(/付款日/), day);
      await user.tab();
    };
    await paidOn('2026-11-20');
    expect(await dialog.findByText(/早 3 天.*少收利息 [\d.,]+ 元/)).toBeDefined();
    await paidOn('2026-11-25');
    expect(await dialog.findByText(/晚 2 天.*利息 [\d.,]+ 元/)).toBeDefined();
    expect(
      await dialog.findByText(/超出周资金计划.*计划流出 2,500,000.00 元，放款后共流出 2,600,000.00 元，超出 100,000.00 元/),
    ).toBeDefined();
    await paidOn('2026-11-23');
    expect(dialog.queryByText(/起息日/)).toBeNull();
    await waitFor(() => expect(dialog.queryByText(/超出周资金计划/)).toBeNull());
    await user.type(dialog.getByLabelText(/银行回单号/), 'DK202611230001');
    await user.click(dialog.getByRole('button', { name: '登记放款' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 'P5', version: 3, paidOn: '2026-11-23', receiptNumber: 'DK202611230001' }));
  });

  it('keeps the dialog open with the refusal', async () => {
    const { user } = open(pledge(5, 'awaitingDisbursement', { acts: ['view', 'disburse'] }), {
      replies: [refuse(calls.disburse, 'NOT_REGISTERED')],
    });
    await press(user, '放款');
    const dialog = await dialogOf('放款');
    await user.type(await dialog.findByLabelText(/付款日/), '2026-11-23');
    await user.type(dialog.getByLabelText(/银行回单号/), 'DK1');
    await user.click(dialog.getByRole('button', { name: '登记放款' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
  });

  it('records a returned payment, and tries again', async () => {
    const failed = vi.fn();
    const first = open(pledge(5, 'awaitingDisbursement', { acts: ['view', 'fail'] }), {
      replies: [
        reply(calls.fail, (request) => {
          failed(request);
          return calls.fail.example.response;
        }),
      ],
    });
    await press(first.user, '放款失败');
    const question = await asked();
    await first.user.click(question.getByRole('button', { name: '收款账号与户名不符' }));
    await first.user.click(question.getByRole('button', { name: '放款失败' }));
    await waitFor(() => expect(failed).toHaveBeenCalledWith({ id: 'P5', version: 3, reason: '收款账号与户名不符' }));
    first.unmount();

    const again = vi.fn();
    const { user } = open(pledge(6, 'disbursementFailed', { acts: ['view', 'retry'] }), {
      replies: [
        reply(calls.retry, (request) => {
          again(request);
          return calls.retry.example.response;
        }),
      ],
    });
    await press(user, '重新放款');
    await user.click((await asked()).getByRole('button', { name: '重新放款' }));
    await waitFor(() => expect(again).toHaveBeenCalledWith({ id: 'P6', version: 3 }));
  });

  it('releases a pledge with the number of the cancelled registration', async () => {
    const done = vi.fn();
    const { user } = open(pledge(9, 'awaitingRelease', { acts: ['view', 'release'] }), {
      replies: [
        reply(calls.release, (request) => {
          done(request);
          return calls.release.example.response;
        }),
      ],
    });
    await press(user, '解质');
    const dialog = await dialogOf('解质');
    await user.type(await dialog.findByLabelText(/注销证明编号/), 'ZX202705150001');
    await user.click(dialog.getByRole('button', { name: '解质' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 'P9', version: 3, cancellationNumber: 'ZX202705150001' }));
  });

  it('reminds the issuer of an overdue payment, and confirms it', async () => {
    const sent = vi.fn(() => contract.settlement.urge.example.response);
    const row = pledge(8, 'disbursed', { disbursedOn: contract.pledge.disburse.example.request.paidOn, acts: ['view', 'urge'] });
    const { user } = open(row, { replies: [reply(contract.settlement.urge, sent)] });
    await press(user, '催付');
    const dialog = await dialogOf('催付');
    await user.click(await dialog.findByRole('button', { name: /^催付/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ pieceId: contract.pledge.get.example.response.pieces[0]?.pieceId }));
    expect(await dialog.findByText(/^已通知 /)).toBeDefined();
  });

  it('sees in the dialog that the issuer was reminded today already', async () => {
    const row = pledge(8, 'overdue', { disbursedOn: contract.pledge.disburse.example.request.paidOn, acts: ['view', 'urge'] });
    const { user } = open(row, { replies: [refuse(contract.settlement.urge, 'REMINDED_RECENTLY', { minutes: 600 })] });
    await press(user, '催付');
    const dialog = await dialogOf('催付');
    await user.click(await dialog.findByRole('button', { name: /^催付/ }));
    expect(await dialog.findByRole('alert')).toBeDefined();
  });

  it('can retry after the application failed to load', async () => {
    const { user } = open(pledge(5, 'awaitingDisbursement', { acts: ['view', 'disburse'] }));
    await press(user, '放款');
    expect(await (await dialogOf('放款')).findByLabelText(/付款日/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '放款' })).toBeNull());
  });
});

describe('the reviewer of a lender', () => {
  it('declines an application outside the queue with a reason', async () => {
    const done = vi.fn();
    const { user } = open(pledge(3, 'supplementing', { acts: ['view', 'decline'] }), {
      as: 'lenderReviewer',
      replies: [
        reply(calls.decide, (request) => {
          done(request);
          return calls.decide.example.response;
        }),
      ],
    });
    await press(user, '拒绝');
    const question = await asked();
    await user.click(question.getByRole('button', { name: '拒绝' }));
    expect(question.getByText('请填写原因')).toBeDefined();
    await user.click(question.getByRole('button', { name: '核心企业有逾期' }));
    await user.click(question.getByRole('button', { name: '拒绝' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 'P3', version: 3, act: 'decline', reason: '核心企业有逾期' }));
  });

  it.each([
    ['拒绝', /已付的担保费 3,200\.00 元由汇通融资担保有限公司确认收到后退还/],
    ['退回修改', /已付的担保费 3,200\.00 元保留，再次提交时不重复缴纳；融资企业撤回时由汇通融资担保有限公司退还/],
  ])('reads before %s what becomes of a fee that was paid', async (label, words) => {
    const row = pledge(1, 'underApproval', { acts: ['view', 'decline', 'sendBack'], feeToComeBack: yuan(3_200) });
    const { user } = open(row, { as: 'lenderReviewer' });
    await press(user, label);
    expect((await asked()).getByText(words)).toBeDefined();
  });

  it('says of a fee that has arrived only that it is paid back', async () => {
    const fee = { feeToComeBack: yuan(3_200), feeReceived: true };
    const { user } = open(pledge(1, 'underApproval', { acts: ['view', 'decline', 'sendBack'], ...fee }), { as: 'lenderReviewer' });
    await press(user, '拒绝');
    expect((await asked()).getByText(/汇通融资担保有限公司已收到的担保费 3,200\.00 元由其退还/)).toBeDefined();
  });

  it('returns an application that nobody has accepted yet', async () => {
    const done = vi.fn();
    const { user } = open(pledge(1, 'underApproval', { acts: ['view', 'decline', 'sendBack'] }), {
      as: 'lenderReviewer',
      replies: [
        reply(calls.sendBack, (request) => {
          done(request);
          return calls.sendBack.example.response;
        }),
      ],
    });
    await press(user, '退回修改');
    const question = await asked();
    expect(question.getByText('恒信机电设备有限公司可以看到，不超过 100 个字')).toBeDefined();
    await user.click(question.getByRole('button', { name: '贸易背景资料不全' }));
    await user.click(question.getByRole('button', { name: '退回修改' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 'P1', version: 3, reason: '贸易背景资料不全' }));
  });

  it('clears a loan from the received payment if its channel allows it', async () => {
    const done = vi.fn();
    const row = pledge(7, 'disbursed', { channel: 11, disbursedOn: contract.pledge.disburse.example.request.paidOn, acts: ['view'] });
    const { user } = open(row, {
      as: 'lenderReviewer',
      replies: [
        reply(calls.ghClear, (request) => {
          done(request);
          return calls.ghClear.example.response;
        }),
      ],
    });
    await press(user, '结清贷款');
    const dialog = await dialogOf('结清贷款');
    expect((await dialog.findAllByText('822,168.89')).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/付款日/), '2027-05-14');
    await user.type(dialog.getByLabelText(/银行回单号/), 'HK202705140001');
    await user.click(dialog.getByRole('button', { name: '结清贷款' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 'P7', version: 3, paidOn: '2027-05-14', receiptNumber: 'HK202705140001' }));
  });

  it('gets a link to the queue for decisions there', async () => {
    const { user } = open(pledge(2, 'underApproval', { acts: ['view', 'approve', 'decline', 'sendBack'] }), { as: 'lenderReviewer' });
    await press(user, '复核');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('view=review'));
  });
});

describe('the sheet of a pledge', () => {
  it('shows a lender the risk, without a decision', async () => {
    const { user } = open(pledge(1, 'underApproval'));
    const sheet = await dialogOf('质押详情');
    await user.click(await sheet.findByRole('tab', { name: '风险' }));
    expect(await sheet.findByText('以下信息供贵司判断，平台不作评价，也不代为决定。')).toBeDefined();
    expect(sheet.getByText('1 项未通过')).toBeDefined();
    expect(sheet.getByText('对核心企业的集中度偏高')).toBeDefined();
    expect(sheet.getByText('26142000000012345678')).toBeDefined();
    expect(sheet.getByText('CC202611230001')).toBeDefined();
    expect(sheet.getByRole('progressbar', { name: '朔源矿山机械有限公司占余额' })).toBeDefined();
    expect(sheet.getByText('逾期 215,300.00')).toBeDefined();
    expect(sheet.getByText('121 天')).toBeDefined();
  });

  it('offers a retry after the risk failed to load', async () => {
    const { user } = open(pledge(1, 'underApproval'), { replies: [fail(calls.risk, 500)] });
    const sheet = await dialogOf('质押详情');
    await user.click(await sheet.findByRole('tab', { name: '风险' }));
    expect(await sheet.findByRole('button', { name: '重试' })).toBeDefined();
  });

  it('offers an administrator no acts', async () => {
    open(pledge(1, 'underApproval'), { as: 'lenderAdministrator' });
    const sheet = await dialogOf('质押详情');
    expect(await sheet.findByRole('tab', { name: '风险' })).toBeDefined();
    expect(sheet.queryByRole('button', { name: '受理' })).toBeNull();
  });
});

describe('a row of the list', () => {
  const show = (rows: readonly Partial<PledgeRow>[], as: PersonName = 'lenderReviewer') =>
    renderScreen(<PledgesScreen />, {
      as,
      places: ['lending.pledges'],
      replies: [pledgesAs({ funder: rows.map((row, index) => pledge(index, 'disbursed', { acts: ['view'], ...row })) })],
    });
  const offered = async () => {
    await screen.findByText('ZY20261120-0000');
    return buttonsByRow(screen.getByRole('table'));
  };

  it('offers the acts that the server allows, and the details', async () => {
    show([
      { acts: ['view', 'accept', 'askMore'] },
      { acts: ['view', 'search'] },
      // All decisions in the queue have one button.
      { acts: ['view', 'approve', 'decline'] },
      { acts: ['view', 'countersign'] },
      { acts: ['view', 'repayConfirm', 'repayDeny'] },
      { acts: ['view', 'sendBack', 'decline'] },
      { acts: ['view', 'register'] },
      { acts: ['view', 'disburse', 'fail'] },
      { acts: ['view', 'retry'] },
      { acts: ['view', 'release'] },
      { acts: ['view', 'urge'] },
      { acts: ['view', 'receipt'] },
    ]);
    expect(await offered()).toEqual([
      ['受理', '要求补件', '详情'],
      ['查询中登', '详情'],
      ['复核', '拒绝', '详情'],
      ['复核', '详情'],
      ['复核', '详情'],
      ['退回修改', '拒绝', '详情'],
      ['登记', '详情'],
      ['放款', '详情', 'ZY20261120-0007 的更多操作'],
      ['重新放款', '详情'],
      ['解质', '详情'],
      ['催付', '详情'],
      ['详情'],
    ]);
  });

  it('disables acts that cannot succeed yet, with the reason', async () => {
    const because = '审批前请由经办岗查询中登，7 天内的查询结果有效';
    const { user } = show([{ acts: ['view', 'approve', 'decline'], closed: [{ act: 'approve', because }] }]);
    expect(await offered()).toEqual([['复核', '拒绝', '详情']]);
    const review = screen.getByRole('button', { name: '复核' });
    expect(review.getAttribute('aria-disabled')).toBe('true');
    await user.hover(review);
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', because);
  });

  // Clearing is not an act of the matrix: the lender uses money that it has received.
  it('lets a reviewer clear a loan if the channel allows it and no repayment is pending', async () => {
    const { waitingFor } = first(contract.pledge.list.example.response.list);
    show([{ channel: 11 }, { channel: 6 }, { channel: 11, waitingFor }]);
    expect(await offered()).toEqual([['结清贷款', '详情'], ['详情'], ['详情']]);
  });

  it('does not let others clear a loan', async () => {
    show([{ channel: 11 }], 'lenderOperator');
    expect(await offered()).toEqual([['详情']]);
  });
});
