import { contract, type FinancingRow, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsByRow, rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { financing, pageOfFinancings } from '../financing.fixtures.ts';
import { recordReplies, records, wholeOf } from './records.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

const PLACES = ['financing.apply', 'financing.records'] as const;

function open(at = '/', replies: readonly MockReply[] = []) {
  const asked: RequestOf<typeof contract.financing.list>[] = [];
  const list = reply(contract.financing.list, (request) => {
    asked.push(request);
    return pageOfFinancings(records);
  });
  return {
    ...renderScreen(<RecordsScreen />, { as: 'supplierOperator', at, places: PLACES, replies: [...recordReplies, list, ...replies] }),
    asked,
  };
}

const rowWith = async (number: string) => within(rowOf(await screen.findByText(number)));
const sheet = async () => within(await screen.findByRole('dialog', { name: '融资详情' }));

describe('the records of financings', () => {
  it('list every application with lender, rate, net amount and how far it is', async () => {
    open();
    const row = await rowWith('RZ20261120-0006');
    expect(row.getByText('工商银行')).toBeDefined();
    expect(row.getByText('3.28%')).toBeDefined();
    expect(row.getByText('待签约')).toBeDefined();
    expect(row.getByRole('img', { name: '第 4 步，共 6 步：签约' })).toBeDefined();
  });

  it('show no way where an application came to nothing', async () => {
    open();
    expect((await rowWith('RZ20261120-0010')).queryByRole('img')).toBeNull();
  });

  it('ask for a state, a lender, an issuer and dates by the address', async () => {
    const { asked } = open('/?state=40&lender=12&issuer=E1001&dueFrom=2027-01-01&amountTo=500&submittedTo=2026-11-20');
    await screen.findByText('RZ20261120-0001');
    expect(asked[0]).toMatchObject({
      states: ['awaitingContract'],
      channel: 12,
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

  it('open one from its address: terms, every charge with who bears it', async () => {
    open('/?id=F6');
    const one = await sheet();
    expect(await one.findByText('人民币贰佰万元整')).toBeDefined();
    const charges = within(one.getByRole('table', { name: '报价费用' }));
    expect(charges.getByText('利息')).toBeDefined();
    expect(charges.getAllByText(/31,342/).length).toBeGreaterThan(0);
  });

  it('say whose move it is, who has agreed, and how far it is', async () => {
    open('/?id=F6&tab=progress');
    const one = await sheet();
    expect(await one.findByText('本企业经办岗')).toBeDefined();
    expect(one.getByText('晋北煤业集团有限公司经办岗')).toBeDefined();
    expect(one.getByText('工商银行审核岗')).toBeDefined();
    expect(one.getAllByText('待同意')).toHaveLength(2);
    expect(one.getByText('同意待复核')).toBeDefined();
  });

  it('show what the lender’s system told: taken, waiting for its turn, or not taken and why', async () => {
    const told = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const { unmount } = open('/?id=F7&tab=progress');
    const waiting = await (await sheet()).findByRole('list', { name: '资金方消息' });
    expect(told(waiting)).toEqual(['受理2026-11-20 11:10', '批准2026-11-20 14:00', '中登登记等前面的步骤办完后采用2026-11-20 14:02']);
    unmount();
    open('/?id=F9&tab=progress');
    const paid = await (await sheet()).findByRole('list', { name: '资金方消息' });
    expect(told(paid).slice(-2)).toEqual(['放款未采用：金额与约定不符2026-11-19 15:20', '放款2026-11-19 16:05']);
  });

  it('say of a lender that registers nothing that it does not', async () => {
    const paid = wholeOf(records.find(({ id }) => id === 'F9') ?? expect.fail('there is no such record'));
    const registration = paid.registration && { ...paid.registration, certificateNumber: null, waivedBecause: '本行自营保理' };
    open('/?id=F9&tab=progress', [reply(contract.financing.get, { ...paid, registration })]);
    const words = within(await (await sheet()).findByRole('list', { name: '资金方消息' }));
    expect(words.getByText('不办理中登登记')).toBeDefined();
    expect(words.queryByText('中登登记')).toBeNull();
  });

  it('show the registration and the number of what has been paid out', async () => {
    open('/?id=F9&tab=progress');
    expect(await (await sheet()).findByText('10228 3360 0027 1184 5521')).toBeDefined();
  });

  it('have the receipt of what was paid out made, and offer none before', async () => {
    const made = vi.fn(() => contract.pdf.ofFinancingPaid.example.response);
    const { user, unmount } = open('/?id=F9', [reply(contract.pdf.ofFinancingPaid, made)]);
    await user.click(await (await sheet()).findByRole('button', { name: '放款回单' }));
    await waitFor(() => expect(made).toHaveBeenCalledWith({ id: 'F9' }));
    unmount();
    open('/?id=F7');
    expect(await (await sheet()).findByRole('button', { name: '融资协议 PDF' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '放款回单' })).toBeNull();
  });

  it('have the proof of the registration made, and offer none before or where the lender waived it', async () => {
    const made = vi.fn(() => contract.pdf.ofFinancingRegistered.example.response);
    const { user, unmount } = open('/?id=F9', [reply(contract.pdf.ofFinancingRegistered, made)]);
    await user.click(await (await sheet()).findByRole('button', { name: '中登证明' }));
    await waitFor(() => expect(made).toHaveBeenCalledWith({ id: 'F9' }));
    unmount();
    const before = open('/?id=F7');
    expect(await (await sheet()).findByRole('button', { name: '融资协议 PDF' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '中登证明' })).toBeNull();
    before.unmount();
    const entry = { certificateNumber: null, registeredAt: null, expiresOn: null, searchReportNumber: null, searchedAt: null };
    const paid = records.find(({ id }) => id === 'F9') ?? expect.fail('no such record');
    const waived = { ...wholeOf(paid), registration: { ...entry, waivedBecause: '行内已登记' } };
    open('/?id=F9&tab=progress', [reply(contract.financing.get, waived)]);
    expect(await (await sheet()).findByText('行内已登记')).toBeDefined();
    expect(screen.queryByRole('button', { name: '中登证明' })).toBeNull();
  });

  it('show each invoice in three columns', async () => {
    open('/?id=F1&tab=papers');
    const table = await (await sheet()).findByRole('table', { name: '发票' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['发票号码', '发票使用金额', '融资已占用', '本次融资（元）', '查验']);
  });

  it('name every party that it waits for, in its history', async () => {
    open('/?id=F6&tab=log');
    expect(await (await sheet()).findByText('等待 本企业经办岗、晋北煤业集团有限公司经办岗和工商银行审核岗')).toBeDefined();
  });

  it('hand an application to its lender again from its detail', async () => {
    const executed = vi.fn();
    const { user } = open('/?id=F3', [
      reply(contract.financing.execute, (request) => {
        executed(request);
        return contract.financing.execute.example.response;
      }),
    ]);
    const one = await sheet();
    const shown = one.queryByRole('button', { name: '重新提交资金方' });
    if (shown) await user.click(shown);
    else {
      await user.click(await one.findByRole('button', { name: /更多操作/ }));
      await user.click(await screen.findByRole('menuitem', { name: '重新提交资金方' }));
    }
    await waitFor(() => expect(executed).toHaveBeenCalledWith({ id: 'F3', version: 0 }));
  });

  it('say what belongs here while there is nothing', async () => {
    open('/', [reply(contract.financing.list, pageOfFinancings([]))]);
    expect(await screen.findByText('还没有融资记录')).toBeDefined();
  });

  it('offer to try again when they do not come', async () => {
    open('/', [fail(contract.financing.list, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});

describe('a row of them', () => {
  const show = (carried: readonly FinancingRow['acts'][], replies: readonly MockReply[] = []) =>
    renderScreen(<RecordsScreen />, {
      as: 'supplierOperator',
      places: PLACES,
      replies: [
        ...recordReplies,
        reply(
          contract.financing.list,
          pageOfFinancings(carried.map((acts, index) => financing(index, 'underApproval', 1_000_000, { acts, version: 3 }))),
        ),
        ...replies,
      ],
    });
  async function press(act: FinancingRow['acts'][number], name: string, replies: readonly MockReply[] = []) {
    const { user } = show([[act]], replies);
    await user.click(await screen.findByText(name, { selector: 'td button' }));
    const asked = async () => within(await screen.findByRole('alertdialog'));
    const confirm = async () => user.click((await asked()).getByRole('button', { name }));
    return { asked, confirm };
  }

  it('offers each act that it carries and none besides, and can always be looked at', async () => {
    show([
      ['view', 'edit', 'delete'],
      ['view', 'withdraw', 'remind'],
      ['view', 'supplement'],
      ['view', 'signContract'],
      ['view', 'repay'],
      ['view', 'copyToLender'],
      // Whatever is reviewed is reviewed in one place.
      ['view', 'pass', 'return'],
      ['view', 'contractConfirm', 'contractReturn'],
      ['view', 'repayAuthorise', 'repayReturn'],
      ['view', 'receipt'],
    ]);
    await screen.findByText('换机构申请');
    expect(buttonsByRow(screen.getByRole('table'))).toEqual([
      ['修改', '删除', '详情'],
      ['撤回', '催办', '详情'],
      ['补件', '详情'],
      ['签约', '详情'],
      ['还款', '详情'],
      ['换机构申请', '详情'],
      ['复核', '详情'],
      ['复核', '详情'],
      ['复核', '详情'],
      ['详情'],
    ]);
  });

  it.each([
    ['the form to submit it again', 'edit', '修改', '/place/financing.apply?resubmit=F0'],
    ['the form to apply elsewhere', 'copyToLender', '换机构申请', '/place/financing.apply?copy=F0'],
    ['the queue that reviews it', 'pass', '复核', '/place/financing.records?view=review&id=F0'],
    ['its detail', 'view', '详情', '/?id=F0'],
  ] as const)('leads to %s', async (_, act, name, place) => {
    await press(act, name);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(place));
  });

  it('is withdrawn after a question that names amount and lender, with or without a reason', async () => {
    const withdrawn = vi.fn(() => contract.financing.withdraw.example.response);
    const { asked, confirm } = await press('withdraw', '撤回', [reply(contract.financing.withdraw, withdrawn)]);
    expect((await asked()).getByText(/1,000,000\.00/)).toBeDefined();
    expect((await asked()).getByText(/向建设银行融资/)).toBeDefined();
    await confirm();
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 'F0', version: 3 }));
  });

  it('is deleted after a question', async () => {
    const removed = vi.fn(() => contract.financing.remove.example.response);
    const { confirm } = await press('delete', '删除', [reply(contract.financing.remove, removed)]);
    await confirm();
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 'F0', version: 3 }));
  });

  it('reminds whoever is to act next', async () => {
    const reminded = vi.fn(() => contract.financing.remind.example.response);
    await press('remind', '催办', [reply(contract.financing.remind, reminded)]);
    await waitFor(() => expect(reminded).toHaveBeenCalledWith({ id: 'F0' }));
  });
});

it.each([
  ['supplierOperator', '申请融资'],
  ['supplierReviewer', '进入复核'],
  ['supplierAdministrator', undefined],
] as const)('an operator begins an application, a reviewer goes to the queue, and others do neither: %s', async (as, link) => {
  renderScreen(<RecordsScreen />, { as, places: PLACES, replies: recordReplies });
  await screen.findByRole('table');
  const links = ['申请融资', '进入复核'].filter((name) => screen.queryByRole('link', { name }) !== null);
  expect(links).toEqual(link === undefined ? [] : [link]);
});
