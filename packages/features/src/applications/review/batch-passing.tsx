import { ZERO_FEN } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { BatchSigningDialog, useBatchChoice } from '../../foundation/signing/index.ts';
import type { ReviewBatch, ReviewKind, ReviewRow } from './review-kind.ts';

/** Which items are ticked to be passed together; one's own and what is decided are not. */
export const useBatchPassing = <Row extends ReviewRow>(
  rows: readonly Row[],
  { batch, isOpen }: Pick<ReviewKind<Row>, 'batch' | 'isOpen'>,
) =>
  useBatchChoice<Row>({
    rows,
    // What two are to pass is looked at by itself.
    batchable: (row) => !row.isOwn && row.twoReviews === undefined && isOpen(row) && batch?.batchable(row) === true,
    amountOf: (row) => batch?.amountOf(row) ?? ZERO_FEN,
    itemOf: (row) => batch?.itemOf(row),
  });

export interface BatchPassingProps<Row extends ReviewRow> {
  readonly batch: ReviewBatch<Row>;
  readonly chosen: ReturnType<typeof useBatchPassing<Row>>;
  readonly onClose: (begun: boolean) => void;
}

/** Passes several items over one PIN, each with a signature of its own. */
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
