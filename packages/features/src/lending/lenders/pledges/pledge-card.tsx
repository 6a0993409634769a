import type { PledgeRow } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent, formatRatioPercent } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { PLEDGE_APPLICATION_TERMS, useNextActors } from '../../../platform/terms/index.ts';

/** A loan as a card, on a phone. */
export function PledgeCard({ row, acts }: { readonly row: PledgeRow; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const nextActors = useNextActors();
  const coverage = formatRatioPercent(row.coverage);
  const rate = formatRatePercent(row.annualRate);
  return (
    <ListCard lead={row.holder.name} term={PLEDGE_APPLICATION_TERMS[row.state]} amount={row.amount} reason={row.reason} acts={acts}>
      <CardLine facts={[t`质押 ${{ pledged: formatMoney(row.pledged) }}，覆盖率 ${coverage}%，利率 ${rate}%`]} />
      <CardLine facts={[row.issuer.name, t`还款日 ${{ paysOn: row.paysOn }}`]} />
      <CardLine facts={[row.applicationNumber, row.waitingFor.length > 0 && t`等待 ${{ who: nextActors(row.waitingFor) }}`]} />
    </ListCard>
  );
}
