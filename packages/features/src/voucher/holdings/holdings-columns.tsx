import type { PieceRow } from '@lianxin/api/contract';
import { yuanOf } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateCell, DueCell, LeadCell, MoneyCell, NumberCell, PartyCell, TermBadge, type ListColumn } from '../../lists/index.ts';
import { pieceTerm } from '../detail/face-of.ts';

/** Whether a piece's due date still matters to its holder. */
export const isOpen = ({ state, live }: Pick<PieceRow, 'state' | 'live'>): boolean =>
  live && state !== 'settled' && state !== 'transferred';

/** The columns of what an enterprise holds. */
export function usePieceColumns(acts: (row: PieceRow) => ReactNode): readonly ListColumn<PieceRow>[] {
  const { t, i18n } = useLingui();
  const origin = (row: PieceRow) => (row.source === 'issuance' ? t`直接开立` : row.from.name);
  return [
    {
      id: 'number',
      header: t`链信编号`,
      sticky: 'start',
      cell: (row) => (
        <LeadCell party={row.issuer.name}>
          <NumberCell number={row.number} />
        </LeadCell>
      ),
      text: (row) => row.number,
    },
    {
      id: 'issuer',
      header: t`开立方`,
      priority: 'low',
      cell: (row) => <PartyCell name={row.issuer.name} />,
      text: (row) => row.issuer.name,
    },
    {
      id: 'from',
      header: t`转让企业`,
      priority: 'low',
      cell: (row) => <PartyCell name={origin(row)} faint={row.source === 'issuance'} />,
      text: origin,
    },
    {
      id: 'amount',
      header: t`金额（元）`,
      align: 'end',
      sortable: true,
      cell: (row) => <MoneyCell amount={row.amount} />,
      kind: 'amount',
      text: (row) => yuanOf(row.amount),
    },
    {
      id: 'availableAmount',
      header: t`可用金额（元）`,
      align: 'end',
      priority: 'low',
      cell: (row) => <MoneyCell amount={row.availableAmount} />,
      kind: 'amount',
      text: (row) => yuanOf(row.availableAmount),
    },
    {
      id: 'receivedOn',
      header: t`签收日`,
      sortable: true,
      priority: 'low',
      cell: (row) => <DateCell date={row.receivedOn} />,
      kind: 'day',
      text: (row) => row.receivedOn ?? '',
    },
    {
      id: 'dueOn',
      header: t`到期日`,
      sortable: true,
      cell: (row) => <DueCell date={row.dueOn} remainingDays={row.remainingDays} open={isOpen(row)} />,
      kind: 'day',
      text: (row) => row.dueOn,
    },
    {
      id: 'state',
      header: t`状态`,
      cell: (row) => <TermBadge term={pieceTerm(row)} />,
      text: (row) => i18n._(pieceTerm(row).label),
    },
    { id: 'acts', header: t`操作`, name: t`操作`, sticky: 'end', cell: acts },
  ];
}
