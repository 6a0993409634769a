import { contract, type PledgeRow } from '@lianxin/api/contract';
import { refuse, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  describeReviewing,
  openQueue,
  question,
  signature,
  signWithPin,
  type ReviewingKind,
} from '../../../platform/testing/applications/reviewing.tsx';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { pledgeOf, queue, queueReplies, repaymentOf, wholePledge } from '../pledge.fixtures.ts';
import { ReviewScreen } from './review-screen.tsx';

const alone = (state: PledgeRow['state'], acts: PledgeRow['acts']): readonly MockReply[] => {
  const row = pledgeOf(1, state, 800_000, { acts });
  return [
    reply(contract.pledge.list, pageOfApplications([row])),
    reply(contract.pledge.get, { ...wholePledge(row), repayments: [repaymentOf(1, 'awaitingReview', 1_000)] }),
  ];
};

const KIND: ReviewingKind = {
  name: 'pledge',
  screen: <ReviewScreen />,
  places: [],
  replies: queueReplies,
  calls: contract.pledge,
  letter: 'P',
  at: '/?',
  waiting: 5,
  tags: ['还款复核', '解质复核'],
  words: { check: '质押金额在可用金额内', first: '人民币捌拾万元整', reason: '贷款成本偏高', batch: '批量通过质押申请' },
  verbs: [
    ['before it goes on', alone('awaitingReview', ['pass', 'return']), ['退回 R', '通过并签名 A']],
    ['before it is repaid', alone('disbursed', ['repayAuthorise', 'repayReturn']), ['退回 R', '授权还款 A']],
    ['before it is released', alone('awaitingRelease', ['releaseConfirm', 'releaseReturn']), ['退回 R', '确认解质 A']],
  ],
};

describeReviewing(KIND);

describe('reviewing pledges', () => {
  const at = (id: string, replies: readonly MockReply[] = []) => openQueue(KIND, `id=${id}`, replies);

  it('has the same title with and without a guarantor', async () => {
    at('P1');
    expect(await screen.findByRole('heading', { level: 1, name: '质押审核' })).toBeDefined();
  });

  it('shows an operator the applications without decisions', async () => {
    const asked = vi.fn(() => pageOfApplications(queue.slice(0, 1)));
    renderScreen(<ReviewScreen />, { as: 'supplierOperator', replies: [...queueReplies, reply(contract.pledge.list, asked)] });
    expect(await screen.findByText('由本企业审核岗复核，您可以查看')).toBeDefined();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ states: ['awaitingReview'] }));
  });

  it('disables passing once the quote has expired: by button, by key and in a batch', async () => {
    const because = '报价已于2026-11-23失效，请重新询价';
    const rows = [1, 2].map((order) =>
      pledgeOf(order, 'awaitingReview', 800_000, {
        acts: ['pass', 'return'],
        decideBy: '2026-11-23T16:30:00+08:00',
        ...(order === 1 && { closed: [{ act: 'pass', because }] }),
      }),
    );
    const { user } = at('P1', [reply(contract.pledge.list, pageOfApplications(rows))]);
    expect(await screen.findByRole('button', { name: /^通过并签名/, description: because })).toHaveProperty('disabled', true);
    await user.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    // In the queue, and beside the decisions on the first.
    expect(screen.getAllByText('11-23 16:30 前处理')).toHaveLength(3);
    expect(screen.getAllByRole('checkbox').map((box) => box.hasAttribute('disabled'))).toEqual([true, false]);
  });

  it('disables passing if a check fails', async () => {
    const row = pledgeOf(1, 'awaitingReview', 800_000, { acts: ['pass', 'return'] });
    const failed = { rule: 'R-06', code: 'account', level: 'fail', figures: {} } as const;
    at('P1', [
      reply(contract.pledge.list, pageOfApplications([row])),
      reply(contract.pledge.get, { ...wholePledge(row), checks: [failed] }),
    ]);
    expect(await screen.findByText('收款账户未验证，不能通过，请退回经办岗')).toBeDefined();
    expect(screen.getByRole('button', { name: /^通过并签名/ })).toHaveProperty('disabled', true);
    expect(screen.getByText('请由企业管理员验证收款账户')).toBeDefined();
  });

  it('shows the sum repaid as the headline, beside that of the loan', async () => {
    at('P7');
    expect(await screen.findByText('人民币壹拾万元整')).toBeDefined();
    expect(screen.getByText('以上为待审核的还款金额；申请金额 800,000.00 元')).toBeDefined();
    expect(screen.queryByText('人民币捌拾万元整')).toBeNull();
  });

  it('says before a release that an unpaid guarantee fee stays owed', async () => {
    const [, , , , release = expect.fail('no release waits')] = queue;
    const { user } = at('P8', [reply(contract.pledge.list, pageOfApplications([{ ...release, feeUnpaid: yuan(4_000) }]))]);
    await user.click(await screen.findByRole('button', { name: /^确认解质/ }));
    expect((await question()).getByText(/担保费 4,000\.00 元尚未缴纳，解质后仍须缴纳/)).toBeDefined();
  });

  it('authorises a repayment with a signature', async () => {
    const repaid = vi.fn(() => contract.pledge.reviewRepayment.example.response);
    const prepared = vi.fn(() => contract.signature.prepare.example.response);
    const { user } = at('P7', [reply(contract.pledge.reviewRepayment, repaid), reply(contract.signature.prepare, prepared)]);
    await screen.findByRole('button', { name: /^授权还款/ });
    await user.keyboard('a');
    expect(await screen.findByText(/到账前不减少应还金额/)).toBeDefined();
    await waitFor(() => expect(prepared).toHaveBeenCalledWith({ act: 'pledgeRepayment', subjectId: 'P7', version: 0 }));
    await signWithPin(user);
    const authorised = { repaymentId: 'R2', decision: 'authorise', signature };
    await waitFor(() => expect(repaid).toHaveBeenCalledWith({ id: 'P7', version: 0, ...authorised }));
    expect(await screen.findByText('ZY20261120-0007 的还款已授权，等待担保贷款确认到账')).toBeDefined();
  });

  it('lets the applicant authorise a repayment entered by another person', async () => {
    const [, , , repayment = expect.fail('no repayment waits')] = queue;
    at('P7', [reply(contract.pledge.list, pageOfApplications([{ ...repayment, isOwn: true }]))]);
    expect(await screen.findByRole('button', { name: /^授权还款/ })).toHaveProperty('disabled', false);
  });

  it('returns a repayment with a reason', async () => {
    const repaid = vi.fn(() => contract.pledge.reviewRepayment.example.response);
    const { user } = at('P7', [reply(contract.pledge.reviewRepayment, repaid)]);
    await user.click(await screen.findByRole('button', { name: /^退回/ }));
    const dialog = await question();
    await user.click(dialog.getByRole('button', { name: '金额与回单不符' }));
    await user.click(dialog.getByRole('button', { name: '退回' }));
    const decided = { repaymentId: 'R2', decision: 'return', reason: '金额与回单不符' };
    await waitFor(() => expect(repaid).toHaveBeenCalledWith({ id: 'P7', version: 0, ...decided }));
  });

  it('keeps the signing dialog open with the refusal of a repayment', async () => {
    const { user } = at('P7', [refuse(contract.pledge.reviewRepayment, 'SELF_REVIEW')]);
    await screen.findByRole('button', { name: /^授权还款/ });
    await user.keyboard('a');
    await signWithPin(user);
    expect(await screen.findByText('不能复核自己经办的单据')).toBeDefined();
  });

  it('confirms a release after a confirmation, or returns it with a reason', async () => {
    const released = vi.fn(() => contract.pledge.reviewRelease.example.response);
    const { user, unmount } = at('P8', [reply(contract.pledge.reviewRelease, released)]);
    await user.click(await screen.findByRole('button', { name: /^确认解质/ }));
    await user.click((await question()).getByRole('button', { name: '确认解质' }));
    await waitFor(() => expect(released).toHaveBeenCalledWith({ id: 'P8', version: 0, decision: 'confirm' }));
    unmount();
    const again = at('P8', [reply(contract.pledge.reviewRelease, released)]);
    await again.user.click(await screen.findByRole('button', { name: /^退回/ }));
    const dialog = await question();
    await again.user.type(dialog.getByRole('textbox'), '还款尚未核对');
    await again.user.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() => expect(released).toHaveBeenCalledWith({ id: 'P8', version: 0, decision: 'return', reason: '还款尚未核对' }));
  });
});
