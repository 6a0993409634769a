import type { PledgeRow } from '@lianxin/api/contract';
import { formatRatePercent, type Ppm } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { StageBar } from '../../funding/index.ts';
import { LeadCell, TermBadge, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { PLEDGE_APPLICATION_TERMS } from '../../../platform/terms/index.ts';
import { wayOf } from '../stages.ts';

/** The columns that wait in the column chooser, as a desk has no room for all. */
export const RECORD_COLUMNS_HIDDEN = ['issuer', 'coverage', 'submittedAt', 'valueOn', 'releasedOn', 'reason', 'maker'] as const;

const percent = (rate: Ppm): string => `${formatRatePercent(rate)}%`;

/** The columns of applications for a pledge. */
export function useRecordColumns(acts: (row: PledgeRow) => ReactNode): readonly ListColumn<PledgeRow>[] {
  const { t } = useLingui();
  const columns = useColumns<PledgeRow>();
  return useMemo(() => {
    const rate = (id: string, header: string, of: (row: PledgeRow) => Ppm): ListColumn<PledgeRow> => ({
      id,
      header,
      align: 'end',
      priority: 'low',
      cell: (row) => percent(of(row)),
      text: (row) => percent(of(row)),
    });
    return [
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
      columns.party(
        'guarantor',
        t`担保方`,
        (row) => row.guarantor?.name ?? t`无需担保`,
        (row) => row.guarantor === null,
      ),
      columns.party('issuer', t`开立方`, (row) => row.issuer.name),
      {
        id: 'pieceCount',
        header: t`质押凭证（笔）`,
        align: 'end',
        priority: 'low',
        cell: (row) => row.pieceCount,
        text: (row) => String(row.pieceCount),
      },
      columns.amountOf('pledged', t`质押额（元）`, (row) => row.pledged),
      { ...columns.amount((row) => row.amount), header: t`贷款额（元）` },
      rate('coverage', t`覆盖率`, (row) => row.coverage),
      rate('annualRate', t`年化利率`, (row) => row.annualRate),
      columns.amountOf('net', t`到账净额（元）`, (row) => row.net),
      { ...columns.timeOf('submittedAt', t`申请时间`, (row) => row.submittedAt), sortable: true },
      { ...columns.dayOf('valueOn', t`起息日`, (row) => row.valueOn), sortable: false },
      columns.dayOf('repayOn', t`还款日`, (row) => row.repayOn),
      { ...columns.dayOf('releasedOn', t`解质日`, (row) => row.releasedOn), sortable: false, priority: 'low' },
      {
        ...columns.state((row) => PLEDGE_APPLICATION_TERMS[row.state]),
        cell: (row) => (
          <span className="flex flex-col items-start gap-1">
            <TermBadge term={PLEDGE_APPLICATION_TERMS[row.state]} />
            <StageBar {...wayOf(row)} />
          </span>
        ),
      },
      { id: 'reason', header: t`原因`, priority: 'low', cell: (row) => row.reason ?? '—', text: (row) => row.reason ?? '' },
      columns.maker((row) => row.makerName),
      columns.acts(acts),
    ];
  }, [columns, t, acts]);
}
