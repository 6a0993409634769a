import type { FinancingRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import type { ListColumn } from '../../../platform/lists/index.ts';
import { useApplicationColumns } from '../../funding/index.ts';
import { LOOK } from './record-card.tsx';

/** The columns that wait in the column chooser, as a desk has no room for all. */
export const RECORD_COLUMNS_HIDDEN = ['issuer', 'pieceCount', 'reason', 'maker', 'valueOn'] as const;

/** The columns of applications to be financed. */
export function useRecordColumns(acts: (row: FinancingRow) => ReactNode): readonly ListColumn<FinancingRow>[] {
  const { t } = useLingui();
  const of = useApplicationColumns(LOOK, acts);
  return useMemo(
    () => [
      of.applicationNumber,
      of.lender,
      of.issuer,
      of.pieceCount(t`凭证数`),
      of.amount(t`融资金额（元）`),
      of.annualRate,
      of.net,
      of.submittedAt,
      of.valueOn,
      of.disbursedOn,
      of.dueOn((row) => row.dueOn),
      of.state,
      of.reason,
      of.maker,
      of.acts,
    ],
    [of, t],
  );
}
