import { contract, type PledgeRow, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsByRow, rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOfPledges, pledgeOf, recordReplies, records } from '../pledge.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

const PLACES = ['pledge.apply', 'pledge.review'] as const;

function open(at = '/', replies: readonly MockReply[] = []) {
  const asked: RequestOf<typeof contract.pledge.list>[] = [];
  const list = reply(contract.pledge.list, (request) => {
    asked.push(request);
    return pageOfPledges(records);
  });
  const shown = renderScreen(<RecordsScreen />, {
    as: 'supplierOperator',
    at,
    places: PLACES,
    replies: [...recordReplies, list, ...replies],
  });
  return { ...shown, asked };
}

const rowWith = async (number: string) => within(rowOf(await screen.findByText(number)));
const sheet = async () => within(await screen.findByRole('dialog', { name: '质押详情' }));
/** What stands beside a word among the facts. */
const valueOf = (part: Pick<typeof screen, 'getByText'>, label: string) => part.getByText(label).nextElementSibling?.textContent;

describe('the records of pledges', () => {
  it('list every application with lender, guarantor, amounts and how far it is', async () => {
    open();
    const row = await rowWith('ZY20261120-0003');
    expect(row.getByText('担保贷款')).toBeDefined();
    expect(row.getByText('汇通融资担保有限公司')).toBeDefined();
    expect(row.getByText(/1,500,000/)).toBeDefined();
    expect(row.getByText(/1,200,000/)).toBeDefined();
    expect(row.getByText('5.80%')).toBeDefined();
    expect(row.getByText('待担保方审核')).toBeDefined();
    expect(row.getByRole('img', { name: '第 2 步，共 7 步：担保' })).toBeDefined();
  });

  it('leave out the guarantee where nobody answers for it, and every stage where it came to nothing', async () => {
    open();
    expect((await rowWith('ZY20261120-0006')).getByRole('img', { name: '第 3 步，共 6 步：登记' })).toBeDefined();
    expect((await rowWith('ZY20261120-0009')).getByRole('img', { name: '共 6 步，全部完成' })).toBeDefined();
    expect((await rowWith('ZY20261120-0010')).queryByRole('img')).toBeNull();
  });

  it('ask for a state, a lender, an issuer and dates by the address', async () => {
    const { asked } = open('/?state=70&lender=3&issuer=E1001&dueFrom=2027-01-01&amountTo=500&submittedTo=2026-11-20');
    await screen.findByText('ZY20261120-0001');
    expect(asked[0]).toMatchObject({
      states: ['awaitingRelease'],
      channel: 3,
      issuerNo: 'E1001',
      dueFrom: '2027-01-01',
      amountTo: 50_000n,
      submittedTo: '2026-11-20',
    });
  });

  it('ask for what waits for the person', async () => {
    const { asked, user } = open();
    await user.click(await screen.findByRole('radio', { name: /待我处理/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ waitingForMe: true }));
  });

  it('open one from its address: terms, what is charged, and the guarantee', async () => {
    open('/?id=P3');
    const one = await sheet();
    expect(await one.findByText('人民币壹佰贰拾万元整')).toBeDefined();
    expect(one.getByText('等待汇通融资担保有限公司经办岗，自 2026-11-20 10:02')).toBeDefined();
    expect(one.getByRole('img', { name: '第 2 步，共 7 步：担保' })).toBeDefined();
    expect(valueOf(one, '质押率')).toBe('80.00%');
    expect(valueOf(one, '覆盖率')).toBe('125.00%');
    expect(valueOf(one, '担保费（元）')).toBe('4,000.00');
    expect(valueOf(one, '缴费日')).toBe('待缴纳');
    const charges = within(one.getByRole('table', { name: '报价费用' }));
    expect(charges.getByText('担保费')).toBeDefined();
    expect(charges.queryByText('开立方承担')).toBeNull();
  });

  it('say whose move it is, and whether it can still be withdrawn', async () => {
    open('/?id=P3&tab=progress');
    const one = await sheet();
    expect(await one.findByText('汇通融资担保有限公司经办岗')).toBeDefined();
    expect(one.getByText('尚未受理，受理前可以撤回。')).toBeDefined();
  });

  it('say who asked what', async () => {
    open('/?id=P4&tab=progress');
    const one = await sheet();
    expect(await one.findByText('担保方要求补充')).toBeDefined();
    expect(one.getByText('请补充本批设备的发运单')).toBeDefined();
  });

  it('show what is owed today, and every repayment with where it stands', async () => {
    open('/?id=P7&tab=repayments');
    const one = await sheet();
    expect(await one.findByText('2026-12-23 应还')).toBeDefined();
    expect(valueOf(one, '应还合计（元）')).toBe('803,866.67');
    const repayments = within(one.getByRole('table', { name: '还款记录' }));
    expect(repayments.getByText('未到账')).toBeDefined();
    expect(repayments.getByText('未查到该笔款项')).toBeDefined();
    expect(repayments.getByText('待复核')).toBeDefined();
  });

  it('show no repayments before it is paid out, and the registration once it is', async () => {
    const { unmount } = open('/?id=P1&tab=progress');
    await (await sheet()).findByRole('tab', { name: '办理进度' });
    expect(screen.queryByRole('tab', { name: '还款' })).toBeNull();
    unmount();
    open('/?id=P7&tab=progress');
    expect(await (await sheet()).findByText('21430987000123456789')).toBeDefined();
  });

  it('have the receipt of what was paid out made, and offer none before', async () => {
    const made = vi.fn(() => contract.pdf.ofLoanPaid.example.response);
    const { user, unmount } = open('/?id=P7', [reply(contract.pdf.ofLoanPaid, made)]);
    await user.click(await (await sheet()).findByRole('button', { name: '放款回单' }));
    await waitFor(() => expect(made).toHaveBeenCalledWith({ id: 'P7' }));
    unmount();
    open('/?id=P6');
    expect(await (await sheet()).findByRole('button', { name: '质押协议 PDF' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '放款回单' })).toBeNull();
  });

  it('have the proof of the registration made, and offer none before', async () => {
    const made = vi.fn(() => contract.pdf.ofLoanRegistered.example.response);
    const { user, unmount } = open('/?id=P7', [reply(contract.pdf.ofLoanRegistered, made)]);
    await user.click(await (await sheet()).findByRole('button', { name: '中登证明' }));
    await waitFor(() => expect(made).toHaveBeenCalledWith({ id: 'P7' }));
    unmount();
    open('/?id=P6');
    expect(await (await sheet()).findByRole('button', { name: '质押协议 PDF' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '中登证明' })).toBeNull();
  });

  it('show the pieces that are pledged and each invoice in three columns', async () => {
    const { user } = open('/?id=P1&tab=pieces');
    const one = await sheet();
    expect(within(await one.findByRole('table', { name: '质押凭证' })).getByText('质押申请中')).toBeDefined();
    await user.click(one.getByRole('tab', { name: '贸易背景' }));
    const heads = within(await one.findByRole('table', { name: '发票' })).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['发票号码', '发票使用金额', '融资已占用', '本次占用（元）', '查验']);
  });

  it('say what belongs here while there is nothing', async () => {
    open('/', [reply(contract.pledge.list, pageOfPledges([]))]);
    expect(await screen.findByText('还没有质押记录')).toBeDefined();
  });

  it('offer to try again when they do not come', async () => {
    open('/', [fail(contract.pledge.list, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});

describe('a row of them', () => {
  const show = (rows: readonly Partial<PledgeRow>[], replies: readonly MockReply[] = []) =>
    renderScreen(<RecordsScreen />, {
      as: 'supplierOperator',
      places: PLACES,
      replies: [
        ...recordReplies,
        reply(
          contract.pledge.list,
          pageOfPledges(rows.map((row, index) => pledgeOf(index, 'underApproval', 800_000, { version: 3, ...row }))),
        ),
        ...replies,
      ],
    });
  async function press(act: PledgeRow['acts'][number], name: string, row: Partial<PledgeRow> = {}, replies: readonly MockReply[] = []) {
    const { user } = show([{ acts: [act], ...row }], replies);
    await user.click(await screen.findByText(name, { selector: 'td button' }));
    const asked = async () => within(await screen.findByRole('alertdialog'));
    const confirm = async () => user.click((await asked()).getByRole('button', { name }));
    return { asked, confirm };
  }

  it('offers each act that it carries and none besides, and can always be looked at', async () => {
    show([
      { acts: ['view', 'edit', 'delete'] },
      { acts: ['view', 'withdraw', 'remind'] },
      { acts: ['view', 'supplement'] },
      { acts: ['view', 'payFee'] },
      { acts: ['view', 'repay'] },
      { acts: ['view', 'releaseApply'] },
      { acts: ['view', 'copyToLender'] },
      // Whatever is reviewed is reviewed in one place.
      { acts: ['view', 'pass', 'return'] },
      { acts: ['view', 'repayAuthorise', 'repayReturn'] },
      { acts: ['view', 'releaseConfirm', 'releaseReturn'] },
      { acts: ['view', 'receipt'] },
    ]);
    await screen.findByText('换机构申请');
    expect(buttonsByRow(screen.getByRole('table'))).toEqual([
      ['修改', '删除', '详情'],
      ['撤回', '催办', '详情'],
      ['补件', '详情'],
      ['缴纳担保费', '详情'],
      ['还款', '详情'],
      ['申请解质', '详情'],
      ['换机构申请', '详情'],
      ['复核', '详情'],
      ['复核', '详情'],
      ['复核', '详情'],
      ['详情'],
    ]);
  });

  it.each([
    ['the form to submit it again', 'edit', '修改', '/place/pledge.apply?resubmit=P0'],
    ['the form to apply elsewhere', 'copyToLender', '换机构申请', '/place/pledge.apply?copy=P0'],
    ['the queue that reviews it', 'pass', '复核', '/place/pledge.review?id=P0'],
    ['its detail', 'view', '详情', '/?id=P0'],
  ] as const)('leads to %s', async (_, act, name, place) => {
    await press(act, name);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(place));
  });

  it('is withdrawn after a question that names amount, lender and who reads why, with or without a reason', async () => {
    const withdrawn = vi.fn(() => contract.pledge.withdraw.example.response);
    const { asked, confirm } = await press('withdraw', '撤回', { state: 'awaitingGuarantor' }, [
      reply(contract.pledge.withdraw, withdrawn),
    ]);
    for (const words of [/800,000\.00/, /向担保贷款质押贷款/, /汇通融资担保有限公司可以看到/])
      expect((await asked()).getByText(words)).toBeDefined();
    await confirm();
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 'P0', version: 3 }));
  });

  it('is deleted after a question', async () => {
    const removed = vi.fn(() => contract.pledge.remove.example.response);
    const { confirm } = await press('delete', '删除', {}, [reply(contract.pledge.remove, removed)]);
    await confirm();
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 'P0', version: 3 }));
  });

  it('reminds whoever is to act next', async () => {
    const reminded = vi.fn(() => contract.pledge.remind.example.response);
    await press('remind', '催办', {}, [reply(contract.pledge.remind, reminded)]);
    await waitFor(() => expect(reminded).toHaveBeenCalledWith({ id: 'P0' }));
  });

  it('is asked to be released after what follows was said', async () => {
    const asking = vi.fn(() => contract.pledge.releaseApply.example.response);
    const { confirm } = await press('releaseApply', '申请解质', {}, [reply(contract.pledge.releaseApply, asking)]);
    await confirm();
    await waitFor(() => expect(asking).toHaveBeenCalledWith({ id: 'P0', version: 3 }));
  });
});

it.each([
  ['supplierOperator', '申请质押'],
  ['supplierReviewer', '进入复核'],
  ['supplierAdministrator', undefined],
] as const)('an operator begins an application, a reviewer goes to the queue, and others do neither: %s', async (as, link) => {
  renderScreen(<RecordsScreen />, { as, places: PLACES, replies: recordReplies });
  await screen.findByRole('table');
  const links = ['申请质押', '进入复核'].filter((name) => screen.queryByRole('link', { name }) !== null);
  expect(links).toEqual(link === undefined ? [] : [link]);
});
