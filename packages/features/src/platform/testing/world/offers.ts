import type { Offer } from '@lianxin/api/contract';
import { ids } from '@lianxin/api/mock';
import { CHANNELS, fen, yuanOf, type Offer as MadeOffer } from '@lianxin/domain';
import { first } from './example.ts';

/** One small-loan company lends on every pledge channel. */
const PLEDGE_LENDER = { enterpriseNo: ids.enterprise('E1007'), name: '晋融小额贷款有限公司' };

/** An offer as the server sends it, in yuan. */
export const offerShown = ({ channel, schedule, obstacles, quote }: MadeOffer): Offer => {
  const row = CHANNELS.byCode(channel) ?? first(CHANNELS.list);
  const { terms, name, needs, kind } = row;
  return {
    channel,
    lenderName: name.zh,
    lender: kind === 'pledge' ? PLEDGE_LENDER : { enterpriseNo: ids.enterprise(`E${3000 + channel}`), name: `${name.zh}太原分行` },
    minAmount: terms.minAmount,
    maxAmount: terms.maxAmount,
    cutOff: terms.cutOff,
    coverage: terms.coveragePpm,
    recourse: terms.recourse,
    needs: [...needs],
    obstacles: obstacles.map(({ reason, figures }) => ({
      reason,
      figures: Object.fromEntries(
        Object.entries(figures).map(([figure, value]) => [figure, typeof value === 'bigint' ? yuanOf(fen(value)) : String(value)]),
      ),
    })),
    quote: quote
      ? {
          id: `quote-${channel}-${yuanOf(quote.question.amount)}-${quote.question.valueOn}`,
          amount: quote.question.amount,
          annualRate: terms.annualRatePpm,
          valueOn: quote.question.valueOn,
          dueOn: quote.question.dueOn,
          paysOn: quote.paysOn,
          days: quote.days,
          lines: quote.lines.map((line) => ({ ...line })),
          interestPayer: quote.question.bearing.interestPayer,
          net: quote.paidOut,
          holderCosts: quote.holderCosts,
          issuerCosts: quote.issuerCosts,
          allInAnnualRate: quote.allInAnnualPpm ?? null,
          expectedAt: schedule.expectedAt.toISOString(),
          validUntil: schedule.validUntil.toISOString(),
        }
      : null,
  };
};
