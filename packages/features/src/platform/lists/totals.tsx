import { formatMoney } from '@lianxin/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageReply } from './paging.ts';

/** The totals row of a list: the sum of each money column that the server sums, and what the row is called in the first column. */
export function totalsOf(columns: readonly { readonly id: string }[], { total, columnSums }: PageReply<unknown>) {
  if (!columnSums || total === 0) return undefined;
  const totals: Record<string, ReactNode> = {};
  for (const { id } of columns) {
    const sum = columnSums[id];
    if (sum !== undefined) totals[id] = formatMoney(sum);
    else if (id === columns[0]?.id) totals[id] = <Trans>全部合计</Trans>;
  }
  return totals;
}
