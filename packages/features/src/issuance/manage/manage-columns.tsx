import type { contract, ResponseOf } from '@lianxin/api/contract';
import { yuanOf } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { DateCell, LeadCell, MoneyCell, NumberCell, PartyCell, TermBadge, type ListColumn } from '../../lists/index.ts';
import { ISSUANCE_TERMS } from '../../terms/index.ts';

export type IssuanceRow = ResponseOf<typeof contract.issuance.list>['list'][number];

/** The columns of the issuer's register. */
export function useManageColumns(acts: (row: IssuanceRow) => React.ReactNode): readonly ListColumn<IssuanceRow>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'number',
      header: t`链信编号`,
      sticky: 'start',
      cell: (row) => (
        <LeadCell party={row.recipient?.name ?? '—'}>
          {row.voucherNumber ? <NumberCell number={row.voucherNumber} /> : <span className="text-ink-muted">{row.applicationNumber}</span>}
        </LeadCell>
      ),
      text: (row) => row.voucherNumber ?? row.applicationNumber,
    },
    {
      id: 'recipient',
      header: t`接收方`,
      priority: 'low',
      cell: (row) => <PartyCell name={row.recipient?.name ?? '—'} />,
      text: (row) => row.recipient?.name ?? '',
    },
    {
      id: 'amount',
      header: t`金额（元）`,
      align: 'end',
      sortable: true,
      cell: (row) => <MoneyCell amount={row.amount} />,
      kind: 'amount',
      text: (row) => (row.amount === null ? '' : yuanOf(row.amount)),
    },
    {
      id: 'issuedOn',
      header: t`开立日`,
      sortable: true,
      priority: 'low',
      cell: (row) => <DateCell date={row.issuedOn} />,
      kind: 'day',
      text: (row) => row.issuedOn ?? '',
    },
    {
      id: 'dueOn',
      header: t`到期日`,
      sortable: true,
      cell: (row) => <DateCell date={row.dueOn} />,
      kind: 'day',
      text: (row) => row.dueOn ?? '',
    },
    {
      id: 'circulations',
      header: t`流转次数`,
      align: 'end',
      priority: 'low',
      cell: (row) => row.circulations,
      kind: 'count',
      text: (row) => String(row.circulations),
    },
    {
      id: 'outstanding',
      header: t`未付余额（元）`,
      align: 'end',
      priority: 'low',
      cell: (row) => <MoneyCell amount={row.outstandingAmount} />,
      kind: 'amount',
      text: (row) => yuanOf(row.outstandingAmount),
    },
    { id: 'maker', header: t`经办人`, priority: 'low', cell: (row) => row.makerName, text: (row) => row.makerName },
    {
      id: 'state',
      header: t`状态`,
      cell: (row) => <TermBadge term={ISSUANCE_TERMS[row.state]} />,
      text: (row) => i18n._(ISSUANCE_TERMS[row.state].label),
    },
    { id: 'acts', header: t`操作`, sticky: 'end', cell: acts },
  ];
}
