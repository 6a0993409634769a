import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, ids, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsByRow, rowOf } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { first } from '../../../platform/testing/world/example.ts';
import type { TransferRow } from '../transfer-acts.tsx';
import { pageOfRows, platformReplies, records } from '../transfer.fixtures.ts';
import { RecordsScreen } from './records-screen.tsx';

const PLACES = ['transfer.apply', 'transfer.review'] as const;

function open(at = '/', replies: readonly MockReply[] = []) {
  const asked: RequestOf<typeof contract.transfer.listOutgoing>[] = [];
  const list = reply(contract.transfer.listOutgoing, (request) => {
    asked.push(request);
    return pageOfRows(records);
  });
  return {
    ...renderScreen(<RecordsScreen />, { as: 'supplierOperator', at, places: PLACES, replies: [...platformReplies, list, ...replies] }),
    asked,
  };
}

const rowWith = async (number: string) => within(rowOf(await screen.findByText(number)));

describe('records of transfers', () => {
  it('list all with state and reason', async () => {
    open();
    const row = await rowWith('ZR20261120-0002');
    expect(row.getByText('复核退回')).toBeDefined();
    expect(row.getByText('收款账号与户名不符').closest('td')).toBe(row.getByText('复核退回').closest('td'));
  });

  it('tell who is waited for, latest submission first', async () => {
    const { asked } = open();
    await screen.findByText('ZR20261120-0001');
    expect(screen.getByRole('columnheader', { name: '等待谁' })).toBeDefined();
    expect(screen.getAllByText('本企业审核岗').length).toBeGreaterThan(0);
    expect(screen.getByRole('columnheader', { name: '提交时间' }).getAttribute('aria-sort')).toBe('descending');
    expect(asked[0]).toMatchObject({ sort: '-submittedAt' });
  });

  it.each([
    { kept: {}, shown: false },
    { kept: { 'columns.transfers': '' }, shown: true },
  ])('hide the time of review by default: $shown', async ({ kept, shown }) => {
    open('/', [reply(contract.account.settings, kept)]);
    await screen.findByText('ZR20261120-0001');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: '复核时间' }) !== null).toBe(shown));
  });

  it('request state, recipient and dates from the address', async () => {
    const { asked } = open('/?state=20&recipient=E1003&dueFrom=2027-01-01&amountTo=500');
    await screen.findByText('ZR20261120-0001');
    expect(asked[0]).toMatchObject({ states: ['awaitingSignature'], counterpartyNo: 'E1003', dueFrom: '2027-01-01', amountTo: 50_000n });
  });

  it('lead a reviewer to the queue', async () => {
    renderScreen(<RecordsScreen />, {
      as: 'supplierReviewer',
      places: PLACES,
      replies: [...platformReplies, reply(contract.transfer.listOutgoing, { ...pageOfRows(records), stateCounts: { awaitingReview: 2 } })],
    });
    const link = await screen.findByRole('link', { name: '复核 2 笔转让' });
    expect(link.getAttribute('href')).toBe('#/place/transfer.review');
  });

  it('open one by address, with checks and history', async () => {
    open('/?id=T1');
    const sheet = await screen.findByRole('dialog', { name: '转让详情' });
    expect(await within(sheet).findByText('人民币伍拾万元整')).toBeDefined();
    expect(within(sheet).getByText(/HXJD-WL-2026-0315/, { selector: 'dd' })).toBeDefined();
    expect(within(sheet).getByText('自 2026-11-20 10:02')).toBeDefined();
  });

  it('show drafts to continue', async () => {
    const { user } = open();
    const [first] = await screen.findAllByRole('button', { name: '继续填写' });
    if (!first) throw new Error('no draft');
    await user.click(first);
    expect(screen.getByTestId('address').textContent).toContain('draft=D7');
  });

  it('explain an empty list', async () => {
    open('/', [reply(contract.transfer.listOutgoing, pageOfRows([]))]);
    expect(await screen.findByText('还没有转让记录')).toBeDefined();
  });

  it('offer a retry after a failure', async () => {
    open('/', [fail(contract.transfer.listOutgoing, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});

describe('a row', () => {
  const show = (rows: readonly Partial<TransferRow>[], replies: readonly MockReply[] = []) =>
    renderScreen(<RecordsScreen />, {
      as: 'supplierOperator',
      places: PLACES,
      replies: [
        ...platformReplies,
        reply(
          contract.transfer.listOutgoing,
          pageOfRows(rows.map((row, index) => ({ ...first(records), id: ids.transfer(`T${index}`), version: 3, ...row }))),
        ),
        ...replies,
      ],
    });
  async function press(act: TransferRow['acts'][number], name: string, replies: readonly MockReply[] = []) {
    const { user } = show([{ acts: [act] }], replies);
    await user.click(await screen.findByText(name, { selector: 'td button' }));
    const asked = async () => within(await screen.findByRole('alertdialog'));
    const confirm = async (word = name) => user.click((await asked()).getByRole('button', { name: word }));
    return { user, asked, confirm };
  }
  const address = () => screen.getByTestId('address').textContent;
  const withdrawing = () => {
    const withdrawn = vi.fn<(request: RequestOf<typeof contract.transfer.withdraw>) => void>();
    const answer = contract.transfer.withdraw.example.response;
    return { withdrawn, takes: reply(contract.transfer.withdraw, (request) => (withdrawn(request), answer)) };
  };

  it('offers exactly its acts, besides viewing', async () => {
    show([
      { acts: ['view', 'edit', 'delete'] },
      { acts: ['view', 'withdraw', 'remind'] },
      { acts: ['view', 'withdrawApply', 'remind'] },
      { acts: ['view', 'pass', 'return'] },
      { acts: ['view', 'withdrawApprove', 'withdrawReject'] },
      { acts: ['view'] },
    ]);
    await screen.findByText('申请撤回');
    expect(buttonsByRow(screen.getByRole('table'))).toEqual([
      ['修改', '删除', '详情'],
      ['撤回', '催办', '详情'],
      ['申请撤回', '催办', '详情'],
      ['复核', '详情'],
      ['复核', '详情'],
      ['详情'],
    ]);
  });

  it.each([
    ['the form to submit it again', 'edit', '修改', '/place/transfer.apply?resubmit=T0'],
    ['the queue that reviews it', 'pass', '复核', '/place/transfer.review?id=T0'],
    ['the queue that reviews its withdrawal', 'withdrawApprove', '复核', '/place/transfer.review?id=T0'],
    ['its detail', 'view', '详情', '/?id=T0'],
  ] as const)('leads to %s', async (_, act, name, place) => {
    await press(act, name);
    await waitFor(() => expect(address()).toBe(place));
  });

  it('is withdrawn after a confirmation of amount and recipient, with an optional reason', async () => {
    const { withdrawn, takes } = withdrawing();
    const { asked, confirm } = await press('withdraw', '撤回', [takes]);
    expect((await asked()).getByText('¥ 500,000.00')).toBeDefined();
    expect((await asked()).getByText(/转给 云岭物流有限公司/)).toBeDefined();
    await confirm();
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 'T0', version: 3 }));
  });

  it('is requested to be withdrawn with a reason for the reviewer, once offered', async () => {
    const { withdrawn, takes } = withdrawing();
    const { user, asked, confirm } = await press('withdrawApply', '申请撤回', [takes]);
    await confirm('提交申请');
    expect(withdrawn).not.toHaveBeenCalled();
    await user.type((await asked()).getByLabelText(/原因/), '金额有误');
    await confirm('提交申请');
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 'T0', version: 3, reason: '金额有误' }));
  });

  it('is deleted after a confirmation', async () => {
    const removed = vi.fn(() => contract.transfer.remove.example.response);
    const { confirm } = await press('delete', '删除', [reply(contract.transfer.remove, removed)]);
    await confirm();
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 'T0', version: 3 }));
  });

  it('reminds the next party', async () => {
    const reminded = vi.fn(() => contract.transfer.remind.example.response);
    await press('remind', '催办', [reply(contract.transfer.remind, reminded)]);
    await waitFor(() => expect(reminded).toHaveBeenCalledWith({ id: 'T0' }));
  });

  it('offers the same in its details, for links from elsewhere', async () => {
    const { withdrawn, takes } = withdrawing();
    const whole = { ...contract.transfer.get.example.response, version: 3, acts: ['withdraw' as const] };
    const { user } = open(`/?id=${whole.id}`, [reply(contract.transfer.get, whole), takes]);
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '撤回' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: whole.id, version: 3 }));
  });
});

it.each([
  ['supplierOperator', 1],
  ['supplierReviewer', 0],
  ['supplierAdministrator', 0],
] as const)('allows a new transfer to operators only: %s', async (as, links) => {
  renderScreen(<RecordsScreen />, { as, places: PLACES, replies: platformReplies });
  await screen.findByText('ZR20261120-0001');
  expect(screen.queryAllByRole('link', { name: '申请转让' })).toHaveLength(links);
});
