import { contract, type Offer, type PieceRow, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { sumFen, type CivilDate, type Fen } from '@lianxin/domain';
import { ASKED_AT, madeOffers } from '../../platform/testing/world/applications.ts';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first } from '../../platform/testing/world/example.ts';
import { week } from '../../platform/testing/world/forecast.ts';
import { financeableOf } from '../../platform/testing/world/financeable.ts';
import { offerShown } from '../../platform/testing/world/offers.ts';
import { pieceOf } from '../../platform/testing/world/pieces.ts';
import type { Week } from './supposition.ts';

export type AskedQuote = RequestOf<typeof contract.financing.quote>;
export type Quotes = ResponseOf<typeof contract.financing.quote>;

/** An available piece of the supplier. */
export const free = (id: string, amount: number, dueOn: string, issuer = enterprises.core): PieceRow => ({
  ...pieceOf('LX20261106000031721'),
  id: ids.piece(id),
  issuer,
  amount: yuan(amount),
  availableAmount: yuan(amount),
  dueOn: day(dueOn),
});

/** The receipts of the week of 2027-03-15, from two issuers; no lender quotes for the second. */
export const [ONE, TWO, OTHERS] = [
  free('QA', 800_000, '2027-03-16'),
  free('QB', 152_000.5, '2027-03-16'),
  free('QC', 300_000, '2027-03-18', enterprises.sales),
] as const;
export const PIECES = [ONE, TWO, OTHERS];

/** The offers for an amount and a due date; without a credit line for the issuer no lender makes one. */
export function offersOf(amount: Fen, dueOn: CivilDate, credit: Fen | null = yuan(50_000_000)): Offer[] {
  const piece = { number: 'LX1', issuerNo: 'E1', dueOn, available: amount, channel: 1, keptByItsChannel: false };
  return madeOffers('financing', () => ({ pieces: [piece], amount, credit })).map(offerShown);
}

/** The offers of all lenders for these pieces. */
export function quotesFor({ pieces: asked, amount }: AskedQuote, pieces: readonly PieceRow[] = PIECES): Quotes {
  const chosen = pieces.filter(({ id }) => asked.some(({ pieceId }) => pieceId === id));
  const { dueOn, issuer } = first(chosen);
  const credit = issuer.enterpriseNo === enterprises.core.enterpriseNo ? yuan(50_000_000) : null;
  return { askedAt: ASKED_AT, available: sumFen(chosen.map((piece) => piece.availableAmount)), offers: offersOf(amount, dueOn, credit) };
}

/** The replies to a supplier with these pieces. */
export const financeable = (pieces: readonly PieceRow[] = PIECES): readonly MockReply[] => [
  reply(contract.voucher.listFinanceable, financeableOf(pieces)),
  reply(contract.financing.quote, (asked) => quotesFor(asked, pieces)),
];

/** The weeks of a forecast; in that of 2027-03-15, 100,000.00 is being transferred to others. */
export const WEEKS: readonly Week[] = [week('2026-11-16', 0), week('2027-03-15', 1_352_000.5), week('2027-03-22', 640_000)];
