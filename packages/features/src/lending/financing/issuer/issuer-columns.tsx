import type { FinancingRow } from '@lianxin/api/contract';
import { formatRatePercent } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { LeadCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';

/** The columns of financings of an issuer's vouchers, with what it would bear of each. */
export function useIssuerColumns(acts: (row: FinancingRow) => ReactNode): readonly ListColumn<FinancingRow>[] {
  const { t } = useLingui();
  const columns = useColumns<FinancingRow>();
  return useMemo(
    () => [
      {
        id: 'applicationNumber',
        header: t`申请编号`,
        sticky: 'start',
        cell: (row) => (
          <LeadCell party={row.holder.name}>
            <span className="text-accent tabular-nums">{row.applicationNumber}</span>
          </LeadCell>
        ),
        text: (row) => row.applicationNumber,
      },
      columns.party('holder', t`融资方`, (row) => row.holder.name),
      columns.party('lender', t`资金方`, (row) => row.lenderName),
      { ...columns.amount((row) => row.amount), header: t`融资金额（元）` },
      {
        id: 'annualRate',
        header: t`年化利率`,
        align: 'end',
        priority: 'low',
        cell: (row) => `${formatRatePercent(row.annualRate)}%`,
        text: (row) => `${formatRatePercent(row.annualRate)}%`,
      },
      columns.amountOf('issuerCosts', t`我方承担（元）`, (row) => row.issuerCosts),
      { ...columns.dayOf('disbursedOn', t`放款日`, (row) => row.disbursedOn), sortable: false, priority: 'low' },
      columns.dueOn((row) => row.dueOn),
      columns.state((row) => FINANCING_TERMS[row.state]),
      columns.acts(acts),
    ],
    [columns, t, acts],
  );
}
