import { financeableTogether, Refusal, sumFen, yuanOf } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { askForOffers, offerViews, shownPieces } from '../funding/index.ts';
import { financings } from './repository.ts';

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
  const offers = await askForOffers(context, { enterpriseNo, pieces, amount, wishedOn, askedAt, issuerRefused });
  return { askedAt: askedAt.toISOString(), available, offers: await offerViews(context, offers, askedAt) };
};
