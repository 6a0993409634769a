import { Refusal, sumFen, yuanOf } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { askForOffers, assertFree, offerViews, requestedPieces } from '../funding/index.ts';
import { assertTogether } from './apply.ts';
import { financings } from './repository.ts';

/** The offers of all lenders for pieces of the enterprise. */
export const quote: Handlers['financing']['quote'] = async (context, { pieces: shown, amount, wishedOn, resubmits }) => {
  const enterpriseNo = enterpriseOf(context);
  const pieces = await requestedPieces(context.db, enterpriseNo, shown);
  assertFree(pieces, 'finance');
  assertTogether(pieces);
  const available = sumFen(pieces.map((piece) => piece.amount));
  if (amount > available) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(available) });
  const askedAt = context.clock.now();
  const returned = resubmits && (await financings.find(context.db, resubmits, enterpriseNo)).row;
  const issuerRefused = returned?.issuerAssent === 'refused';
  const offers = await askForOffers(context, { enterpriseNo, pieces, amount, wishedOn, askedAt, issuerRefused });
  return { askedAt: askedAt.toISOString(), available, offers: await offerViews(context, offers, askedAt) };
};
