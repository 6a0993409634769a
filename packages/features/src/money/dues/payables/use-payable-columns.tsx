import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { fen, yuanOf } from '@lianxin/domain';
import { TermBadge, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { useDueColumns } from '../use-due-columns.tsx';
import { PaidCell } from './paid-cell.tsx';
import { PAYABLE_ORIGIN_WORDS, payableTerm, termBesideDays, type Payable } from './payable-terms.ts';
import { SixtyDaysTag } from './sixty-days.tsx';

/** Hidden by default for lack of room. */
export const PAYABLE_COLUMNS_HIDDEN: readonly string[] = ['origin', 'byVoucher', 'byCash', 'invoicedOn', 'daysLate'];

export function usePayableColumns(): readonly ListColumn<Payable>[] {
  const { t } = useLingui();
  const columns = useColumns<Payable>();
  const due = useDueColumns<Payable>();
  return useMemo(
    () => [
      due.number((row) => row.creditor.name),
      { ...columns.party('creditor', t`供应商`, (row) => row.creditor.name), sortable: true },
      due.origin((row) => PAYABLE_ORIGIN_WORDS[row.origin]),
      columns.amount((row) => row.amount),
      {
        id: 'paid',
        header: t`已付（元）`,
        align: 'end',
        cell: (row) => <PaidCell byVoucher={row.byVoucher} byCash={row.byCash} />,
        kind: 'amount',
        text: (row) => yuanOf(fen(row.byVoucher + row.byCash)),
      },
      columns.amountOf('byVoucher', t`链信已付（元）`, (row) => row.byVoucher),
      columns.amountOf('byCash', t`现金已付（元）`, (row) => row.byCash),
      { ...columns.amountOf('open', t`未付（元）`, (row) => row.open), sortable: true },
      columns.dayOf('invoicedOn', t`开票日期`, (row) => row.invoicedOn),
      columns.dueOn((row) => row.dueOn),
      due.daysLate(false),
      {
        id: 'days',
        header: t`60 天付款期限`,
        cell: (row) => <SixtyDaysTag days={row.days} />,
        text: (row) => (row.days === null ? '' : String(row.days)),
      },
      {
        ...columns.state(payableTerm),
        cell: (row) => {
          const term = termBesideDays(row);
          return term && <TermBadge term={term} />;
        },
      },
    ],
    [columns, due, t],
  );
}
