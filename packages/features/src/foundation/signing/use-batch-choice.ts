import { formatMoney, sumFen, type Fen } from '@lianxin/domain';
import { useState } from 'react';
import type { BatchItem } from './use-batch-signing.ts';

export interface BatchChoiceOptions<Row extends { readonly id: string }> {
  readonly rows: readonly Row[];
  /** Whether it may be done together with others. */
  readonly batchable: (row: Row) => boolean;
  readonly amountOf: (row: Row) => Fen;
  /** What is signed of it, its number, and the object at its version; undefined: it is left out. */
  readonly itemOf: (row: Row) => Pick<BatchItem, 'title' | 'request'> | undefined;
}

/** What is ticked in a queue, and from `start` to `close` what is being signed. */
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
    /** What is being signed; none: nothing. */
    items,
    total: formatMoney(sumFen(items.map(({ row }) => amountOf(row)))),
    start: () =>
      setItems(
        chosen.flatMap((row) => {
          const item = itemOf(row);
          return item ? [{ id: row.id, amount: formatMoney(amountOf(row)), row, ...item }] : [];
        }),
      ),
    /** Done with signing; with what was ticked too where it has begun. */
    close: (begun: boolean) => {
      setItems([]);
      if (begun) clear();
    },
  } as const;
}

export type BatchChosen = Pick<ReturnType<typeof useBatchChoice>, 'checked' | 'setChecked' | 'clear' | 'count' | 'sum' | 'start'>;
