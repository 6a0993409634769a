import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { NumberCell, TermBadge, TextCell, useColumns, type ListColumn } from '../../platform/lists/index.ts';
import { TRANSFER_TERMS } from '../../platform/terms/index.ts';
import type { TransferRow } from './transfer-acts.tsx';

/** Hidden by default for lack of room; the reason also stands under the state. */
export const TRANSFER_COLUMNS_HIDDEN = ['reason', 'reviewedAt', 'signedAt', 'maker'] as const;

const termOf = ({ state }: TransferRow) => TRANSFER_TERMS[state];

export function useTransferColumns(): readonly ListColumn<TransferRow>[] {
  const { t } = useLingui();
  const columns = useColumns<TransferRow>();
  return useMemo(() => {
    const waitsFor = ({ state, makerName, recipient }: TransferRow): string => {
      if (state === 'awaitingReview' || state === 'withdrawalAwaitingReview') return t`本企业审核岗`;
      if (state === 'returned') return makerName;
      return state === 'awaitingSignature' || state === 'awaitingSignatureReview' ? recipient.name : '';
    };
    return [
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
      {
        ...columns.state(termOf),
        cell: (row) => (
          <span className="flex flex-col items-start gap-0.5 py-1">
            <TermBadge term={termOf(row)} />
            {row.reason !== null && (
              <span className="line-clamp-2 max-w-56 text-xs leading-4 whitespace-normal text-ink-muted" title={row.reason}>
                {row.reason}
              </span>
            )}
          </span>
        ),
      },
      columns.words('waitsFor', t`等待谁`, waitsFor),
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
    ];
  }, [columns, t]);
}

const ReasonCell = ({ reason }: { readonly reason: string | null }) =>
  reason === null ? <span className="text-ink-faint">—</span> : <TextCell text={reason} />;
