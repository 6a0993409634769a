import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { useCause } from '../../../platform/terms/index.ts';
import { TO_PAY_TERMS, type ToPay } from '../settlement-terms.ts';

/** A voucher to pay on a phone. */
export function PaymentCard({ row, acts }: { readonly row: ToPay; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const causeOf = useCause();
  const { number, state, unpaid, amount, lateInterest, paysOn, shortage, returnReason } = row;
  return (
    <ListCard lead={number} term={TO_PAY_TERMS[state]} amount={state === 'paid' ? amount : unpaid} acts={acts}>
      <CardLine>
        <span>{t`付款日 ${paysOn}`}</span>
        {lateInterest > 0n && <span className="text-critical-ink">{t`逾期利息 ${{ amount: formatMoney(lateInterest) }}`}</span>}
      </CardLine>
      {shortage !== null && state === 'short' && <p className="text-critical-ink">{causeOf(shortage)}</p>}
      {returnReason !== null && state === 'short' && <p>{t`已退回：${returnReason}`}</p>}
    </ListCard>
  );
}
