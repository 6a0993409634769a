import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { NumberCell, TextCell, useColumns, type ListColumn } from '../../platform/lists/index.ts';
import { TRANSFER_TERMS } from '../../platform/terms/index.ts';
import type { TransferRow } from './transfer-acts.tsx';

/** Hidden by default for lack of room. */
export const TRANSFER_COLUMNS_HIDDEN = ['reviewedAt', 'signedAt', 'maker'] as const;

export function useTransferColumns(): readonly ListColumn<TransferRow>[] {
  const { t } = useLingui();
  const columns = useColumns<TransferRow>();
  return useMemo(
    () => [
      columns.lead(
        'transferNumber',
        t`转让编号`,
        (row) => row.transferNumber,
        (row) => row.recipient.name,
      ),
      {
        id: 'voucher',
        header: t`凭证编号`,
        priority: 'low',
        cell: (row) => <NumberCell number={row.childNumber ?? row.sourceNumber} />,
        text: (row) => row.childNumber ?? row.sourceNumber,
      },
      columns.party('recipient', t`被转让人`, (row) => row.recipient.name),
      { ...columns.amount((row) => row.amount), header: t`转让金额（元）` },
      columns.dueOn((row) => row.dueOn),
      columns.state((row) => TRANSFER_TERMS[row.state]),
      {
        id: 'reason',
        header: t`原因`,
        priority: 'low',
        cell: (row) => <ReasonCell reason={row.reason} />,
        text: (row) => row.reason ?? '',
      },
      { ...columns.timeOf('submittedAt', t`提交时间`, (row) => row.submittedAt), sortable: true },
      columns.timeOf('reviewedAt', t`复核时间`, (row) => row.reviewedAt),
      columns.timeOf('signedAt', t`签收时间`, (row) => row.signedAt),
      columns.maker((row) => row.makerName),
    ],
    [columns, t],
  );
}

const ReasonCell = ({ reason }: { readonly reason: string | null }) =>
  reason === null ? <span className="text-ink-faint">—</span> : <TextCell text={reason} />;
