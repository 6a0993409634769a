import { yuanOf, shanghaiMinute } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateCell, LeadCell, MoneyCell, NumberCell, PartyCell, TermBadge, TextCell, TimeCell, type ListColumn } from '../lists/index.ts';
import { TRANSFER_TERMS } from '../terms/index.ts';
import type { TransferRow } from './transfer-acts.tsx';

/** The columns that wait in the column chooser, as a desk has no room for all. */
export const TRANSFER_COLUMNS_HIDDEN = ['reviewedAt', 'signedAt', 'maker'] as const;

/** The columns of transfers under way and done. */
export function useTransferColumns(acts: (row: TransferRow) => ReactNode): readonly ListColumn<TransferRow>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'transferNumber',
      header: t`转让编号`,
      sticky: 'start',
      cell: (row) => (
        <LeadCell party={row.recipient.name}>
          <span className="text-accent tabular-nums">{row.transferNumber}</span>
        </LeadCell>
      ),
      text: (row) => row.transferNumber,
    },
    {
      id: 'voucher',
      header: t`凭证编号`,
      priority: 'low',
      cell: (row) => <NumberCell number={row.childNumber ?? row.sourceNumber} />,
      text: (row) => row.childNumber ?? row.sourceNumber,
    },
    {
      id: 'recipient',
      header: t`被转让人`,
      priority: 'low',
      cell: (row) => <PartyCell name={row.recipient.name} />,
      text: (row) => row.recipient.name,
    },
    {
      id: 'amount',
      header: t`转让金额（元）`,
      align: 'end',
      sortable: true,
      cell: (row) => <MoneyCell amount={row.amount} />,
      kind: 'amount',
      text: (row) => yuanOf(row.amount),
    },
    { id: 'dueOn', header: t`到期日`, sortable: true, cell: (row) => <DateCell date={row.dueOn} />, kind: 'day', text: (row) => row.dueOn },
    {
      id: 'state',
      header: t`状态`,
      cell: (row) => <TermBadge term={TRANSFER_TERMS[row.state]} />,
      text: (row) => i18n._(TRANSFER_TERMS[row.state].label),
    },
    { id: 'reason', header: t`原因`, priority: 'low', cell: (row) => <ReasonCell reason={row.reason} />, text: (row) => row.reason ?? '' },
    {
      id: 'submittedAt',
      header: t`提交时间`,
      sortable: true,
      priority: 'low',
      cell: (row) => <TimeCell at={row.submittedAt} />,
      kind: 'time',
      text: (row) => timeText(row.submittedAt),
    },
    {
      id: 'reviewedAt',
      header: t`复核时间`,
      priority: 'low',
      cell: (row) => <TimeCell at={row.reviewedAt} />,
      kind: 'time',
      text: (row) => timeText(row.reviewedAt),
    },
    {
      id: 'signedAt',
      header: t`签收时间`,
      priority: 'low',
      cell: (row) => <TimeCell at={row.signedAt} />,
      kind: 'time',
      text: (row) => timeText(row.signedAt),
    },
    { id: 'maker', header: t`经办人`, priority: 'low', cell: (row) => row.makerName, text: (row) => row.makerName },
    { id: 'acts', header: t`操作`, sticky: 'end', cell: acts },
  ];
}

const ReasonCell = ({ reason }: { readonly reason: string | null }) =>
  reason === null ? <span className="text-ink-faint">—</span> : <TextCell text={reason} />;

const timeText = (at: string | null): string => (at === null ? '' : shanghaiMinute(at));
