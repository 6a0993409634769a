import type { contract, ResponseOf } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LeadCell, NumberCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { ISSUANCE_TERMS } from '../../../platform/terms/index.ts';

export type IssuanceRow = ResponseOf<typeof contract.issuance.list>['list'][number];

const recipientOf = ({ recipient }: IssuanceRow): string => recipient?.name ?? '—';

/** Found in the details of an issuance. */
export const ISSUANCE_COLUMNS_HIDDEN = ['circulations', 'financedAmount', 'lateInterestPaid'] as const;

export function useManageColumns(): readonly ListColumn<IssuanceRow>[] {
  const { t } = useLingui();
  const columns = useColumns<IssuanceRow>();
  return useMemo(
    () => [
      {
        ...columns.number((row) => row.voucherNumber ?? row.applicationNumber, recipientOf),
        cell: (row) => (
          <LeadCell party={recipientOf(row)}>
            {row.voucherNumber ? (
              <NumberCell number={row.voucherNumber} />
            ) : (
              <span className="text-ink-muted">{row.applicationNumber}</span>
            )}
          </LeadCell>
        ),
      },
      { ...columns.party('recipient', t`接收方`, recipientOf), text: (row) => row.recipient?.name ?? '' },
      columns.amount((row) => row.amount),
      { ...columns.amountOf('outstandingAmount', t`未付余额（元）`, (row) => row.outstandingAmount), priority: 'low' },
      columns.issuedOn((row) => row.issuedOn),
      columns.dueOn((row) => row.dueOn),
      { ...columns.count('circulations', t`流转次数`, (row) => row.circulations), kind: 'count' },
      { ...columns.amountOf('financedAmount', t`已融资额（元）`, (row) => row.financedAmount), priority: 'low' },
      { ...columns.amountOf('lateInterestPaid', t`另付逾期利息（元）`, (row) => row.lateInterestPaid), priority: 'low' },
      columns.maker((row) => row.makerName),
      columns.state((row) => ISSUANCE_TERMS[row.state]),
    ],
    [columns, t],
  );
}
