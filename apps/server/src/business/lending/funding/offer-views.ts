import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { channelTermsOn, shanghaiDate, yuanOf, type Obstacle, type Offer } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { datedChannelTerms } from '../../foundation/limits/index.ts';
import { eq } from 'drizzle-orm';
import { enterprise, lender } from '../../../schema/index.ts';
import { viewOfQuote } from './stored-quote.ts';

type OfferView = ResponseOf<Contract['financing']['quote']>['offers'][number];

/** The figures of an obstacle as text: amounts in yuan, days and codes unchanged. */
const figuresOf = ({ figures }: Obstacle): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, typeof value === 'bigint' ? yuanOf(value) : String(value)]));

/** The lending enterprise of each channel. */
async function lendersOf(db: CallContext['db']): Promise<ReadonlyMap<number, NonNullable<OfferView['lender']>>> {
  const rows = await db
    .select({ channel: lender.channel, enterpriseNo: lender.enterpriseNo, name: enterprise.name })
    .from(lender)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, lender.enterpriseNo));
  return new Map(rows.map(({ channel, ...who }) => [channel, who]));
}

/** Offers as returned by the API. */
export async function offerViews(
  { db, channels }: Pick<CallContext, 'db' | 'channels'>,
  offers: readonly Offer[],
  askedAt: Date,
): Promise<OfferView[]> {
  const dated = await datedChannelTerms(db);
  const lenders = await lendersOf(db);
  return offers.flatMap(({ channel: code, quote: given, schedule, obstacles }) => {
    const channel = channels.byCode(code);
    if (!channel) return [];
    const { minAmount, maxAmount, cutOff, coveragePpm, recourse } = channelTermsOn(channel, shanghaiDate(askedAt), dated);
    return {
      channel: code,
      lenderName: channel.name.zh,
      lender: lenders.get(code) ?? null,
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
