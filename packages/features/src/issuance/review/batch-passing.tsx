import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { ZERO_FEN } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { BatchSigningDialog, useBatchChoice } from '../../signing/index.ts';
import type { QueueRow, ReviewQueue } from './use-review-queue.ts';

/** Which applications to issue are ticked to be passed together; voids and one's own are not. */
export const useBatchPassing = ({ rows }: ReviewQueue) =>
  useBatchChoice<QueueRow>({
    rows,
    batchable: (row) => !row.isOwn && row.acts.includes('pass'),
    amountOf: (row) => row.amount ?? ZERO_FEN,
    itemOf: ({ id, version, applicationNumber }) => ({
      title: applicationNumber,
      request: { act: 'issuanceReview', subjectId: id, version },
    }),
  });

export interface BatchPassingProps {
  readonly batch: ReturnType<typeof useBatchPassing>;
  readonly onClose: () => void;
}

/** Passes several applications to issue over one PIN, each with a signature of its own. */
export function BatchPassing({ batch, onClose }: BatchPassingProps) {
  const { t } = useLingui();
  const review = useAction(contract.issuance.review, { quiet: true });
  const count = batch.items.length;
  const { total } = batch;
  return (
    <BatchSigningDialog
      items={batch.items}
      title={t`批量通过开立申请`}
      verb={t`通过`}
      doneWord={t`已通过，等待签收`}
      consequence={
        <Trans>
          共 {count} 笔，合计 {total} 元。通过后逐笔开立付款承诺，由接收方签收；每笔单独签名、单独提交。
        </Trans>
      }
      send={({ row: { id, version } }, signature) => review.run({ id, version, decision: 'pass', signature })}
      onClose={onClose}
    />
  );
}
