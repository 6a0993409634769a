import type { ApiError } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices } from '../../notices/index.ts';
import { useSigning } from '../../signing/index.ts';
import type { QueueRow, ReviewQueue } from './use-review-queue.ts';

/** Passing with a signature and returning with a reason: for an application to issue, and for one to void. */
export function useReviewAct(queue: ReviewQueue) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { sign, dialog } = useSigning();
  const review = useAction(contract.issuance.review, { quiet: true });
  const [failure, setFailure] = useState<{ readonly id: string; readonly error: ApiError }>();

  function ended(row: QueueRow, error: ApiError | undefined, text: string): boolean {
    setFailure(error && { id: row.id, error });
    if (error) {
      void queue.refresh();
      return false;
    }
    show({ tone: 'positive', text, durationMs: DURATION_MS.success });
    queue.goOn();
    return true;
  }

  async function pass(row: QueueRow): Promise<void> {
    const { applicationNumber, id, version } = row;
    const voiding = row.state === 'voidAwaitingReview';
    const amount = row.amount === null ? '' : formatMoney(row.amount);
    const recipient = row.recipient?.name ?? '';
    const signature = await sign({
      request: { act: voiding ? 'voidReview' : 'issuanceReview', subjectId: id, version },
      verb: voiding ? t`同意作废` : t`通过`,
      consequence: voiding
        ? t`同意后凭证作废，${amount} 元额度释放，${recipient}不能再签收。`
        : t`通过后向${recipient}开立 ${amount} 元的付款承诺，由对方签收。`,
    });
    if (signature === undefined) return;
    const result = await review.run({ id, version, decision: 'pass', signature });
    ended(
      row,
      result.ok ? undefined : result.error,
      voiding ? t`${applicationNumber} 已作废` : t`${applicationNumber} 已通过，等待${recipient}签收`,
    );
  }

  async function giveBack(row: QueueRow, reason: string): Promise<boolean> {
    const { applicationNumber, id, version } = row;
    const result = await review.run({ id, version, decision: 'return', reason });
    const voiding = row.state === 'voidAwaitingReview';
    return ended(
      row,
      result.ok ? undefined : result.error,
      voiding ? t`${applicationNumber} 不作废，继续等待签收` : t`${applicationNumber} 已退回经办岗`,
    );
  }

  return {
    pass,
    giveBack,
    busy: review.busy,
    dialog,
    failureOf: (id: string) => (failure?.id === id ? failure.error : undefined),
    forget: () => setFailure(undefined),
  } as const;
}
