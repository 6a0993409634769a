import type { contract, ResponseOf } from '@lianxin/api/contract';
import { yuanOf, shanghaiMinute } from '@lianxin/domain';
import { StatusBadge } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateCell, LeadCell, MoneyCell, NumberCell, PartyCell, type ListColumn } from '../../lists/index.ts';

export type AssignmentNotice = ResponseOf<typeof contract.transfer.listNotices>['list'][number];

/** The columns of assignment notices, their read receipt among them. */
export function useNoticeColumns(acts: (row: AssignmentNotice) => ReactNode): readonly ListColumn<AssignmentNotice>[] {
  const { t } = useLingui();
  return [
    {
      id: 'number',
      header: t`凭证编号`,
      sticky: 'start',
      cell: (row) => (
        <LeadCell party={t`转给 ${{ to: row.to.name }}`}>
          <NumberCell number={row.number} />
        </LeadCell>
      ),
      text: (row) => row.number,
    },
    { id: 'from', header: t`转让方`, priority: 'low', cell: (row) => <PartyCell name={row.from.name} />, text: (row) => row.from.name },
    { id: 'to', header: t`新债权人`, priority: 'low', cell: (row) => <PartyCell name={row.to.name} />, text: (row) => row.to.name },
    {
      id: 'amount',
      header: t`转让金额（元）`,
      align: 'end',
      cell: (row) => <MoneyCell amount={row.amount} />,
      kind: 'amount',
      text: (row) => yuanOf(row.amount),
    },
    { id: 'dueOn', header: t`到期日`, cell: (row) => <DateCell date={row.dueOn} />, kind: 'day', text: (row) => row.dueOn },
    {
      id: 'transferredAt',
      header: t`转让时间`,
      priority: 'low',
      cell: (row) => <span className="whitespace-nowrap tabular-nums">{shanghaiMinute(row.transferredAt)}</span>,
      kind: 'time',
      text: (row) => shanghaiMinute(row.transferredAt),
    },
    {
      id: 'receipt',
      header: t`阅读回执`,
      cell: (row) => <Receipt notice={row} />,
      text: (row) => (row.readAt === null ? '' : `${row.readBy ?? ''} ${shanghaiMinute(row.readAt)}`),
    },
    { id: 'acts', header: t`操作`, sticky: 'end', cell: acts },
  ];
}

/** Who read the notice, and when; a broken ring while nobody has. */
export function Receipt({ notice }: { readonly notice: AssignmentNotice }) {
  const { t } = useLingui();
  if (notice.readAt === null) return <StatusBadge tone="state-2">{t`未阅`}</StatusBadge>;
  return (
    <span className="flex flex-wrap gap-x-1.5 leading-4.5 whitespace-nowrap text-ink-muted tabular-nums">
      {notice.readBy} <span>{shanghaiMinute(notice.readAt)}</span>
    </span>
  );
}
