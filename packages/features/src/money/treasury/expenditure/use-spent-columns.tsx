import type { CivilDate, Fen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LeadCell, NumberCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import type { Term } from '../../../platform/terms/index.ts';

export interface SpentColumns<Row> {
  /** Time of the movement or its request. */
  readonly movedAt: (row: Row) => string | null;
  /** Number of the voucher or the application. */
  readonly number: (row: Row) => string;
  readonly payee: (row: Row) => string;
  readonly amount: (row: Row) => Fen;
  readonly dueOn: (row: Row) => CivilDate;
  readonly term: (row: Row) => Term;
}

/** The same on every row of one list. */
export const SPENT_COLUMNS_HIDDEN = ['kind'] as const;

/** Common columns of expenditure: time, number, party, kind, amount, state. */
export function useSpentColumns<Row>(
  { movedAt, number, payee, amount, dueOn, term }: SpentColumns<Row>,
  kind: string,
): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  const columns = useColumns<Row>();
  return useMemo(
    () => [
      columns.timeOf('movedAt', t`日期`, movedAt),
      {
        id: 'spentNumber',
        header: t`编号`,
        cell: (row) => (
          <LeadCell party={payee(row)}>
            <NumberCell number={number(row)} />
          </LeadCell>
        ),
        text: number,
      },
      columns.party('payee', t`收款方`, payee),
      columns.code('kind', t`类型`, () => kind),
      columns.amount(amount),
      columns.dueOn(dueOn),
      columns.state(term),
    ],
    [columns, t, movedAt, number, payee, amount, dueOn, term, kind],
  );
}
