import type { FinancingRow } from '@lianxin/api/contract';
import { formatRatePercent } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { LeadCell, TermBadge, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { StageBar } from '../../funding/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';
import { wayOf } from '../stages.ts';

/** The columns that wait in the column chooser, as a desk has no room for all. */
export const RECORD_COLUMNS_HIDDEN = ['issuer', 'pieceCount', 'reason', 'maker', 'valueOn'] as const;

/** The columns of applications to be financed. */
export function useRecordColumns(acts: (row: FinancingRow) => ReactNode): readonly ListColumn<FinancingRow>[] {
  const { t } = useLingui();
  const columns = useColumns<FinancingRow>();
  return useMemo(
    () => [
      {
        id: 'applicationNumber',
        header: t`申请编号`,
        sticky: 'start',
        cell: (row) => (
          <LeadCell party={row.lenderName}>
            <span className="text-accent tabular-nums">{row.applicationNumber}</span>
          </LeadCell>
        ),
        text: (row) => row.applicationNumber,
      },
      columns.party('lender', t`资金方`, (row) => row.lenderName),
      columns.party('issuer', t`开立方`, (row) => row.issuer.name),
      {
        id: 'pieceCount',
        header: t`凭证数`,
        align: 'end',
        priority: 'low',
        cell: (row) => row.pieceCount,
        text: (row) => String(row.pieceCount),
      },
      { ...columns.amount((row) => row.amount), header: t`融资金额（元）` },
      {
        id: 'annualRate',
        header: t`年化利率`,
        align: 'end',
        priority: 'low',
        cell: (row) => `${formatRatePercent(row.annualRate)}%`,
        text: (row) => `${formatRatePercent(row.annualRate)}%`,
      },
      columns.amountOf('net', t`到账净额（元）`, (row) => row.net),
      { ...columns.timeOf('submittedAt', t`申请时间`, (row) => row.submittedAt), sortable: true },
      { ...columns.dayOf('valueOn', t`起息日`, (row) => row.valueOn), sortable: false },
      { ...columns.dayOf('disbursedOn', t`放款日`, (row) => row.disbursedOn), sortable: false, priority: 'low' },
      columns.dueOn((row) => row.dueOn),
      {
        ...columns.state((row) => FINANCING_TERMS[row.state]),
        cell: (row) => (
          <span className="flex flex-col items-start gap-1">
            <TermBadge term={FINANCING_TERMS[row.state]} />
            <StageBar {...wayOf(row)} />
          </span>
        ),
      },
      { id: 'reason', header: t`原因`, priority: 'low', cell: (row) => row.reason ?? '—', text: (row) => row.reason ?? '' },
      columns.maker((row) => row.makerName),
      columns.acts(acts),
    ],
    [columns, t, acts],
  );
}
