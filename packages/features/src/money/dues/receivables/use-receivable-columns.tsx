import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { useDueColumns } from '../use-due-columns.tsx';
import { LINE_WORDS, ORIGIN_WORDS, termOf, type Receivable } from './receivable-terms.ts';

/** Hidden by default; origin and balance sheet item are filters. */
export const RECEIVABLE_COLUMNS_HIDDEN: readonly string[] = [
  'origin',
  'line',
  'registeredAmount',
  'note',
  'collectedOn',
  'receiptNumber',
  'registeredBy',
  'registeredAt',
];

export function useReceivableColumns(): readonly ListColumn<Receivable>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<Receivable>();
  const due = useDueColumns<Receivable>();
  return useMemo(
    () => [
      due.number((row) => row.debtor.name),
      { ...columns.party('debtor', t`债务人`, (row) => row.debtor.name), sortable: true },
      due.origin((row) => ORIGIN_WORDS[row.origin]),
      columns.amount((row) => row.amount),
      columns.amountOf('registeredAmount', t`登记金额（元）`, (row) => row.registeredAmount),
      columns.dueOn((row) => row.dueOn),
      due.daysLate(true),
      columns.state(termOf),
      { ...columns.party('line', t`会计列示建议`, (row) => i18n._(LINE_WORDS[row.line])), priority: 'high' },
      columns.party('note', t`备注`, (row) => row.note ?? '—'),
      { ...columns.dayOf('collectedOn', t`收款日期`, (row) => row.collectedOn), sortable: false },
      columns.party('receiptNumber', t`银行回单号`, (row) => row.receiptNumber ?? '—'),
      columns.party('registeredBy', t`登记人`, (row) => row.registeredBy ?? '—'),
      columns.timeOf('registeredAt', t`登记时间`, (row) => row.registeredAt),
    ],
    [columns, due, t, i18n],
  );
}
