import { formatMoney, sumFen } from '@lianxin/domain';
import type { QueueItem } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReviewBatch, ReviewRow } from './review-kind.ts';

/** Items of one sheet follow the first of them. */
export function besideTheirSheet<Row extends ReviewRow>(rows: readonly Row[], sheetOf: ReviewBatch<Row>['sheetOf']): readonly Row[] {
  if (sheetOf === undefined) return rows;
  const places = new Map<string | Row, number>();
  const placeOf = (row: Row) => places.get(sheetOf(row) ?? row) ?? 0;
  for (const [index, row] of rows.entries()) {
    const sheet = sheetOf(row) ?? row;
    places.set(sheet, places.get(sheet) ?? index);
  }
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The heading above the items of one sheet, with their number and sum; an item alone has none. */
export function useSheetHeading<Row extends ReviewRow>(rows: readonly Row[], batch: ReviewBatch<Row> | undefined) {
  const { t } = useLingui();
  return (row: Row): QueueItem['group'] => {
    const id = batch?.sheetOf?.(row);
    const together = id === undefined ? [] : rows.filter((other) => batch?.sheetOf?.(other) === id);
    const count = together.length;
    if (batch === undefined || id === undefined || count < 2) return undefined;
    return { id, label: t`同批提交 ${count} 笔`, note: formatMoney(sumFen(together.map(batch.amountOf))) };
  };
}
