import type { Quote } from '@lianxin/api/contract';
import { formatMoney, payoutGap, type CivilDate } from '@lianxin/domain';
import { Banner } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

/** A warning about a payout on a day other than the value date, with the days and the interest that the lender does not earn. */
export function PayoutDayNote({ quote, paidOn }: { readonly quote: Quote; readonly paidOn: CivilDate }) {
  const gap = payoutGap(quote, paidOn);
  if (gap === undefined) return null;
  const { days } = gap;
  const { valueOn } = quote;
  const interest = formatMoney(gap.interest);
  return (
    <Banner tone="caution">
      {gap.side === 'before' ? (
        <Trans>
          付款日比起息日 {valueOn} 早 {days} 天。利息从起息日起算，这 {days} 天不计息，少收利息 {interest} 元。
        </Trans>
      ) : (
        <Trans>
          付款日比起息日 {valueOn} 晚 {days} 天。利息从付款日起算，少收 {days} 天利息 {interest} 元。
        </Trans>
      )}
    </Banner>
  );
}
