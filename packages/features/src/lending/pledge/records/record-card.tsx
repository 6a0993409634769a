import type { PledgeRow } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StageBar } from '../../funding/index.ts';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { PLEDGE_APPLICATION_TERMS } from '../../../platform/terms/index.ts';
import { wayOf } from '../stages.ts';

/** A pledge on a phone: how much is lent by whom at what rate, on how much of a pledge, how far it is, what can be done. */
export function RecordCard({ row, acts }: { readonly row: PledgeRow; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const rate = formatRatePercent(row.annualRate);
  return (
    <ListCard lead={row.lenderName} badge={<TermBadge term={PLEDGE_APPLICATION_TERMS[row.state]} />} acts={acts}>
      <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
      <CardLine>
        <span>{t`质押 ${{ pledged: formatMoney(row.pledged) }}，年化 ${rate}%`}</span>
      </CardLine>
      <CardLine>
        <span>{row.applicationNumber}</span>
        <span>{row.releasedOn === null ? t`还款日 ${{ repayOn: row.repayOn }}` : t`解质日 ${{ releasedOn: row.releasedOn }}`}</span>
      </CardLine>
      <StageBar {...wayOf(row)} />
      {row.reason !== null && <p className="text-critical-ink">{row.reason}</p>}
    </ListCard>
  );
}
