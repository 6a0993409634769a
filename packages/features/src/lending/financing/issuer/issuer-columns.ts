import type { FinancingRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import type { ListColumn } from '../../../platform/lists/index.ts';
import { useApplicationColumns } from '../../funding/index.ts';
import { LOOK } from './issuer-card.tsx';

/** The columns of financings of an issuer's vouchers, with what it would bear of each. */
export function useIssuerColumns(acts: (row: FinancingRow) => ReactNode): readonly ListColumn<FinancingRow>[] {
  const { t } = useLingui();
  const of = useApplicationColumns(LOOK, acts);
  return useMemo(
    () => [
      of.applicationNumber,
      of.party('holder', t`融资方`, (row) => row.holder.name),
      of.lender,
      of.amount(t`融资金额（元）`),
      of.annualRate,
      of.amountOf('issuerCosts', t`我方承担（元）`, (row) => row.issuerCosts),
      of.disbursedOn,
      of.dueOn((row) => row.dueOn),
      of.state,
      of.acts,
    ],
    [of, t],
  );
}
