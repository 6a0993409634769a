import { formatMoney, sumFen } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageReply } from './paging.ts';

interface NamedColumn {
  readonly id: string;
  readonly header: ReactNode;
}

/** States of the rows whose amounts count, in a list that also shows rows that never took or no longer have effect. */
export interface InEffect {
  readonly states: readonly string[];
  /** What these rows are called: "已签收". */
  readonly words: MessageDescriptor;
}

const NONE = {};

/** The columns of which the server sums all rows that the filter found. */
export const summedColumns = <Column extends NamedColumn>(
  columns: readonly Column[],
  { columnSums = NONE }: Pick<PageReply<unknown>, 'columnSums'>,
) =>
  columns.flatMap((column) => {
    const sum = columnSums[column.id];
    return sum === undefined ? [] : [{ ...column, sum }];
  });

/** The totals row of a table: the sum of each money column under it, and what the row is called in the first column. */
export function tableTotals(columns: readonly NamedColumn[], reply: PageReply<unknown>): Readonly<Record<string, ReactNode>> | undefined {
  const summed = summedColumns(columns, reply);
  if (summed.length === 0 || reply.total === 0) return undefined;
  return {
    ...(columns[0] && { [columns[0].id]: <Trans>全部合计</Trans> }),
    ...Object.fromEntries(summed.map(({ id, sum }) => [id, formatMoney(sum)])),
  };
}

/** On a phone, which shows cards, the sums of the columns in a row of words. */
export function CardTotals({ columns, reply }: { readonly columns: readonly NamedColumn[]; readonly reply: PageReply<unknown> }) {
  return summedColumns(columns, reply).map(({ id, header, sum }, index) => (
    <span key={id}>
      {header} <Amount total={index === 0} value={formatMoney(sum)} />
    </span>
  ));
}

/** How much of a total counts: nothing where a filter already chooses states. */
export function PartInEffect({
  reply: { total, stateCounts = NONE, stateSums = NONE },
  states,
  words,
}: InEffect & { readonly reply: PageReply<unknown> }) {
  const { i18n } = useLingui();
  const countOf = (of: readonly string[]) => of.reduce((sum, state) => sum + (stateCounts[state] ?? 0), 0);
  const count = countOf(states);
  if (count === total || countOf(Object.keys(stateCounts)) !== total) return null;
  const amount = formatMoney(sumFen(states.flatMap((state) => stateSums[state] ?? [])));
  return (
    <span>
      <Trans>
        其中{{ words: i18n._(words) }} {count} 笔，{amount} 元
      </Trans>
    </span>
  );
}
