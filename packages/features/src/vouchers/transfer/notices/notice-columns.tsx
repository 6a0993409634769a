import type { contract, ResponseOf } from '@lianxin/api/contract';
import { shanghaiMinute } from '@lianxin/domain';
import { StatusBadge } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';

export type AssignmentNotice = ResponseOf<typeof contract.transfer.listNotices>['list'][number];

export function useNoticeColumns(): readonly ListColumn<AssignmentNotice>[] {
  const { t } = useLingui();
  const columns = useColumns<AssignmentNotice>();
  return useMemo(
    () => [
      {
        ...columns.number(
          (row) => row.number,
          (row) => t`转给 ${{ to: row.to.name }}`,
        ),
        header: t`凭证编号`,
      },
      columns.party('from', t`转让方`, (row) => row.from.name),
      columns.party('to', t`新债权人`, (row) => row.to.name),
      columns.amountOf('amount', t`转让金额（元）`, (row) => row.amount),
      { ...columns.dueOn((row) => row.dueOn), sortable: false },
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
    ],
    [columns, t],
  );
}

/** Reader and time; a broken ring if unread. */
export function Receipt({ notice }: { readonly notice: AssignmentNotice }) {
  const { t } = useLingui();
  if (notice.readAt === null) return <StatusBadge tone="state-2">{t`未阅`}</StatusBadge>;
  return (
    <span className="flex flex-wrap gap-x-1.5 leading-4.5 whitespace-nowrap text-ink-muted tabular-nums">
      {notice.readBy} <span>{shanghaiMinute(notice.readAt)}</span>
    </span>
  );
}
