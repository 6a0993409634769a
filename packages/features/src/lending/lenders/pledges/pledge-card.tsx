import type { PledgeRow } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { PLEDGE_APPLICATION_TERMS, useNextActors } from '../../../platform/terms/index.ts';

/** A pledge on a phone: who borrows how much on what, how well it is covered, whom it waits for, what can be done. */
export function PledgeCard({ row, acts }: { readonly row: PledgeRow; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const nextActors = useNextActors();
  const coverage = formatRatePercent(row.coverage);
  const rate = formatRatePercent(row.annualRate);
  return (
    <ListCard lead={row.holder.name} badge={<TermBadge term={PLEDGE_APPLICATION_TERMS[row.state]} />} acts={acts}>
      <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
      <CardLine>
        <span>{t`质押 ${{ pledged: formatMoney(row.pledged) }}，覆盖率 ${coverage}%，利率 ${rate}%`}</span>
      </CardLine>
      <CardLine>
        <span>{row.issuer.name}</span>
        <span>{t`到期 ${{ dueOn: row.repayOn }}`}</span>
      </CardLine>
      <CardLine>
        <span>{row.applicationNumber}</span>
        {row.waitingFor.length > 0 && <span>{t`等待 ${{ who: nextActors(row.waitingFor) }}`}</span>}
      </CardLine>
      {row.reason !== null && <p className="text-critical-ink">{row.reason}</p>}
    </ListCard>
  );
}
