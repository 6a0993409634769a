import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LeadCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { RECONCILIATION_TERMS } from '../register/fund-terms.ts';
import type { StatementLine } from './statement-terms.ts';
import { useMovementColumns } from '../register/use-movement-columns.tsx';

/** Hidden by default. */
export const LINE_COLUMNS_HIDDEN = ['number', 'summary'] as const;

/** The columns of bank lines with their entries. */
export function useLineColumns(): readonly ListColumn<StatementLine>[] {
  const { t } = useLingui();
  const columns = useColumns<StatementLine>();
  const movements = useMovementColumns<StatementLine>();
  return useMemo(() => {
    return [
      {
        ...columns.dayOf('bookedOn', t`交易日期`, (row) => row.bookedOn),
        sticky: 'start',
        cell: (row) => (
          <LeadCell party={row.counterpartyName || '—'}>
            <span className="tabular-nums">{row.bookedOn}</span>
          </LeadCell>
        ),
      },
      columns.party('name', t`对方户名`, (row) => row.counterpartyName || '—'),
      columns.words('number', t`对方账号`, (row) => row.counterpartyNumber),
      movements.inflow,
      movements.outflow,
      columns.amountOf('balanceAfter', t`余额（元）`, (row) => row.balanceAfter),
      columns.words('serial', t`流水号`, (row) => row.serial),
      columns.words('summary', t`摘要`, (row) => row.summary),
      { ...columns.state((row) => RECONCILIATION_TERMS[row.reconciliation]), header: t`对账状态` },
      columns.words('entry', t`对应登记`, (row) => row.entry?.number ?? row.standing?.reason ?? ''),
    ];
  }, [columns, movements, t]);
}
