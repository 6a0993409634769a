import type { PledgeRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import type { ListColumn } from '../../../platform/lists/index.ts';
import { useApplicationColumns } from '../../funding/index.ts';
import { LOOK } from './record-card.tsx';

/** The columns that wait in the column chooser, as a desk has no room for all. */
export const RECORD_COLUMNS_HIDDEN = ['issuer', 'coverage', 'submittedAt', 'valueOn', 'releasedOn', 'reason', 'maker'] as const;

/** The columns of applications for a pledge. */
export function useRecordColumns(acts: (row: PledgeRow) => ReactNode): readonly ListColumn<PledgeRow>[] {
  const { t } = useLingui();
  const of = useApplicationColumns(LOOK, acts);
  return useMemo(() => {
    const guarantorOf = ({ guarantor }: PledgeRow) => guarantor?.name ?? t`无需担保`;
    return [
      of.applicationNumber,
      of.lender,
      of.party('guarantor', t`担保方`, guarantorOf, (row) => row.guarantor === null),
      of.issuer,
      of.pieceCount(t`质押凭证（笔）`),
      of.amountOf('pledged', t`质押额（元）`, (row) => row.pledged),
      of.amount(t`贷款额（元）`),
      of.rate('coverage', t`覆盖率`, (row) => row.coverage),
      of.annualRate,
      of.net,
      of.submittedAt,
      of.valueOn,
      of.dayOf('repayOn', t`还款日`, (row) => row.repayOn),
      { ...of.dayOf('releasedOn', t`解质日`, (row) => row.releasedOn), sortable: false, priority: 'low' },
      of.state,
      of.reason,
      of.maker,
      of.acts,
    ];
  }, [of, t]);
}
