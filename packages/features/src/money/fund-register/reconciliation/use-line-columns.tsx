import { yuanOf } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LeadCell, MoneyCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { RECONCILIATION_TERMS } from '../register/fund-terms.ts';
import type { StatementLine } from './statement-terms.ts';

/** The columns that wait in the column chooser. */
export const LINE_COLUMNS_HIDDEN = ['number', 'summary'] as const;

/** The columns of a bank's lines beside the entries that they are. */
export function useLineColumns(): readonly ListColumn<StatementLine>[] {
  const { t } = useLingui();
  const columns = useColumns<StatementLine>();
  return useMemo(() => {
    const side = (direction: StatementLine['direction'], header: string): ListColumn<StatementLine> => ({
      id: direction,
      header,
      align: 'end',
      cell: (row) => (row.direction === direction ? <MoneyCell amount={row.amount} /> : null),
      kind: 'amount',
      text: (row) => (row.direction === direction ? yuanOf(row.amount) : ''),
    });
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
      side('in', t`收入（元）`),
      side('out', t`支出（元）`),
      columns.amountOf('balanceAfter', t`余额（元）`, (row) => row.balanceAfter),
      columns.words('serial', t`流水号`, (row) => row.serial),
      columns.words('summary', t`摘要`, (row) => row.summary),
      { ...columns.state((row) => RECONCILIATION_TERMS[row.reconciliation]), header: t`对账状态` },
      columns.words('entry', t`对应登记`, (row) => row.entry?.number ?? row.standing?.reason ?? ''),
    ];
  }, [columns, t]);
}
