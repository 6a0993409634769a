import { formatRatePercent, formatRatioPercent, type Ppm } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { TermBadge, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { StageBar } from '../detail/stage-bar.tsx';
import type { FundingRow } from '../kinds.ts';
import type { RecordLook } from './application-card.tsx';

/** The columns of lists of applications to lenders, including the common ones. Each list chooses their order. */
export function useApplicationColumns<Row extends FundingRow>({ lead, term, progress }: Omit<RecordLook<Row>, 'lines'>) {
  const { t } = useLingui();
  const columns = useColumns<Row>();
  return useMemo(() => {
    const figure = (id: string, header: string, of: (row: Row) => string): ListColumn<Row> => ({
      id,
      header,
      align: 'end',
      priority: 'low',
      cell: of,
      text: of,
    });
    const state = columns.state(term);
    const stateWithProgress = (progressOf: NonNullable<typeof progress>): ListColumn<Row> => ({
      ...state,
      cell: (row) => (
        <span className="flex flex-col items-start gap-1">
          <TermBadge term={term(row)} />
          <StageBar {...progressOf(row)} named />
        </span>
      ),
    });
    return {
      ...columns,
      applicationNumber: columns.lead('applicationNumber', t`申请编号`, (row) => row.applicationNumber, lead),
      lender: columns.party('lender', t`资金方`, (row) => row.lenderName),
      issuer: columns.party('issuer', t`开立方`, (row) => row.issuer.name),
      pieceCount: (header: string) => figure('pieceCount', header, (row) => String(row.pieceCount)),
      amount: (header: string): ListColumn<Row> => ({ ...columns.amount((row) => row.amount), header }),
      ratio: (id: string, header: string, of: (row: Row) => Ppm) => figure(id, header, (row) => `${formatRatioPercent(of(row))}%`),
      annualRate: figure('annualRate', t`年化利率`, (row) => `${formatRatePercent(row.annualRate)}%`),
      net: columns.amountOf('net', t`到账净额（元）`, (row) => row.net),
      submittedAt: { ...columns.timeOf('submittedAt', t`申请时间`, (row) => row.submittedAt), sortable: true },
      valueOn: { ...columns.dayOf('valueOn', t`起息日`, (row) => row.valueOn), sortable: false },
      disbursedOn: { ...columns.dayOf('disbursedOn', t`放款日`, (row) => row.disbursedOn), sortable: false, priority: 'low' as const },
      state: progress ? stateWithProgress(progress) : state,
      reason: columns.code('reason', t`原因`, (row) => row.reason),
      maker: columns.maker((row) => row.makerName),
    };
  }, [columns, t, lead, term, progress]);
}

export type ApplicationColumns<Row extends FundingRow> = ReturnType<typeof useApplicationColumns<Row>>;
