import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsIn } from '../../../platform/testing/action-rows.ts';
import { RecordName } from '../../../platform/testing/record-name.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { first } from '../../../platform/testing/world/example.ts';
import { pageOfRows, platformReplies, queue, withdrawal } from '../transfer.fixtures.ts';
import { ReviewScreen } from './review-screen.tsx';

type Sent = RequestOf<typeof contract.transfer.review>;

function open(
  replies: readonly MockReply[] = [],
  { as = 'supplierReviewer', at = '/' }: { as?: 'supplierReviewer' | 'supplierOperator'; at?: string } = {},
) {
  const sent: Sent[] = [];
  const takes = reply(contract.transfer.review, (request) => {
    sent.push(request);
    return contract.transfer.review.example.response;
  });
  const view = renderScreen(<ReviewScreen />, {
    as,
    at,
    replies: [...platformReplies, reply(contract.transfer.listOutgoing, pageOfRows(queue)), takes, ...replies],
  });
  return { ...view, sent };
}

const button = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('reviewing transfers', () => {
  it('shows the oldest first, with checks and history', async () => {
    open();
    expect(await screen.findByText('人民币伍拾万元整')).toBeDefined();
    expect(screen.getByText('3 笔，1,329,251.05')).toBeDefined();
    expect(screen.getByText('5 项通过，1 项提示')).toBeDefined();
    expect(screen.getByText('1 / 3')).toBeDefined();
  });

  it('names the item of the address by its number', async () => {
    const [row] = queue;
    renderScreen(
      <>
        <ReviewScreen />
        <RecordName />
      </>,
      {
        as: 'supplierReviewer',
        at: `/?id=${row?.id}`,
        replies: [...platformReplies, reply(contract.transfer.listOutgoing, pageOfRows(queue))],
      },
    );
    await waitFor(() => expect(screen.getByLabelText('records').textContent).toBe(row?.transferNumber));
  });

  it('returns by key with a reason, and continues', async () => {
    const { user, sent } = open();
    await screen.findByText('人民币伍拾万元整');
    await user.keyboard('r');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('转给 云岭物流有限公司，由 王建国 提交');
    await user.click(within(dialog).getByRole('button', { name: '退回' }));
    expect(within(dialog).getByText('请填写原因')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: '贸易背景资料不全' }));
    await user.click(within(dialog).getByRole('button', { name: '退回' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'T1', version: 0, decision: 'return', reason: '贸易背景资料不全' }]));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('id=T2'));
  });

  it('approves with a signature over the elements', async () => {
    const { user, sent } = open();
    await screen.findByText('人民币伍拾万元整');
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: '签名确认' });
    expect(dialog.textContent).toContain('签名');
    await user.type(await within(dialog).findByLabelText(/PIN/, { selector: 'input' }), '123456');
    await user.click(within(dialog).getByRole('button', { name: /签名并/ }));
    await waitFor(() => expect(sent[0]).toMatchObject({ id: 'T1', decision: 'pass', signature: contract.signature.sign.example.response }));
  });

  it('approves several, except one’s own', async () => {
    const { user, sent } = open();
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^选择/ });
    expect(boxes.map((box) => box.disabled)).toEqual([false, false, true]);
    for (const box of boxes.slice(0, 2)) {
      // oxlint-disable-next-line no-await-in-loop -- a person ticks one after the other
      await user.click(box);
    }
    await user.click(await button(/^批量通过$/));
    const dialog = within(await screen.findByRole('dialog', { name: '批量通过转让' }));
    await user.type(await dialog.findByLabelText(/PIN/, { selector: 'input' }), '123456');
    await user.click(await dialog.findByRole('button', { name: /签名并通过 2 笔/ }));
    expect(await dialog.findByText('共 2 笔：成功 2 笔，未成功 0 笔，待签名 0 笔')).toBeDefined();
    expect(sent.map(({ id, decision }) => [id, decision])).toEqual([
      ['T1', 'pass'],
      ['T2', 'pass'],
    ]);
  });

  it('moves by J and K, and stays at the ends', async () => {
    const { user } = open();
    await screen.findByText('1 / 3');
    await user.keyboard('j');
    expect(await screen.findByText('2 / 3')).toBeDefined();
    await user.keyboard('jj');
    expect(await screen.findByText('3 / 3')).toBeDefined();
    await user.keyboard('k');
    expect(await screen.findByText('2 / 3')).toBeDefined();
  });

  it('blocks one’s own', async () => {
    const { user } = open([], { as: 'supplierReviewer', at: '/?id=T3' });
    expect((await button(/通过并签名/)).disabled).toBe(true);
    expect((await button(/退回/)).disabled).toBe(true);
    await user.keyboard('r');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is read-only for an operator', async () => {
    open([], { as: 'supplierOperator' });
    expect(await screen.findByText('由本企业审核岗复核，您可以查看')).toBeDefined();
    expect(screen.queryByRole('button', { name: /通过并签名/ })).toBeNull();
  });

  it('reports a conflict, and continues after a refresh', async () => {
    const stale = refuse(contract.transfer.review, 'STALE_VERSION', {
      changedBy: '刘志强',
      changedAt: '2026-11-20T10:00:00+08:00',
      version: 2,
    });
    const { user } = open([stale]);
    await screen.findByText('人民币伍拾万元整');
    await user.keyboard('r');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: '金额有误' }));
    await user.click(within(dialog).getByRole('button', { name: '退回' }));
    expect(await screen.findByText('该单据已被处理')).toBeDefined();
    await user.click(await button(/^刷新$/));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('id=T2'));
  });

  it('reports an empty queue', async () => {
    open([reply(contract.transfer.listOutgoing, pageOfRows([]))]);
    expect(await screen.findByText('没有待复核的转让')).toBeDefined();
  });

  it('offers a retry after a failure', async () => {
    open([fail(contract.transfer.listOutgoing, 500)]);
    expect(await button(/重试/)).toBeDefined();
  });
});

describe('an item', () => {
  const toReview = { ...first(queue), version: 5 };
  const toWithdraw = { ...withdrawal, version: 5 };
  const signature = contract.signature.sign.example.response;

  function show(row: typeof toReview) {
    const { acts, id, reason, state, version } = row;
    const page = open([
      reply(contract.transfer.listOutgoing, pageOfRows([row])),
      reply(contract.transfer.get, { ...contract.transfer.get.example.response, acts, id, reason, state, version }),
    ]);
    const verbs = async () => {
      await screen.findByText('1 / 1');
      return page.container.querySelector('footer');
    };
    const press = async (name: RegExp) => page.user.click(await button(name));
    return { ...page, verbs, press };
  }

  it('offers a reminder while a reviewer is awaited', async () => {
    const asked = vi.fn<(states: unknown) => void>();
    open([reply(contract.transfer.listOutgoing, ({ states }) => (asked(states), pageOfRows([])))]);
    await waitFor(() => expect(asked).toHaveBeenCalledWith(['awaitingReview', 'withdrawalAwaitingReview']));
  });

  it('is approved or returned if allowed', async () => {
    expect(buttonsIn(await show(toReview).verbs())).toEqual(['退回 R', '通过并签名 A']);
  });

  it('is withdrawn or not if allowed, with a reason', async () => {
    expect(buttonsIn(await show(toWithdraw).verbs())).toEqual(['不同意撤回 R', '同意撤回并签名 A']);
    expect(await screen.findByText('与云岭物流商定改期支付')).toBeDefined();
  });

  it('keeps both verbs after a conflict', async () => {
    const verbs = await show({ ...toReview, acts: [] }).verbs();
    expect([...(verbs?.querySelectorAll('button') ?? [])].map((one) => one.disabled)).toEqual([true, true]);
    expect(verbs?.textContent).toContain('该单据已被处理');
  });

  it('is withdrawn with a signature', async () => {
    const { user, press, sent } = show(toWithdraw);
    await press(/^同意撤回并签名/);
    await user.type(await screen.findByLabelText(/证书 PIN 码/), '123456');
    await user.click(screen.getByText(/^签名并/, { selector: 'button' }));
    await waitFor(() => expect(sent).toEqual([{ id: withdrawal.id, version: 5, decision: 'pass', signature }]));
  });

  it('is not withdrawn with a reason', async () => {
    const { user, press, sent } = show(toWithdraw);
    await press(/^不同意撤回/);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '不同意撤回' }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/原因/), '金额有误');
    await user.click(dialog.getByRole('button', { name: '不同意撤回' }));
    await waitFor(() => expect(sent).toEqual([{ id: withdrawal.id, version: 5, decision: 'return', reason: '金额有误' }]));
  });
});
