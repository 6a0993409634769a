import { contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { CREDIT_LINE_STATE_LABELS, STATE_LABELS, type Label } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttonsByRow } from '../../../platform/testing/action-rows.ts';
import type { Term } from '../../../platform/terms/index.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import type { PersonName } from '../../../platform/testing/people.ts';
import { applicationIn, applicationRows, creditLines, creditTotals, detailOf, pageOfApplications } from '../credit.fixtures.ts';
import { CreditScreen } from './credit-screen.tsx';
import { CREDIT_APPLICATION_TERMS, CREDIT_LINE_TERMS } from './credit-terms.ts';
import { pointsOf } from './totals-panel.tsx';

const { creditLine } = contract;
const full = [
  reply(creditLine.get, [...creditLines]),
  reply(creditLine.history, creditTotals),
  reply(creditLine.applications, pageOfApplications(applicationRows())),
];
const open = (replies: readonly MockReply[] = [], at = '/', as: PersonName = 'coreAdministrator') =>
  renderScreen(<CreditScreen />, { as, at, replies: [...full, ...replies] });

const cardOf = async (bank: string) => within((await screen.findByRole('heading', { name: bank })).closest('li') ?? document.body);

describe('the lines of a core enterprise', () => {
  it('are shown with state, total, use, rest and term', async () => {
    open();
    const card = await cardOf('银行A');
    for (const words of ['生效中', '100,000,000.00', '61,400,000.00', '38,600,000.00', '2026-07-01 至 2027-06-30', '授信编号 SX-A-2026-01'])
      expect(card.getAllByText((_, element) => element?.textContent === words).length).toBeGreaterThan(0);
    expect((await cardOf('小额贷款公司')).getByText('已过期')).toBeDefined();
  });

  it('can be requested after expiry, but not while frozen', async () => {
    open();
    expect((await cardOf('小额贷款公司')).getByRole('button', { name: '续期小额贷款公司的额度' }).textContent).toBe('续期');
    expect((await cardOf('小额贷款公司(国)')).queryByRole('button')).toBeNull();
  });

  it('have a history, as a chart and a table', async () => {
    const { user } = open();
    const panel = within(await screen.findByRole('region', { name: '总额变动' }));
    await user.click(panel.getByText('表'));
    const table = within(await panel.findByRole('table'));
    expect(table.getByText('2026-07-01')).toBeDefined();
    expect(table.getAllByText('10,000').length).toBeGreaterThan(0);
  });

  it('are explained if there are none, with a retry after a failure', async () => {
    const { unmount } = open([reply(creditLine.get, []), reply(creditLine.applications, pageOfApplications([]))]);
    expect(await screen.findByText('还没有授信额度')).toBeDefined();
    expect(await screen.findByText('还没有授信申请')).toBeDefined();
    unmount();
    open([fail(creditLine.get, 504), fail(creditLine.applications, 504)]);
    await waitFor(() => expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(2));
  });

  it('are for core enterprises only', async () => {
    renderScreen(<CreditScreen />, {
      as: 'supplierAdministrator',
      replies: [fail(creditLine.get, 403), fail(creditLine.applications, 403)],
    });
    expect(await screen.findByText('没有授信额度')).toBeDefined();
    expect(screen.queryByRole('button', { name: '申请授信' })).toBeNull();
  });

  it('and their requests have the server’s names of states', () => {
    const wordsOf = (terms: Readonly<Record<string, Term>>) =>
      Object.entries(terms).map(([state, { label }]) => `${state} ${label.message}`);
    const labelsOf = (labels: Readonly<Record<string, Label>>) => Object.entries(labels).map(([state, { zh }]) => `${state} ${zh}`);
    expect(wordsOf(CREDIT_LINE_TERMS).toSorted()).toEqual(labelsOf(CREDIT_LINE_STATE_LABELS).toSorted());
    expect(wordsOf(CREDIT_APPLICATION_TERMS).toSorted()).toEqual(labelsOf(STATE_LABELS.creditApplication).toSorted());
  });
});

it('have totals that last until the next one, and none before the first', () => {
  expect(pointsOf(creditTotals, (fen) => Number(fen) / 1_000_000)).toEqual([
    { id: '2025-07-01', label: '25-07-01', name: '2025-07-01', values: { 1: 7000 } },
    { id: '2025-11-01', label: '25-11-01', name: '2025-11-01', values: { 1: 7000, 6: 2000 } },
    { id: '2026-01-12', label: '26-01-12', name: '2026-01-12', values: { 1: 7000, 3: 5000, 6: 2000 } },
    { id: '2026-07-01', label: '26-07-01', name: '2026-07-01', values: { 1: 10_000, 3: 5000, 6: 2000 } },
  ]);
});

describe('requesting', () => {
  const recorded = (sent: RequestOf<typeof creditLine.apply>[]) =>
    reply(creditLine.apply, (request) => {
      sent.push(request);
      return creditLine.apply.example.response;
    });

  it('a new total sends the line as shown, and names the reviewer as next', async () => {
    const sent: RequestOf<typeof creditLine.apply>[] = [];
    const { user } = open([recorded(sent)]);
    await user.click((await cardOf('银行A')).getByRole('button', { name: '调整银行A的额度' }));
    const sheet = within(await screen.findByRole('dialog', { name: '调整授信额度' }));
    expect(sheet.getByText('现有总额（元）')).toBeDefined();
    await user.type(sheet.getByLabelText('调整后的总额'), '150000000');
    await user.type(sheet.getByLabelText('用途说明'), '采购增加');
    await user.click(sheet.getByRole('button', { name: '提交复核' }));
    expect(await screen.findByText('已提交，等待审核岗复核')).toBeDefined();
    expect(sent).toEqual([{ channel: 1, amount: 15_000_000_000n, purpose: '采购增加', lineVersion: 3 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a new line offers channels of the issuer', async () => {
    const sent: RequestOf<typeof creditLine.apply>[] = [];
    const { user } = open([recorded(sent)]);
    await user.click(await screen.findByRole('button', { name: '申请授信' }));
    const sheet = within(await screen.findByRole('dialog', { name: '申请授信' }));
    await user.click(sheet.getByRole('combobox', { name: /银行/ }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['银行A', '担保贷款', '小额贷款公司', '小额贷款公司(国)', '煤炭小额贷款公司']);
    await user.click(screen.getByRole('option', { name: '煤炭小额贷款公司' }));
    await user.type(sheet.getByLabelText('申请总额'), '3000000');
    await user.type(sheet.getByLabelText('用途说明'), '煤炭采购');
    await user.click(sheet.getByRole('button', { name: '提交复核' }));
    await waitFor(() => expect(sent).toEqual([{ channel: 13, amount: 300_000_000n, purpose: '煤炭采购' }]));
  });

  it('again shows the reason, and resends the request', async () => {
    const sent: RequestOf<typeof creditLine.apply>[] = [];
    const returned = applicationIn('returned');
    const { user } = open([reply(creditLine.applications, pageOfApplications([returned])), recorded(sent)]);
    await user.click(await screen.findByRole('button', { name: '修改' }));
    const sheet = within(await screen.findByRole('dialog', { name: '修改授信申请' }));
    expect(sheet.getByText('请补充采购计划')).toBeDefined();
    await user.click(sheet.getByRole('button', { name: '提交复核' }));
    const { id, version, amount, purpose } = returned;
    await waitFor(() => expect(sent).toEqual([{ channel: 1, amount, purpose, lineVersion: 3, resubmits: { id, version } }]));
  });

  it('shows a refusal at its field', async () => {
    const message = '不能低于已用与在途之和 61400000.00 元';
    const { user } = open([refuse(creditLine.apply, 'VALIDATION', { fields: [{ path: 'sxAmt', message }] })]);
    await user.click((await cardOf('银行A')).getByRole('button', { name: '调整银行A的额度' }));
    const sheet = within(await screen.findByRole('dialog', { name: '调整授信额度' }));
    await user.type(sheet.getByLabelText('调整后的总额'), '1');
    await user.type(sheet.getByLabelText('用途说明'), '缩减');
    await user.click(sheet.getByRole('button', { name: '提交复核' }));
    expect(await sheet.findByText(message)).toBeDefined();
    expect(sheet.getByLabelText('调整后的总额').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the reviewer', () => {
  const waiting = applicationIn('awaitingReview', { isOwn: false }, 'reviewer');
  const queue = reply(creditLine.applications, pageOfApplications([waiting]));

  it('approves after a confirmation', async () => {
    const sent: RequestOf<typeof creditLine.review>[] = [];
    const passed = reply(creditLine.review, (request) => {
      sent.push(request);
      return creditLine.review.example.response;
    });
    const { user } = open([queue, passed], '/', 'coreReviewer');
    await user.click(await screen.findByRole('button', { name: '通过' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/提交资金渠道和平台审批/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '通过' }));
    expect(await screen.findByText('已通过，等待审批')).toBeDefined();
    expect(sent).toEqual([{ id: waiting.id, version: waiting.version, decision: 'pass' }]);
  });

  it('returns with a reason for the administrator', async () => {
    const sent: RequestOf<typeof creditLine.review>[] = [];
    const returned = reply(creditLine.review, (request) => {
      sent.push(request);
      return creditLine.review.example.response;
    });
    const { user } = open([queue, returned], '/', 'coreReviewer');
    await user.click(await screen.findByRole('button', { name: '退回' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox', { name: /原因/ }), '请补充采购计划');
    await user.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() => expect(sent).toEqual([{ id: waiting.id, version: waiting.version, decision: 'return', reason: '请补充采购计划' }]));
  });
});

describe('details of a request', () => {
  it('show who acts next: a role, or the bank and the platform', async () => {
    const undecided = applicationIn('awaitingDecision');
    const { user } = open([reply(creditLine.application, detailOf(undecided))], `/?id=${undecided.id}`);
    const sheet = within(await screen.findByRole('dialog', { name: undecided.applicationNumber }));
    expect(await sheet.findByText('银行A或平台')).toBeDefined();
    await user.click(sheet.getByRole('tab', { name: '操作记录' }));
    expect(await sheet.findByText('等待 银行A或平台')).toBeDefined();
    expect(sheet.getByText('郭建军')).toBeDefined();
  });

  it('show the reason of a refusal, or the grant with its term', async () => {
    const declined = applicationIn('declined');
    const { unmount } = open([reply(creditLine.application, detailOf(declined))], `/?id=${declined.id}`);
    expect(await screen.findByText('超出本行对单户的授信上限')).toBeDefined();
    unmount();
    const granted = applicationIn('granted');
    open([reply(creditLine.application, detailOf(granted))], `/?id=${granted.id}`);
    const sheet = within(await screen.findByRole('dialog', { name: granted.applicationNumber }));
    expect(await sheet.findByText('2027-11-18')).toBeDefined();
  });
});

describe('acts on a request', () => {
  type Acts = ResponseOf<typeof creditLine.applications>['list'][number]['acts'];
  const offers: readonly (readonly [Acts, readonly string[]])[] = [
    [
      ['view', 'submit', 'delete'],
      ['修改', '删除'],
    ],
    [
      ['view', 'withdraw', 'remind'],
      ['撤回', '催办'],
    ],
    [
      ['view', 'pass', 'return'],
      ['通过', '退回'],
    ],
    [['view'], []],
  ];

  it('are those of its row, besides viewing', async () => {
    const list = offers.map(([acts], index) => applicationIn('awaitingReview', { applicationNumber: `SX2026112${index}-0001`, acts }));
    open([reply(creditLine.applications, pageOfApplications(list))]);
    const table = await screen.findByRole('table', { name: '授信申请' });
    await within(table).findByText('SX20261120-0001');
    expect(buttonsByRow(table)).toEqual(offers.map(([, buttons]) => [...buttons, '详情']));
  });

  it.each(offers)('are the same in its details: %s', async (acts, buttons) => {
    const application = applicationIn('awaitingReview', { acts });
    open([reply(creditLine.application, detailOf(application))], `/?id=${application.id}`);
    const sheet = within(await screen.findByRole('dialog', { name: application.applicationNumber }));
    await sheet.findByText(application.purpose);
    const words = offers.flatMap(([, each]) => each).filter((name) => sheet.queryByRole('button', { name }) !== null);
    expect(words).toEqual(buttons);
  });

  it.each([
    ['coreAdministrator', true],
    ['coreOperator', false],
    ['coreReviewer', false],
  ] as const)('include a new line or total for the administrator only: %s', async (as, may) => {
    open([], '/', as);
    await screen.findByText('授信编号 SX-A-2026-01');
    expect(screen.queryByRole('button', { name: '申请授信' }) !== null).toBe(may);
    expect(screen.queryAllByRole('button', { name: /^调整.*的额度$/ }).length > 0).toBe(may);
  });
});
