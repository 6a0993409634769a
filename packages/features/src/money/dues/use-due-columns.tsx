import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useMemo } from 'react';
import { LeadCell, useColumns, type ListColumn } from '../../platform/lists/index.ts';

/** Common fields of payables and receivables. */
export interface Due {
  readonly number: string;
  readonly daysLate: number;
}

/** Common columns of payables and receivables: party with number, origin and delay. */
export function useDueColumns<Row extends Due>() {
  const { t, i18n } = useLingui();
  const columns = useColumns<Row>();
  return useMemo(
    () => ({
      number: (partyOf: (row: Row) => string): ListColumn<Row> => ({
        id: 'number',
        header: t`编号`,
        sticky: 'start',
        sortable: true,
        cell: (row) => (
          <LeadCell party={partyOf(row)}>
            <span className="whitespace-nowrap tabular-nums">{row.number}</span>
          </LeadCell>
        ),
        text: (row) => row.number,
      }),
      origin: (wordsOf: (row: Row) => MessageDescriptor) => columns.party('origin', t`来源`, (row) => i18n._(wordsOf(row))),
      daysLate: (sortable: boolean): ListColumn<Row> => ({
        id: 'daysLate',
        header: t`已过期限天数`,
        align: 'end',
        sortable,
        cell: (row) => <span className="tabular-nums">{row.daysLate === 0 ? '—' : row.daysLate}</span>,
        text: (row) => String(row.daysLate),
      }),
    }),
    [t, i18n, columns],
  );
}
