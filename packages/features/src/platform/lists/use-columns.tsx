import { shanghaiMinute, yuanOf, type CivilDate, type Fen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import type { Term } from '../terms/index.ts';
import { DateCell, DueCell, LeadCell, MoneyCell, NumberCell, PartyCell, TermBadge, TimeCell } from './cells.tsx';
import type { ListColumn } from './list-column.ts';

export interface Due {
  readonly date: CivilDate;
  readonly remainingDays: number;
  /** Whether the day still matters. */
  readonly open: boolean;
}

/**
 * The columns that lists have in common, each made of what it reads from a row; a list that differs in one thing spreads the column and says it.
 * They stay the same until the language changes: a list that keeps what it makes of them (`useMemo`) draws one row when one is chosen, not all.
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
      /** What the list calls its rows by, in the colour of a link, over whom the row concerns where the table is crowded. */
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
      /** A voucher's number, over whom the row concerns where the table is crowded. */
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
      /** An enterprise; faint where its name is words in the place of one. */
      party,
      /** Words of some length, on two lines where there is no room; a faint dash for none. */
      words: (id: string, header: string, of: (row: Row) => string): ListColumn<Row> => ({
        ...party(
          id,
          header,
          (row) => of(row) || '—',
          (row) => of(row) === '',
        ),
        text: of,
      }),
      /** A number that something has elsewhere, or a word, as it is written; a dash for none. */
      code: (id: string, header: string, of: (row: Row) => string | null): ListColumn<Row> => ({
        id,
        header,
        priority: 'low',
        cell: (row) => of(row) ?? '—',
        text: (row) => of(row) ?? '',
      }),
      /** How many of something there are; a dash for none said. */
      count: (id: string, header: string, of: (row: Row) => number | null): ListColumn<Row> => ({
        id,
        header,
        align: 'end',
        priority: 'low',
        cell: (row) => of(row) ?? '—',
        text: (row) => String(of(row) ?? ''),
      }),
      /** The amount that the list is about and is ordered by. */
      amount: (of: (row: Row) => Fen | null): ListColumn<Row> => ({ ...amountOf('amount', t`金额（元）`, of), sortable: true }),
      /** Another amount of money. */
      amountOf,
      /** The day of issue. */
      issuedOn: (of: (row: Row) => CivilDate | null): ListColumn<Row> => ({ ...dayOf('issuedOn', t`开立日`, of), priority: 'low' }),
      /** The due date alone. */
      dueOn: (of: (row: Row) => CivilDate | null): ListColumn<Row> => dayOf('dueOn', t`到期日`, of),
      /** The due date with the days that are left. */
      due: (of: (row: Row) => Due): ListColumn<Row> => ({
        ...dayOf('dueOn', t`到期日`, (row) => of(row).date),
        cell: (row) => <DueCell {...of(row)} />,
      }),
      /** Another day. */
      dayOf,
      /** When something was done. */
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
      /** Who made it. */
      maker: (of: (row: Row) => string): ListColumn<Row> => ({ id: 'maker', header: t`经办人`, priority: 'low', cell: of, text: of }),
      /** Its state. */
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
