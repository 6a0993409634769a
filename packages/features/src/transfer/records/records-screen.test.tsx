import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
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

const rowOf = async (number: string) => {
  const row = (await screen.findByText(number)).closest('tr');
  if (!row) throw new Error(`${number} is in no row`);
  return within(row);
};

describe('the records of transfers', () => {
  it('lists every transfer with where it stands and why it came back', async () => {
    open();
    const row = await rowOf('ZR20261120-0002');
    expect(row.getByText('复核退回')).toBeDefined();
    expect(row.getByText('收款账号与户名不符')).toBeDefined();
  });

  it.each([
    { kept: {}, shown: false },
    { kept: { 'columns.transfers': '' }, shown: true },
  ])('leaves out the time of the review until a person asks for it: $shown', async ({ kept, shown }) => {
    open('/', [reply(contract.account.settings, kept)]);
    await screen.findByText('ZR20261120-0001');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: '复核时间' }) !== null).toBe(shown));
  });

  it('asks for one state, a recipient and dates by the address', async () => {
    const { asked } = open('/?state=20&recipient=E1003&dueFrom=2027-01-01&amountTo=500');
    await screen.findByText('ZR20261120-0001');
    expect(asked[0]).toMatchObject({ states: ['awaitingSignature'], counterpartyNo: 'E1003', dueFrom: '2027-01-01', amountTo: 50_000n });
  });

  it('leads a reviewer to what waits for review', async () => {
    renderScreen(<RecordsScreen />, {
      as: 'supplierReviewer',
      places: PLACES,
      replies: [...platformReplies, reply(contract.transfer.listOutgoing, { ...pageOfRows(records), stateCounts: { awaitingReview: 2 } })],
    });
    const link = await screen.findByRole('link', { name: '复核 2 笔转让' });
    expect(link.getAttribute('href')).toBe('#/place/transfer.review');
  });

  it('offers only what the server allows', async () => {
    open();
    const returned = await rowOf('ZR20261120-0002');
    expect(returned.getByRole('button', { name: '修改' })).toBeDefined();
    expect(returned.queryByRole('button', { name: '撤回' })).toBeNull();
    expect((await rowOf('ZR20261120-0004')).queryByRole('button', { name: '催办' })).toBeNull();
  });

  it('leads a returned one back to the form', async () => {
    const { user } = open();
    await user.click((await rowOf('ZR20261120-0002')).getByRole('button', { name: '修改' }));
    expect(screen.getByTestId('address').textContent).toContain('resubmit=T2');
  });

  it('names amount and recipient before it withdraws', async () => {
    const withdrawn: string[] = [];
    const takes = reply(contract.transfer.withdraw, ({ id, reason }) => {
      withdrawn.push(`${id} ${reason ?? ''}`);
      return contract.transfer.withdraw.example.response;
    });
    const { user } = open('/', [takes]);
    await user.click((await rowOf('ZR20261120-0001')).getByRole('button', { name: '撤回' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('500,000.00');
    expect(dialog.textContent).toContain('云岭物流有限公司');
    await user.click(within(dialog).getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(withdrawn).toEqual(['T1 ']));
  });

  it('opens one from its address, with checks and history', async () => {
    open('/?id=T1');
    const sheet = await screen.findByRole('dialog', { name: '转让详情' });
    expect(await within(sheet).findByText('人民币伍拾万元整')).toBeDefined();
    expect(within(sheet).getByText(/HXJD-WL-2026-0315/, { selector: 'dd' })).toBeDefined();
    expect(within(sheet).getByText('自 2026-11-20 10:02')).toBeDefined();
  });

  it('shows drafts to go on with', async () => {
    const { user } = open();
    const [first] = await screen.findAllByRole('button', { name: '继续填写' });
    if (!first) throw new Error('no draft');
    await user.click(first);
    expect(screen.getByTestId('address').textContent).toContain('draft=D7');
  });

  it('says what belongs here while there is nothing', async () => {
    open('/', [reply(contract.transfer.listOutgoing, pageOfRows([]))]);
    expect(await screen.findByText('还没有转让记录')).toBeDefined();
  });

  it('offers to try again when it does not come', async () => {
    open('/', [fail(contract.transfer.listOutgoing, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});
