import type { FinancingRow } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';
import { ApplicationCard, type RecordLook } from '../../funding/index.ts';

export const LOOK: RecordLook<FinancingRow> = { lead: (row) => row.holder.name, term: (row) => FINANCING_TERMS[row.state] };

/** A financing on an issuer's phone: whose, how much, and what the issuer would bear of it. */
export function IssuerCard({ row, acts }: { readonly row: FinancingRow; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const costs = t`我方承担 ${{ costs: formatMoney(row.issuerCosts) }}`;
  const due = t`到期 ${{ dueOn: row.dueOn }}`;
  return (
    <ApplicationCard
      look={LOOK}
      row={row}
      acts={acts}
      lines={[
        [row.lenderName, costs],
        [row.applicationNumber, due],
      ]}
    />
  );
}
