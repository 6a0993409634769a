import type { ApiError } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices } from '../../notices/index.ts';
import { useSigning } from '../../signing/index.ts';
import type { TransferRow } from '../transfer-acts.tsx';
import type { ReviewQueue } from './use-review-queue.ts';

/** Passing a transfer with a signature, and returning it with a reason. */
export function useReviewAct(queue: ReviewQueue) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { sign, dialog } = useSigning();
  const review = useAction(contract.transfer.review, { quiet: true });
  const [failure, setFailure] = useState<{ readonly id: string; readonly error: ApiError }>();

  function ended(row: TransferRow, error: ApiError | undefined, text: string): void {
    setFailure(error && { id: row.id, error });
    if (error) return;
    show({ tone: 'positive', text, durationMs: DURATION_MS.success });
    queue.goOn();
  }

  async function pass(row: TransferRow): Promise<void> {
    const { transferNumber, id, version } = row;
    const amount = formatMoney(row.amount);
    const recipient = row.recipient.name;
    const signature = await sign({
      request: { act: 'transferReview', subjectId: id, version },
      verb: t`通过`,
      consequence: t`通过后 ${amount} 元的债权转给${recipient}，由对方签收；签收前仍可撤回。`,
    });
    if (signature === undefined) return;
    const result = await review.run({ id, version, decision: 'pass', signature });
    ended(row, result.ok ? undefined : result.error, t`${transferNumber} 已通过，等待${recipient}签收`);
  }

  async function giveBack(row: TransferRow, reason: string): Promise<void> {
    const { transferNumber, id, version } = row;
    const result = await review.run({ id, version, decision: 'return', reason });
    ended(row, result.ok ? undefined : result.error, t`${transferNumber} 已退回经办岗`);
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
