import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { useCause } from '../../../platform/terms/index.ts';
import { TO_RECEIVE_TERMS, type ToReceive } from '../settlement-terms.ts';

/** A piece to be paid on a phone: how much, by whom, when, and what can be done. */
export function ReceiptCard({ row, acts }: { readonly row: ToReceive; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const causeOf = useCause();
  const { number, issuer, state, amount, lateInterest, paysOn, paidAt, reason, explanation } = row;
  return (
    <ListCard lead={number} badge={<TermBadge term={TO_RECEIVE_TERMS[state]} />} acts={acts}>
      <Amount size="lg" value={formatMoney(amount)} currency="¥" />
      <CardLine>
        <span>{issuer.name}</span>
        <span>{paidAt === null ? t`付款日 ${paysOn}` : t`${{ time: shanghaiMinute(paidAt) }} 到账`}</span>
      </CardLine>
      {lateInterest > 0n && <p className="text-critical-ink">{t`逾期利息 ${{ amount: formatMoney(lateInterest) }}`}</p>}
      {reason !== null && <p className="text-critical-ink">{causeOf(reason)}</p>}
      {explanation !== null && <p>{t`开立方说明：${explanation}`}</p>}
    </ListCard>
  );
}
