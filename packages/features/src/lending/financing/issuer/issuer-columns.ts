import type { FinancingRow } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ListColumn } from '../../../platform/lists/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';
import { useApplicationColumns, type RecordLook } from '../../funding/index.ts';

export const LOOK: RecordLook<FinancingRow> = {
  lead: (row) => row.holder.name,
  term: (row) => FINANCING_TERMS[row.state],
  lines: ({ lenderName, issuerCosts, applicationNumber, dueOn }) => {
    const costs = formatMoney(issuerCosts);
    return [
      [lenderName, msg`我方承担 ${costs}`],
      [applicationNumber, msg`到期 ${dueOn}`],
    ];
  },
};

/** The columns of financings of an issuer's vouchers, with the costs that it would bear. */
export function useIssuerColumns(): readonly ListColumn<FinancingRow>[] {
  const { t } = useLingui();
  const of = useApplicationColumns(LOOK);
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
    ],
    [of, t],
  );
}
