import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { BatchSigningDialog, useBatchChoice } from '../../signing/index.ts';
import type { TransferRow } from '../transfer-acts.tsx';
import type { ReviewQueue } from './use-review-queue.ts';

/** Which transfers are ticked to be passed together; one's own are not. */
export const useBatchPassing = ({ rows }: ReviewQueue) =>
  useBatchChoice<TransferRow>({
    rows,
    batchable: (row) => !row.isOwn && row.acts.includes('pass'),
    amountOf: (row) => row.amount,
    itemOf: ({ id, version, transferNumber }) => ({ title: transferNumber, request: { act: 'transferReview', subjectId: id, version } }),
  });

export interface BatchPassingProps {
  readonly batch: ReturnType<typeof useBatchPassing>;
  readonly onClose: () => void;
}

/** Passes several transfers over one PIN, each with a signature of its own. */
export function BatchPassing({ batch, onClose }: BatchPassingProps) {
  const { t } = useLingui();
  const review = useAction(contract.transfer.review, { quiet: true });
  const count = batch.items.length;
  const { total } = batch;
  return (
    <BatchSigningDialog
      items={batch.items}
      title={t`批量通过转让`}
      verb={t`通过`}
      doneWord={t`已通过，等待签收`}
      consequence={
        <Trans>
          共 {count} 笔，合计 {total} 元。通过后债权逐笔转给被转让人，由对方签收，签收前仍可撤回；每笔单独签名、单独提交。
        </Trans>
      }
      send={({ row: { id, version } }, signature) => review.run({ id, version, decision: 'pass', signature })}
      onClose={onClose}
    />
  );
}
