import type { PledgeRow } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PLEDGE_APPLICATION_TERMS } from '../../../platform/terms/index.ts';
import { ApplicationCard, type RecordLook } from '../../funding/index.ts';
import { wayOf } from '../stages.ts';

export const LOOK: RecordLook<PledgeRow> = {
  lead: (row) => row.lenderName,
  term: (row) => PLEDGE_APPLICATION_TERMS[row.state],
  way: wayOf,
};

/** A pledge on a phone: how much is lent by whom at what rate, on how much of a pledge, how far it is, what can be done. */
export function RecordCard({ row, acts }: { readonly row: PledgeRow; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const rate = formatRatePercent(row.annualRate);
  const sums = t`质押 ${{ pledged: formatMoney(row.pledged) }}，年化 ${rate}%`;
  const due = row.releasedOn === null ? t`还款日 ${{ repayOn: row.repayOn }}` : t`解质日 ${{ releasedOn: row.releasedOn }}`;
  return <ApplicationCard look={LOOK} row={row} acts={acts} lines={[[sums], [row.applicationNumber, due]]} />;
}
