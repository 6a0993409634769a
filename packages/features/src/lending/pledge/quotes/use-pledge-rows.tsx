import type { PledgeOffer } from '@lianxin/api/contract';
import { formatMoney, formatRatioPercent } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PAYMENT_TERMS, useQuoteRows, type Quoted, type QuoteRow } from '../../funding/index.ts';

/** The payment time of each charge of a loan. Interest is never withheld (民法典 670). */
const PAYMENTS: Readonly<Record<string, keyof typeof PAYMENT_TERMS>> = {
  interest: 'atMaturity',
  lenderFee: 'withheld',
  serviceFee: 'withheld',
  guaranteeFee: 'beforehand',
};

const none = <span className="text-ink-faint">—</span>;
const nothing = <Amount tone="faint" value="0.00" />;

/** The rows of the comparison: the common ones, the amount owed at maturity, and the highest possible loan. */
export function usePledgeRows(offers: readonly PledgeOffer[]): readonly QuoteRow[] {
  const { t, i18n } = useLingui();
  const offerOf = ({ offer: { channel } }: Quoted) => offers.find((one) => one.channel === channel);
  const owed: QuoteRow = {
    id: 'owed',
    label: t`到期应还`,
    payee: t`本金与利息`,
    last: true,
    of: (quoted) => {
      const amount = offerOf(quoted)?.owedAtMaturity ?? null;
      if (amount === null) return none;
      const { paysOn } = quoted.quote;
      return (
        <>
          <Amount className="font-semibold" value={formatMoney(amount)} />
          <span className="block text-xs text-ink-muted tabular-nums">
            <Trans>{paysOn} 还</Trans>
          </span>
        </>
      );
    },
    waiting: () => nothing,
  };
  const most: QuoteRow = {
    id: 'most',
    label: t`按质押率可贷`,
    of: (quoted) => {
      const offer = offerOf(quoted);
      return offer && <MostLent offer={offer} />;
    },
    waiting: () => none,
  };
  return useQuoteRows().flatMap((row): readonly QuoteRow[] => {
    const payment = PAYMENTS[row.id];
    if (payment !== undefined) return [{ ...row, payee: [row.payee, i18n._(PAYMENT_TERMS[payment])].join(t`，`) }];
    if (row.id === 'costs') return [{ ...row, last: false }, owed];
    if (row.id === 'limits') return [most, row];
    // Without a pledge there is no loan.
    return row.id === 'net' ? [{ ...row, waiting: () => nothing }] : [row];
  });
}

function MostLent({ offer: { most, pledgeRate } }: { readonly offer: PledgeOffer }) {
  const percent = formatRatioPercent(pledgeRate);
  return (
    <>
      <Amount value={formatMoney(most)} />
      <span className="block text-xs text-ink-muted">
        <Trans>质押率 {percent}%</Trans>
      </span>
    </>
  );
}
