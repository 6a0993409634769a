import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { ids, yuan } from '../examples.ts';
import { Offer, offersShape, PiecesShown } from '../funding/quote.ts';
import { exampleOffer } from '../funding/examples.ts';
import { Day, FinancingId, PositiveMoney } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';

/** What a financing would cost, before anything is applied for. */
export const quoteCalls = {
  quote: query('/getRate', {
    summary: '融资利率',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({
      pieces: PiecesShown,
      amount: wire('rzAmt', PositiveMoney),
      /** The day from which the money is wanted. @default as soon as the lender can pay */
      wishedOn: z.optional(Day),
      /** The returned application that is quoted again: an issuer that refused its share bears nothing. */
      resubmits: z.optional(FinancingId),
    }),
    response: z.object(offersShape(Offer)),
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'PIECES_DIFFER', 'LIMIT_EXCEEDED', 'ILLEGAL_STATE'],
    example: {
      request: { pieces: [{ pieceId: ids.piece('Q1'), version: 1 }], amount: yuan(1_000_000) },
      response: { askedAt: '2026-11-20T09:42:00+08:00', available: yuan(3_286_500), offers: [exampleOffer] },
    },
  }),
} as const;
