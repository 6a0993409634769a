import { contract, type PledgeRow, type RequestOf } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buttonsIn } from '../../../platform/testing/action-rows.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOfPledges, pledgeOf, queue, queueReplies, repaymentOf, wholePledge } from '../pledge.fixtures.ts';
import { ReviewScreen } from './review-screen.tsx';

const show = (at: string, replies: readonly MockReply[] = [], as: 'supplierReviewer' | 'supplierOperator' = 'supplierReviewer') =>
  renderScreen(<ReviewScreen />, { as, at, replies: [...queueReplies, ...replies] });

function open(at = '/', replies: readonly MockReply[] = []) {
  const reviewed = vi.fn<(request: RequestOf<typeof contract.pledge.review>) => void>();
  const repaid = vi.fn<(request: RequestOf<typeof contract.pledge.reviewRepayment>) => void>();
  const released = vi.fn<(request: RequestOf<typeof contract.pledge.reviewRelease>) => void>();
  const takes = [
    reply(contract.pledge.review, (request) => {
      reviewed(request);
      return contract.pledge.review.example.response;
    }),
    reply(contract.pledge.reviewRepayment, (request) => {
      repaid(request);
      return contract.pledge.reviewRepayment.example.response;
    }),
    reply(contract.pledge.reviewRelease, (request) => {
      released(request);
      return contract.pledge.reviewRelease.example.response;
    }),
  ];
  return { ...show(at, [...takes, ...replies]), reviewed, repaid, released };
}

async function signWithPin(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.type(await screen.findByLabelText(/证书 PIN 码/), '123456');
  await user.click(screen.getByText(/^签名并/, { selector: 'button' }));
}
const signature = contract.signature.sign.example.response;
const asked = async () => within(await screen.findByRole('alertdialog'));

describe('reviewing pledges', () => {
  it('asks for what waits for the reviewer: applications, repayments and releases', async () => {
    const requests = vi.fn();
    open('/', [
      reply(contract.pledge.list, (request) => {
        requests(request);
        return pageOfPledges(queue);
      }),
    ]);
    expect(await screen.findByText('1 / 5')).toBeDefined();
    expect(requests).toHaveBeenCalledWith(expect.objectContaining({ waitingForMe: true }));
    expect(screen.getByText('还款复核')).toBeDefined();
    expect(screen.getByText('解质复核')).toBeDefined();
  });

  it('shows an operator what was applied for, and nothing to decide', async () => {
    const requests = vi.fn();
    show(
      '/',
      [
        reply(contract.pledge.list, (request) => {
          requests(request);
          return pageOfPledges(queue.slice(0, 1));
        }),
      ],
      'supplierOperator',
    );
    expect(await screen.findByText('由本企业审核岗复核，您可以查看')).toBeDefined();
    expect(requests).toHaveBeenCalledWith(expect.objectContaining({ states: ['awaitingReview'] }));
  });

  it('shows the checks in the words of a pledge', async () => {
    open();
    expect(await screen.findByText('5 项通过，1 项提示')).toBeDefined();
    expect(screen.getByText('质押金额在可用金额内')).toBeDefined();
  });

  it('passes an application with a signature', async () => {
    const prepared = vi.fn();
    const { user, reviewed } = open('/', [
      reply(contract.signature.prepare, (request) => {
        prepared(request);
        return contract.signature.prepare.example.response;
      }),
    ]);
    await screen.findByText('人民币捌拾万元整');
    await user.keyboard('a');
    await signWithPin(user);
    await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: 'P1', version: 0, decision: 'pass', signature }));
    expect(prepared).toHaveBeenCalledWith({ act: 'pledgeReview', subjectId: 'P1', version: 0 });
  });

  it('returns an application for a reason, and goes on to the next', async () => {
    const { user, reviewed } = open();
    await screen.findByText('人民币捌拾万元整');
    await user.keyboard('r');
    const dialog = await asked();
    await user.click(dialog.getByRole('button', { name: '退回' }));
    expect(dialog.getByText('请填写原因')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '贷款成本偏高' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() => expect(reviewed).toHaveBeenCalledWith({ id: 'P1', version: 0, decision: 'return', reason: '贷款成本偏高' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('id=P2'));
  });

  it('bars whoever applied from reviewing it', async () => {
    open('/?id=P3');
    const pass = await screen.findByRole('button', { name: /^通过并签名/, description: '不能复核自己经办的' });
    expect(pass).toHaveProperty('disabled', true);
  });

  it('authorises a repayment after saying how much of what follows', async () => {
    const { user, repaid } = open('/?id=P7');
    await screen.findByRole('button', { name: /^授权还款/ });
    await user.keyboard('a');
    const dialog = await asked();
    expect(dialog.getByText('¥ 100,000.00')).toBeDefined();
    expect(dialog.getByText(/到账前不减少应还金额/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '授权还款' }));
    await waitFor(() => expect(repaid).toHaveBeenCalledWith({ id: 'P7', version: 0, repaymentId: 'R2', decision: 'authorise' }));
    expect(await screen.findByText('ZY20261120-0007 的还款已授权，等待担保贷款确认到账')).toBeDefined();
  });

  it('lets whoever applied authorise a repayment that another entered', async () => {
    const [, , , repayment] = queue;
    if (!repayment) throw new Error('no repayment waits');
    open('/?id=P7', [reply(contract.pledge.list, pageOfPledges([{ ...repayment, isOwn: true }]))]);
    expect(await screen.findByRole('button', { name: /^授权还款/ })).toHaveProperty('disabled', false);
  });

  it('returns a repayment for a reason', async () => {
    const { user, repaid } = open('/?id=P7');
    await user.click(await screen.findByRole('button', { name: /^退回/ }));
    const dialog = await asked();
    await user.click(dialog.getByRole('button', { name: '金额与回单不符' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() =>
      expect(repaid).toHaveBeenCalledWith({ id: 'P7', version: 0, repaymentId: 'R2', decision: 'return', reason: '金额与回单不符' }),
    );
  });

  it('keeps the question open and says why, where a repayment was refused', async () => {
    const { user } = open('/?id=P7', [refuse(contract.pledge.reviewRepayment, 'SELF_REVIEW')]);
    await screen.findByRole('button', { name: /^授权还款/ });
    await user.keyboard('a');
    await user.click((await asked()).getByRole('button', { name: '授权还款' }));
    expect(await screen.findByText('不能复核自己经办的单据')).toBeDefined();
  });

  it('confirms a release after saying what follows', async () => {
    const { user, released } = open('/?id=P8');
    await user.click(await screen.findByRole('button', { name: /^确认解质/ }));
    await user.click((await asked()).getByRole('button', { name: '确认解质' }));
    await waitFor(() => expect(released).toHaveBeenCalledWith({ id: 'P8', version: 0, decision: 'confirm' }));
  });

  it('sends a release back for a reason', async () => {
    const { user, released } = open('/?id=P8');
    await user.click(await screen.findByRole('button', { name: /^退回/ }));
    const dialog = await asked();
    await user.type(dialog.getByRole('textbox'), '还款尚未核对');
    await user.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() => expect(released).toHaveBeenCalledWith({ id: 'P8', version: 0, decision: 'return', reason: '还款尚未核对' }));
  });

  it('passes several applications in one go; repayments, releases and one’s own are decided by themselves', async () => {
    const { user, reviewed } = open();
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^选择/ });
    expect(boxes.map((box) => box.disabled)).toEqual([false, false, true, true, true]);
    for (const box of boxes.slice(0, 2)) {
      // oxlint-disable-next-line no-await-in-loop -- a person ticks one after the other
      await user.click(box);
    }
    await user.click(await screen.findByRole('button', { name: '批量通过' }));
    const dialog = within(await screen.findByRole('dialog', { name: '批量通过质押申请' }));
    await user.type(await dialog.findByLabelText(/PIN/, { selector: 'input' }), '123456');
    await user.click(await dialog.findByRole('button', { name: /签名并通过 2 笔/ }));
    expect(await dialog.findByText('共 2 笔：成功 2 笔，未成功 0 笔，待签名 0 笔')).toBeDefined();
    expect(reviewed.mock.calls.map(([{ id }]) => id)).toEqual(['P1', 'P2']);
  });
});

describe('the verbs of the queue', () => {
  it.each([
    ['before it goes on', 'awaitingReview', ['pass', 'return'], ['退回 R', '通过并签名 A']],
    ['before it is repaid', 'disbursed', ['repayAuthorise', 'repayReturn'], ['退回 R', '授权还款 A']],
    ['before it is released', 'awaitingRelease', ['releaseConfirm', 'releaseReturn'], ['退回 R', '确认解质 A']],
  ] satisfies [string, PledgeRow['state'], PledgeRow['acts'], string[]][])(
    'are those that the application carries: %s',
    async (_, state, acts, verbs) => {
      const row = pledgeOf(1, state, 800_000, { acts });
      const { container } = open('/', [
        reply(contract.pledge.list, pageOfPledges([row])),
        reply(contract.pledge.get, { ...wholePledge(row), repayments: [repaymentOf(1, 'awaitingReview', 1_000)] }),
      ]);
      await screen.findByText('1 / 1');
      await waitFor(() => expect(buttonsIn(container.querySelector('footer'))).toEqual(verbs));
    },
  );
});
