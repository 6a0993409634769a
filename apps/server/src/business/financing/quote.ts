import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { channelTermsOn, financeableTogether, Refusal, shanghaiDate, sumFen, yuanOf, type Obstacle, type Offer } from '@lianxin/domain';
import type { Handlers } from '../../calls/handler.ts';
import type { PieceRow } from '../../ledger/rows.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import { datedChannelTerms } from '../limits/dated-limits.ts';
import { viewOfQuote } from './kept-quote.ts';
import { financings } from './repository.ts';
import { offersFor } from './offers.ts';
import { shownPieces } from './shown-pieces.ts';

type OfferView = ResponseOf<Contract['financing']['quote']>['offers'][number];

/** Amounts in yuan, days and codes as they are. */
const figuresOf = ({ figures }: Obstacle): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, typeof value === 'bigint' ? yuanOf(value) : String(value)]));

/** Offers as people compare them. */
async function offerViews({ db, channels }: CallContext, offers: readonly Offer[], askedAt: Date): Promise<OfferView[]> {
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

/** Refuses pieces that are no longer free, and those that one application does not take together. */
function assertFinanceable(pieces: readonly PieceRow[]): void {
  for (const { live, state, pledgeState, source } of pieces)
    if (!live || state !== 'holding' || pledgeState !== 'none' || source === 'financing')
      throw new Refusal('ILLEGAL_STATE', { object: 'piece', state, act: 'finance' });
  if (!financeableTogether(pieces.map(({ issuerNo, dueOn, amount: available }) => ({ issuerNo, dueOn, available }))))
    throw new Refusal('PIECES_DIFFER');
}

/** What every lender would charge and pay for pieces of the enterprise, side by side. */
export const quote: Handlers['financing']['quote'] = async (context, { pieces: shown, amount, wishedOn, resubmits }) => {
  const enterpriseNo = enterpriseOf(context);
  const pieces = await shownPieces(context.db, enterpriseNo, shown);
  assertFinanceable(pieces);
  const available = sumFen(pieces.map((piece) => piece.amount));
  if (amount > available) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(available) });
  const askedAt = context.clock.now();
  const again = resubmits && (await financings.find(context.db, resubmits, enterpriseNo)).row;
  const issuerRefused = again?.issuerAssent === 'refused';
  const offers = await offersFor(context, { enterpriseNo, pieces, amount, wishedOn, askedAt, issuerRefused });
  return { askedAt: askedAt.toISOString(), available, offers: await offerViews(context, offers, askedAt) };
};
