import { contract } from '@lianxin/api/contract';
import { reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rowOf } from '../../../platform/testing/action-rows.ts';
import { describeRecords, type RecordsKind } from '../../../platform/testing/applications/records.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOfApplications, REGISTRATION } from '../../../platform/testing/world/applications.ts';
import { platformReplies, pledgeOf, records, wholePledge } from '../pledge.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

const paid = wholePledge(records.find(({ id }) => id === 'P7') ?? expect.fail('no such record'));

const KIND: RecordsKind = {
  name: 'pledge',
  screen: <RecordsScreen />,
  places: ['pledge.apply', 'pledge.review'],
  replies: platformReplies,
  calls: contract.pledge,
  letter: 'P',
  prefix: 'ZY',
  listOf: (all, row) =>
    reply(
      contract.pledge.list,
      pageOfApplications(
        all.map((acts, order) => pledgeOf(order, 'awaitingGuarantor', 1_000_000, { acts: [...acts], version: 3, ...row })),
      ),
    ),
  empty: reply(contract.pledge.list, pageOfApplications([])),
  row: {
    order: 3,
    texts: ['担保贷款', '汇通融资担保有限公司', /1,500,000/, /1,200,000/, '5.80%', '待担保方审核'],
    progress: '第 2 步，共 7 步：担保',
  },
  state: ['70', 'awaitingRelease'],
  words: {
    sheet: '质押详情',
    agreement: '质押协议 PDF',
    taken: '本次占用（元）',
    empty: '还没有质押记录',
    apply: '申请质押',
    facts: /向担保贷款质押贷款/,
  },
  paid: 7,
  unpaid: 6,
  waived: reply(contract.pledge.get, {
    ...paid,
    registration: { ...REGISTRATION, certificateNumber: null, waivedBecause: '行内已登记' },
  }),
  paidOut: contract.pdf.ofLoanPaid,
  registered: contract.pdf.ofLoanRegistered,
  draft: { id: 'PD2', amount: '500,000.00', about: '担保贷款 1 笔' },
  offers: [
    [
      ['edit', 'delete'],
      ['修改', '删除'],
    ],
    [
      ['withdraw', 'remind'],
      ['撤回', '催办'],
    ],
    [['supplement'], ['补件']],
    [['payFee'], ['缴纳担保费']],
    [['repay'], ['还款']],
    [['releaseApply'], ['申请解质']],
    [['copyToLender'], ['换机构申请']],
    // All reviews take place in the queue.
    [['pass', 'return'], ['复核']],
    [['repayAuthorise', 'repayReturn'], ['复核']],
    [['releaseConfirm', 'releaseReturn'], ['复核']],
    [['receipt'], []],
  ],
  reviewedAt: '/place/pledge.review?',
};

const open = (at = '/', replies: readonly MockReply[] = []) =>
  renderScreen(<RecordsScreen />, { as: 'supplierOperator', at, places: KIND.places, replies: [...platformReplies, ...replies] });
const rowWith = async (number: string) => within(rowOf(await screen.findByText(number)));
const sheet = async () => within(await screen.findByRole('dialog', { name: '质押详情' }));
/** The value of a fact, by its label. */
const valueOf = (part: Pick<typeof screen, 'getByText'>, label: string) => part.getByText(label).nextElementSibling?.textContent;

describeRecords(KIND);

describe('the records of pledges', () => {
  it('show no guarantee without a guarantor', async () => {
    open();
    expect((await rowWith('ZY20261120-0006')).getByRole('img', { name: '第 3 步，共 6 步：登记' })).toBeDefined();
    expect((await rowWith('ZY20261120-0009')).getByRole('img', { name: '共 6 步，全部完成' })).toBeDefined();
  });

  it('open the details by address: terms, charges and guarantee', async () => {
    open('/?id=P3');
    const one = await sheet();
    expect(await one.findByText('人民币壹佰贰拾万元整')).toBeDefined();
    expect(one.getByText('等待汇通融资担保有限公司经办岗，自 2026-11-20 10:02')).toBeDefined();
    expect(one.getByRole('img', { name: '第 2 步，共 7 步：担保' })).toBeDefined();
    expect(valueOf(one, '质押率')).toBe('80.00%');
    expect(valueOf(one, '覆盖率')).toBe('125.00%');
    expect(valueOf(one, '担保费（元）')).toBe('4,000.00');
    expect(valueOf(one, '缴费日')).toBe('担保签约后缴纳');
    const charges = within(one.getByRole('table', { name: '报价费用' }));
    expect(charges.getByText('担保费')).toBeDefined();
    expect(charges.queryByText('开立方承担')).toBeNull();
  });

  it('show the parties that they wait for, and whether they can still be withdrawn', async () => {
    open('/?id=P3&tab=progress');
    const one = await sheet();
    expect(await one.findByText('汇通融资担保有限公司经办岗')).toBeDefined();
    expect(one.getByText('尚未受理，受理前可以撤回。')).toBeDefined();
  });

  it('show the questions and who asked them', async () => {
    open('/?id=P4&tab=progress');
    const one = await sheet();
    expect(await one.findByText('担保方要求补充')).toBeDefined();
    expect(one.getByText('请补充本批设备的发运单')).toBeDefined();
  });

  it('show the amount owed today and the repayments, but not before disbursement', async () => {
    const { unmount } = open('/?id=P7&tab=repayments');
    const one = await sheet();
    expect(await one.findByText('按 2026-12-23 还清计算，2027-05-14 到期')).toBeDefined();
    expect(valueOf(one, '还清合计（元）')).toBe('803,866.67');
    const repayments = within(one.getByRole('table', { name: '还款记录' }));
    expect(repayments.getByText('未到账')).toBeDefined();
    expect(repayments.getByText('未查到该笔款项')).toBeDefined();
    expect(repayments.getByText('待复核')).toBeDefined();
    unmount();
    open('/?id=P1&tab=progress');
    await (await sheet()).findByRole('tab', { name: '办理进度' });
    expect(screen.queryByRole('tab', { name: '还款' })).toBeNull();
  });

  it('show the pledged pieces', async () => {
    open('/?id=P1&tab=pieces');
    expect(within(await (await sheet()).findByRole('table', { name: '质押凭证' })).getByText('质押申请中')).toBeDefined();
  });

  it('mention the refund of a paid fee before a withdrawal', async () => {
    const paidFee = pledgeOf(1, 'awaitingGuarantor', 1_000_000, { acts: ['withdraw'], feeToComeBack: yuan(4_000) });
    const { user } = open('/', [reply(contract.pledge.list, pageOfApplications([paidFee]))]);
    await user.click(await screen.findByText('撤回', { selector: 'td button' }));
    expect(await screen.findByText(/已付的担保费 4,000\.00 元由汇通融资担保有限公司确认收到后退还/)).toBeDefined();
  });

  it('say of a fee that has arrived only that it is paid back', async () => {
    const fee = { feeToComeBack: yuan(4_000), feeReceived: true };
    const received = pledgeOf(1, 'awaitingGuarantor', 1_000_000, { acts: ['withdraw'], ...fee });
    const { user } = open('/', [reply(contract.pledge.list, pageOfApplications([received]))]);
    await user.click(await screen.findByText('撤回', { selector: 'td button' }));
    expect(await screen.findByText(/汇通融资担保有限公司已收到的担保费 4,000\.00 元由其退还/)).toBeDefined();
    expect(screen.queryByText(/确认收到后退还/)).toBeNull();
  });

  it('name the reader of a withdrawal’s reason, and request a release after a confirmation', async () => {
    const asking = vi.fn(() => contract.pledge.releaseApply.example.response);
    const { user } = open('/', [KIND.listOf([['withdraw', 'releaseApply']]), reply(contract.pledge.releaseApply, asking)]);
    await user.click(await screen.findByText('撤回', { selector: 'td button' }));
    expect(await screen.findByText(/汇通融资担保有限公司可以看到/)).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click(screen.getByText('申请解质', { selector: 'td button' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '申请解质' }));
    await waitFor(() => expect(asking).toHaveBeenCalledWith({ id: 'P0', version: 3 }));
  });
});
