import { shanghaiMinute, yuanOf, type CivilDate, type Fen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import type { Term } from '../terms/index.ts';
import { DateCell, DaysLeftCell, type Due, DueCell, LeadCell, MoneyCell, NumberCell, PartyCell, TermBadge, TimeCell } from './cells.tsx';
import type { ListColumn } from './list-column.ts';

/**
 * Common columns of lists, from what they read of a row; spread a column to change it. Stable until the language changes, so that `useMemo`
 * redraws single rows.
 */
export function useColumns<Row>() {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const amountOf = (id: string, header: string, of: (row: Row) => Fen | null): ListColumn<Row> => ({
      id,
      header,
      align: 'end',
      cell: (row) => <MoneyCell amount={of(row)} />,
      kind: 'amount',
      text: (row) => {
        const amount = of(row);
        return amount === null ? '' : yuanOf(amount);
      },
    });
    const dayOf = (id: string, header: string, of: (row: Row) => CivilDate | null): ListColumn<Row> => ({
      id,
      header,
      sortable: true,
      cell: (row) => <DateCell date={of(row)} />,
      kind: 'day',
      text: (row) => of(row) ?? '',
    });

    const party = (id: string, header: string, of: (row: Row) => string, faint: (row: Row) => boolean = () => false): ListColumn<Row> => ({
      id,
      header,
      priority: 'low',
      cell: (row) => <PartyCell name={of(row)} faint={faint(row)} />,
      text: of,
    });

    return {
      /** The row's name as a link; in a crowded table followed by the party. */
      lead: (id: string, header: string, of: (row: Row) => string, concerns: (row: Row) => string): ListColumn<Row> => ({
        id,
        header,
        sticky: 'start',
        cell: (row) => (
          <LeadCell party={concerns(row)}>
            <span className="text-accent">{of(row)}</span>
          </LeadCell>
        ),
        text: of,
      }),
      /** The voucher number; in a crowded table followed by the party. */
      number: (of: (row: Row) => string, party: (row: Row) => string): ListColumn<Row> => ({
        id: 'number',
        header: t`链信编号`,
        sticky: 'start',
        cell: (row) => (
          <LeadCell party={party(row)}>
            <NumberCell number={of(row)} />
          </LeadCell>
        ),
        text: of,
      }),
      /** Faint for words in place of an enterprise's name. */
      party,
      /** A longer text on two lines if needed; a faint dash if empty. */
      words: (id: string, header: string, of: (row: Row) => string): ListColumn<Row> => ({
        ...party(
          id,
          header,
          (row) => of(row) || '—',
          (row) => of(row) === '',
        ),
        text: of,
      }),
      /** A number or code as it is; a dash if empty. */
      code: (id: string, header: string, of: (row: Row) => string | null): ListColumn<Row> => ({
        id,
        header,
        priority: 'low',
        cell: (row) => of(row) ?? '—',
        text: (row) => of(row) ?? '',
      }),
      /** A count; a dash if unknown. */
      count: (id: string, header: string, of: (row: Row) => number | null): ListColumn<Row> => ({
        id,
        header,
        align: 'end',
        priority: 'low',
        cell: (row) => of(row) ?? '—',
        text: (row) => String(of(row) ?? ''),
      }),
      /** The main amount, by which the list is sorted. */
      amount: (of: (row: Row) => Fen | null): ListColumn<Row> => ({ ...amountOf('amount', t`金额（元）`, of), sortable: true }),
      amountOf,
      issuedOn: (of: (row: Row) => CivilDate | null): ListColumn<Row> => ({ ...dayOf('issuedOn', t`开立日`, of), priority: 'low' }),
      dueOn: (of: (row: Row) => CivilDate | null): ListColumn<Row> => dayOf('dueOn', t`到期日`, of),
      /** The due date with the days left. */
      due: (of: (row: Row) => Due): ListColumn<Row> => ({
        ...dayOf('dueOn', t`到期日`, (row) => of(row).date),
        cell: (row) => <DueCell {...of(row)} />,
      }),
      /** The days left as a column of their own. */
      daysLeft: (of: (row: Row) => Due): ListColumn<Row> => ({
        id: 'remainingDays',
        header: t`剩余天数`,
        sortable: true,
        cell: (row) => <DaysLeftCell {...of(row)} />,
        kind: 'count',
        text: (row) => (of(row).open ? String(of(row).remainingDays) : ''),
      }),
      dayOf,
      timeOf: (id: string, header: string, of: (row: Row) => string | null): ListColumn<Row> => ({
        id,
        header,
        priority: 'low',
        cell: (row) => <TimeCell at={of(row)} />,
        kind: 'time',
        text: (row) => {
          const at = of(row);
          return at === null ? '' : shanghaiMinute(at);
        },
      }),
      maker: (of: (row: Row) => string): ListColumn<Row> => ({ id: 'maker', header: t`经办人`, priority: 'low', cell: of, text: of }),
      state: (of: (row: Row) => Term): ListColumn<Row> => ({
        id: 'state',
        header: t`状态`,
        cell: (row) => <TermBadge term={of(row)} />,
        text: (row) => i18n._(of(row).label),
      }),
      /** What may be done with it. */
      acts: (cell: (row: Row) => ReactNode): ListColumn<Row> => ({ id: 'acts', header: t`操作`, sticky: 'end', cell }),
    };
  }, [t, i18n]);
}
