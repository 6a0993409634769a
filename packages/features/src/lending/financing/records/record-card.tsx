import type { FinancingRow } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';
import { ApplicationCard, type RecordLook } from '../../funding/index.ts';
import { wayOf } from '../stages.ts';

export const LOOK: RecordLook<FinancingRow> = { lead: (row) => row.lenderName, term: (row) => FINANCING_TERMS[row.state], way: wayOf };

/** A financing on a phone: how much of which lender, at what rate, how far it is, what can be done. */
export function RecordCard({ row, acts }: { readonly row: FinancingRow; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const rate = formatRatePercent(row.annualRate);
  const sums = t`净额 ${{ net: formatMoney(row.net) }}，年化 ${rate}%`;
  const due = t`到期 ${{ dueOn: row.dueOn }}`;
  return <ApplicationCard look={LOOK} row={row} acts={acts} lines={[[sums], [row.applicationNumber, due]]} />;
}
