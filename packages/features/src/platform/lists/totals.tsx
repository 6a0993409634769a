import { formatMoney } from '@lianxin/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageReply } from './paging.ts';

/** The totals row: sums from the server, with a label in the first column. */
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
