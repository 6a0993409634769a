import type { Offer, Quote } from '@lianxin/api/contract';
import {
  fen,
  formatMoney,
  formatRatePercent,
  formatRatePerTenThousand,
  nextWorkingDay,
  shanghaiMinute,
  sumFen,
  type CivilDate,
  type Fen,
} from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useChannels } from '../../../platform/channels/index.ts';
import { CHARGE_TERMS, PAYEE_TERMS, type ChargeKind } from '../charge-terms.ts';
import { paidBeforehand } from './paid-beforehand.ts';
import { WithConsent } from './with-consent.tsx';

/** An offer that has a quote. */
export interface Quoted {
  readonly offer: Offer;
  readonly quote: Quote;
}

/** The cell for choosing no lender. */
export interface Waiting {
  readonly amount: Fen;
  readonly dueOn: CivilDate;
}

export interface QuoteRow {
  readonly id: string;
  readonly label: string;
  /** The recipient of a charge. */
  readonly payee?: string;
  /** Set in large type. */
  readonly lead?: 'net' | 'cost';
  /** A divider follows. */
  readonly last?: boolean;
  readonly of: (quoted: Quoted) => ReactNode;
  readonly waiting: (waiting: Waiting) => ReactNode;
}

/** A time without its year: 11-23 09:42. */
const dayAndTime = (instant: string): string => shanghaiMinute(instant).slice(5);

const none = <span className="text-ink-faint">—</span>;
const zero = <Amount tone="faint" value="0.00" />;

const percentOf = (rate: bigint | null | undefined): ReactNode => (rate == null ? none : `${formatRatePercent(rate)}%`);

/** The cost to the holder, with the issuer's share below. */
function Charge({ quote, kinds }: { readonly quote: Quote; readonly kinds: readonly ChargeKind[] }) {
  const lines = quote.lines.filter(({ kind }) => kinds.includes(kind));
  const own = sumFen(lines.map(({ holder }) => holder));
  const issuers = sumFen(lines.map(({ issuer }) => issuer));
  const share = formatMoney(issuers);
  return (
    <>
      {own === 0n ? zero : <Amount value={formatMoney(own)} />}
      {issuers > 0n && (
        <span className="block text-xs text-ink-muted">
          <Trans>开立方承担 {share}</Trans>
        </span>
      )}
    </>
  );
}

/** The number of interest days and their end. */
function Days({ days, paysOn }: Pick<Quote, 'days' | 'paysOn'>) {
  return (
    <>
      <Trans>{days} 天</Trans>
      <span className="block text-xs text-ink-muted">
        <Trans>至 {paysOn}</Trans>
      </span>
    </>
  );
}

/** The minimum and maximum amount of an application. */
function Limits({ offer: { minAmount, maxAmount } }: { readonly offer: Offer }) {
  const least = formatMoney(minAmount);
  const most = formatMoney(maxAmount);
  return (
    <>
      <Trans>{least} 起</Trans>
      <span className="block">
        <Trans>至 {most}</Trans>
      </span>
    </>
  );
}

/** The lender's further requirements. */
const NEED_TERMS: Readonly<Record<Offer['needs'][number], MessageDescriptor>> = {
  account: msg`资方开户`,
  furtherStep: msg`补充信息`,
  signature: msg`资方页面签约`,
  guarantor: msg`担保方`,
  clearing: msg`资方清分`,
};

/** The rows of the comparison, beginning with the net amount. */
export function useQuoteRows(): readonly QuoteRow[] {
  const { t, i18n } = useLingui();
  const channels = useChannels();
  const charge = (id: ChargeKind): QuoteRow => ({
    id,
    label: i18n._(CHARGE_TERMS[id]),
    payee: i18n._(PAYEE_TERMS[id]),
    of: ({ quote }) => <Charge quote={quote} kinds={[id]} />,
    waiting: () => zero,
  });
  return [
    {
      id: 'net',
      label: t`到账净额`,
      lead: 'net',
      of: ({ quote }) => (
        <>
          <WithConsent value={<Amount value={formatMoney(quote.net)} />} without={(alone) => formatMoney(alone.paidOut)} quote={quote} />
          {paidBeforehand(quote) > 0n && (
            <span className="block text-xs font-normal text-ink-muted">
              {t`减放款前另付的费用后 ${{ net: formatMoney(fen(quote.net - paidBeforehand(quote))) }}，比较按此`}
            </span>
          )}
        </>
      ),
      waiting: ({ amount }) => <Amount value={formatMoney(amount)} />,
    },
    {
      id: 'allIn',
      label: t`综合年化成本`,
      lead: 'cost',
      of: ({ quote }) => (
        <WithConsent value={percentOf(quote.allInAnnualRate)} without={(alone) => percentOf(alone.allInAnnualPpm)} quote={quote} />
      ),
      waiting: () => '0.00%',
    },
    {
      id: 'rate',
      label: t`名义年化利率`,
      of: ({ offer, quote }) => (
        <>
          {`${formatRatePercent(quote.annualRate)}%`}
          {channels.byCode(offer.channel)?.quotedBy === 'lender' && (
            <span className="block text-xs whitespace-normal text-ink-muted">
              <Trans>资金方按本笔金额和期限报价</Trans>
            </span>
          )}
        </>
      ),
      waiting: () => none,
    },
    {
      id: 'daily',
      label: t`折合万分之／日`,
      of: ({ quote }) => formatRatePerTenThousand((quote.annualRate + 180n) / 360n),
      waiting: () => none,
    },
    { id: 'days', label: t`计息天数`, of: ({ quote }) => <Days {...quote} />, waiting: () => none },
    charge('interest'),
    charge('lenderFee'),
    charge('serviceFee'),
    charge('guaranteeFee'),
    {
      id: 'costs',
      label: t`费用合计`,
      last: true,
      of: ({ quote }) => <Amount className="font-semibold" value={formatMoney(quote.holderCosts)} />,
      waiting: () => zero,
    },
    {
      id: 'expected',
      label: t`预计到账`,
      of: ({ quote }) => dayAndTime(quote.expectedAt),
      waiting: ({ dueOn }) => <Trans>{{ paysOn: nextWorkingDay(dueOn) }} 到期兑付</Trans>,
    },
    {
      id: 'valid',
      label: t`报价有效至`,
      of: ({ quote }) => dayAndTime(quote.validUntil),
      waiting: () => none,
    },
    { id: 'cutOff', label: t`当日截止`, of: ({ offer }) => offer.cutOff, waiting: () => none },
    { id: 'limits', label: t`单笔金额`, of: ({ offer }) => <Limits offer={offer} />, waiting: () => none },
    {
      id: 'needs',
      label: t`另需办理`,
      of: ({ offer: { needs } }) =>
        needs.length === 0 ? none : <span className="whitespace-normal">{needs.map((need) => i18n._(NEED_TERMS[need])).join(t`、`)}</span>,
      waiting: () => none,
    },
    {
      id: 'recourse',
      label: t`追索`,
      of: ({ offer }) => (offer.recourse ? t`有追索` : t`无追索`),
      waiting: () => none,
    },
  ];
}
