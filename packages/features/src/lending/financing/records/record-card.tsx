import type { FinancingRow } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { StageBar } from '../../funding/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';
import { wayOf } from '../stages.ts';

/** A financing on a phone: how much of which lender, at what rate, how far it is, what can be done. */
export function RecordCard({ row, acts }: { readonly row: FinancingRow; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const rate = formatRatePercent(row.annualRate);
  return (
    <ListCard lead={row.lenderName} badge={<TermBadge term={FINANCING_TERMS[row.state]} />} acts={acts}>
      <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
      <CardLine>
        <span>{t`净额 ${{ net: formatMoney(row.net) }}，年化 ${rate}%`}</span>
      </CardLine>
      <CardLine>
        <span>{row.applicationNumber}</span>
        <span>{t`到期 ${{ dueOn: row.dueOn }}`}</span>
      </CardLine>
      <StageBar {...wayOf(row)} />
      {row.reason !== null && <p className="text-critical-ink">{row.reason}</p>}
    </ListCard>
  );
}
