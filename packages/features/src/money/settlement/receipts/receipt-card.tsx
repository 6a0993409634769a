import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { useCause } from '../../../platform/terms/index.ts';
import { TO_RECEIVE_TERMS, type ToReceive } from '../settlement-terms.ts';

/** A piece to be paid on a phone. */
export function ReceiptCard({ row, acts }: { readonly row: ToReceive; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const causeOf = useCause();
  const { number, issuer, state, amount, lateInterest, paysOn, paidAt, reason, explanation } = row;
  return (
    <ListCard lead={number} term={TO_RECEIVE_TERMS[state]} amount={amount} acts={acts}>
      <CardLine facts={[issuer.name, paidAt === null ? t`付款日 ${paysOn}` : t`${{ time: shanghaiMinute(paidAt) }} 到账`]} />
      {lateInterest > 0n && <p className="text-critical-ink">{t`逾期利息 ${{ amount: formatMoney(lateInterest) }}`}</p>}
      {reason !== null && <p className="text-critical-ink">{causeOf(reason)}</p>}
      {explanation !== null && <p>{t`开立方说明：${explanation}`}</p>}
    </ListCard>
  );
}
