import { ZERO_FEN } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { BatchSigningDialog, useBatchChoice } from '../../foundation/signing/index.ts';
import type { ReviewBatch, ReviewKind, ReviewRow } from './review-kind.ts';

/** The items selected for a batch; the viewer's own and decided items cannot be. */
export const useBatchPassing = <Row extends ReviewRow>(
  rows: readonly Row[],
  { batch, isOpen }: Pick<ReviewKind<Row>, 'batch' | 'isOpen'>,
) =>
  useBatchChoice<Row>({
    rows,
    // Items that two people have to pass are decided one by one.
    batchable: (row) => !row.isOwn && row.twoReviews === undefined && isOpen(row) && batch?.batchable(row) === true,
    amountOf: (row) => batch?.amountOf(row) ?? ZERO_FEN,
    itemOf: (row) => batch?.itemOf(row),
  });

export interface BatchPassingProps<Row extends ReviewRow> {
  readonly batch: ReviewBatch<Row>;
  readonly chosen: ReturnType<typeof useBatchPassing<Row>>;
  readonly onClose: (begun: boolean) => void;
}

/** Passes several items with one PIN and a signature each. */
export function BatchPassing<Row extends ReviewRow>({ batch, chosen, onClose }: BatchPassingProps<Row>) {
  const { t } = useLingui();
  const { items, total } = chosen;
  return (
    <BatchSigningDialog
      items={items}
      title={batch.title}
      verb={t`通过`}
      doneWord={batch.doneWord}
      consequence={batch.consequence(items.length, total)}
      send={({ row }, signature) => batch.send(row, signature)}
      onClose={onClose}
    />
  );
}
