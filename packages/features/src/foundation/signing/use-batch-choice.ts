import { formatMoney, sumFen, type Fen } from '@lianxin/domain';
import { useState } from 'react';
import type { BatchItem } from './use-batch-signing.ts';

export interface BatchChoiceOptions<Row extends { readonly id: string }> {
  readonly rows: readonly Row[];
  /** Whether it can be part of a batch. */
  readonly batchable: (row: Row) => boolean;
  readonly amountOf: (row: Row) => Fen;
  /** Title and signature request; undefined leaves it out. */
  readonly itemOf: (row: Row) => Pick<BatchItem, 'title' | 'request'> | undefined;
}

/** The selection in a queue, and from `start` to `close` the items being signed. */
export function useBatchChoice<Row extends { readonly id: string }>({ rows, batchable, amountOf, itemOf }: BatchChoiceOptions<Row>) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [items, setItems] = useState<readonly (BatchItem & { readonly row: Row })[]>([]);
  const chosen = rows.filter((row) => checked.has(row.id) && batchable(row));
  const clear = () => setChecked(new Set());
  return {
    checked,
    setChecked,
    clear,
    count: chosen.length,
    sum: formatMoney(sumFen(chosen.map(amountOf))),
    items,
    total: formatMoney(sumFen(items.map(({ row }) => amountOf(row)))),
    start: () =>
      setItems(
        chosen.flatMap((row) => {
          const item = itemOf(row);
          return item ? [{ id: row.id, amount: formatMoney(amountOf(row)), row, ...item }] : [];
        }),
      ),
    /** Ends signing, and clears the selection if it has begun. */
    close: (begun: boolean) => {
      setItems([]);
      if (begun) clear();
    },
  } as const;
}

export type BatchChosen = Pick<ReturnType<typeof useBatchChoice>, 'checked' | 'setChecked' | 'clear' | 'count' | 'sum' | 'start'>;
