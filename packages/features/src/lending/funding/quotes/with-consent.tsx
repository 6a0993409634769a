import type { Quote } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent, withoutIssuer, type WithoutIssuer } from '@lianxin/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface WithConsentProps {
  readonly value: ReactNode;
  readonly without: (alone: WithoutIssuer) => ReactNode;
  readonly quote: Quote;
}

/** A figure, with its value without the issuer's consent to its share below it. */
export function WithConsent({ value, without, quote }: WithConsentProps) {
  const alone = withoutIssuer({ ...quote, paidOut: quote.net });
  const figure = alone && without(alone);
  return (
    <>
      {value}
      {alone && (
        <span className="block text-xs font-normal text-caution-ink">
          <Trans>开立方不同意时 {figure}</Trans>
        </span>
      )}
    </>
  );
}

/** A note that a figure depends on the issuer's consent to its share, with its value otherwise. */
export function Condition({ quote, figure }: { readonly quote: Quote; readonly figure: ReactNode }) {
  const share = formatMoney(quote.issuerCosts);
  return (
    <span className="block text-xs font-normal text-caution-ink">
      <Trans>
        须开立方同意承担 {share} 元；不同意时 {figure}
      </Trans>
    </span>
  );
}

export interface ConsentedProps {
  readonly quote: Quote;
  /** Whether the issuer has consented, so that the figures no longer depend on it. @default it has not consented yet */
  readonly consented?: boolean;
}

export function NetIfConsented({ quote, consented = false }: ConsentedProps) {
  const alone = consented ? undefined : withoutIssuer({ ...quote, paidOut: quote.net });
  return (
    <>
      {formatMoney(quote.net)}
      {alone && <Condition quote={quote} figure={formatMoney(alone.paidOut)} />}
    </>
  );
}

/** The annualised total cost of a quote. */
export function RateIfConsented({ quote, consented = false }: ConsentedProps) {
  const alone = consented ? undefined : withoutIssuer({ ...quote, paidOut: quote.net });
  const percent = (rate: bigint | null | undefined) => (rate == null ? '—' : `${formatRatePercent(rate)}%`);
  return (
    <>
      {percent(quote.allInAnnualRate)}
      {alone && <Condition quote={quote} figure={percent(alone.allInAnnualPpm)} />}
    </>
  );
}
