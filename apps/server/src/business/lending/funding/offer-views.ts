import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { channelTermsOn, shanghaiDate, yuanOf, type Obstacle, type Offer } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { datedChannelTerms } from '../../foundation/limits/index.ts';
import { viewOfQuote } from './kept-quote.ts';

type OfferView = ResponseOf<Contract['financing']['quote']>['offers'][number];

/** Amounts in yuan, days and codes as they are. */
const figuresOf = ({ figures }: Obstacle): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, typeof value === 'bigint' ? yuanOf(value) : String(value)]));

/** Offers as people compare them. */
export async function offerViews(
  { db, channels }: Pick<CallContext, 'db' | 'channels'>,
  offers: readonly Offer[],
  askedAt: Date,
): Promise<OfferView[]> {
  const dated = await datedChannelTerms(db);
  return offers.flatMap(({ channel: code, quote: given, schedule, obstacles }) => {
    const channel = channels.byCode(code);
    if (!channel) return [];
    const { minAmount, maxAmount, cutOff, coveragePpm, recourse } = channelTermsOn(channel, shanghaiDate(askedAt), dated);
    return {
      channel: code,
      lenderName: channel.name.zh,
      minAmount,
      maxAmount,
      cutOff,
      coverage: coveragePpm,
      recourse,
      needs: [...channel.needs],
      obstacles: obstacles.map((obstacle) => ({ reason: obstacle.reason, figures: figuresOf(obstacle) })),
      quote: given ? viewOfQuote(given, schedule) : null,
    };
  });
}
