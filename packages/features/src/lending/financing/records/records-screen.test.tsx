import { contract } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { formatMoney } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeRecords, type RecordsKind } from '../../../platform/testing/applications/records.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOfApplications, REGISTRATION } from '../../../platform/testing/world/applications.ts';
import { financing, platformReplies, records, wholeFinancing } from '../financing.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

const paid = wholeFinancing(records.find(({ id }) => id === 'F9') ?? expect.fail('no such record'));
const waived = reply(contract.financing.get, {
  ...paid,
  registration: { ...REGISTRATION, certificateNumber: null, waivedBecause: '行内已登记' },
});

const KIND: RecordsKind = {
  name: 'financing',
  screen: <RecordsScreen />,
  places: ['financing.apply', 'financing.records'],
  replies: platformReplies,
  calls: contract.financing,
  letter: 'F',
  prefix: 'RZ',
  listOf: (all, row) =>
    reply(
      contract.financing.list,
      pageOfApplications(all.map((acts, order) => financing(order, 'underApproval', 1_000_000, { acts: [...acts], version: 3, ...row }))),
    ),
  empty: reply(contract.financing.list, pageOfApplications([])),
  row: { order: 6, texts: ['工商银行', '3.28%', '待签约'], progress: '第 4 步，共 6 步：签约' },
  state: ['40', 'awaitingContract'],
  words: {
    sheet: '融资详情',
    agreement: '融资协议 PDF',
    taken: '本次融资（元）',
    empty: '还没有融资记录',
    apply: '申请融资',
    facts: /向建设银行融资/,
  },
  paid: 9,
  unpaid: 7,
  waived,
  paidOut: contract.pdf.ofFinancingPaid,
  registered: contract.pdf.ofFinancingRegistered,
  draft: { id: 'D2', amount: '3,000,000.00', about: '建设银行 2 笔' },
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
    [['signContract'], ['签约']],
    [['repay'], ['还款']],
    [['copyToLender'], ['换机构申请']],
    // All reviews take place in the queue.
    [['pass', 'return'], ['复核']],
    [['contractConfirm', 'contractReturn'], ['复核']],
    [['repayAuthorise', 'repayReturn'], ['复核']],
    [['receipt'], []],
  ],
  reviewedAt: '/place/financing.records?view=review&',
};

const open = (at: string, replies: readonly MockReply[] = []) =>
  renderScreen(<RecordsScreen />, { as: 'supplierOperator', at, places: KIND.places, replies: [...platformReplies, ...replies] });
const sheet = async () => within(await screen.findByRole('dialog', { name: '融资详情' }));

describeRecords(KIND);

describe('the records of financings', () => {
  it('open the details by address: terms, charges and who bears them', async () => {
    open('/?id=F6');
    const one = await sheet();
    expect(await one.findByText('人民币贰佰万元整')).toBeDefined();
    const charges = within(one.getByRole('table', { name: '报价费用' }));
    expect(charges.getByText('利息')).toBeDefined();
    expect(charges.getAllByText(/31,342/).length).toBeGreaterThan(0);
  });

  it('mark a net amount that rests on the issuer’s consent', async () => {
    const [one = expect.fail('no record'), other = expect.fail('no record')] = records;
    const rows = [{ ...one, awaitsConsent: true }, other];
    open('/', [reply(contract.financing.list, pageOfApplications(rows))]);
    const note = await screen.findByText('须开立方同意');
    expect(note.closest('td')?.textContent).toContain(formatMoney(one.net));
  });

  it('show the parties that they wait for, the agreed parties, and the progress', async () => {
    open('/?id=F6&tab=progress');
    const one = await sheet();
    expect(await one.findByText('本企业经办岗')).toBeDefined();
    expect(one.getByText('晋北煤业集团有限公司经办岗')).toBeDefined();
    expect(one.getByText('工商银行审核岗')).toBeDefined();
    expect(one.getAllByText('待同意')).toHaveLength(2);
    expect(one.getByText('同意待复核')).toBeDefined();
  });

  it('show the messages of the lender’s system: applied, pending, or ignored with the reason', async () => {
    const messagesIn = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const { unmount } = open('/?id=F7&tab=progress');
    const waiting = await (await sheet()).findByRole('list', { name: '资金方消息' });
    expect(messagesIn(waiting)).toEqual(['受理2026-11-20 11:10', '批准2026-11-20 14:00', '中登登记等前面的步骤办完后采用2026-11-20 14:02']);
    unmount();
    open('/?id=F9&tab=progress');
    const words = await (await sheet()).findByRole('list', { name: '资金方消息' });
    expect(messagesIn(words).slice(-2)).toEqual(['放款未采用：金额与约定不符2026-11-19 15:20', '放款2026-11-19 16:05']);
  });

  it('show that a lender waived the registration', async () => {
    open('/?id=F9&tab=progress', [waived]);
    const words = within(await (await sheet()).findByRole('list', { name: '资金方消息' }));
    expect(words.getByText('不办理中登登记')).toBeDefined();
    expect(words.queryByText('中登登记')).toBeNull();
  });

  it('name all parties that they wait for, in the history', async () => {
    open('/?id=F6&tab=log');
    expect(await (await sheet()).findByText('等待 本企业经办岗、晋北煤业集团有限公司经办岗和工商银行审核岗')).toBeDefined();
  });

  it('submit an application to its lender again from the details', async () => {
    const executed = vi.fn(() => contract.financing.execute.example.response);
    const { user } = open('/?id=F3', [reply(contract.financing.execute, executed)]);
    const one = await sheet();
    await user.click(await one.findByRole('button', { name: '重新提交资金方' }));
    await waitFor(() => expect(executed).toHaveBeenCalledWith({ id: 'F3', version: 0 }));
  });
});
