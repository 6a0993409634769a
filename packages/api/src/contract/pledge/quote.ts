import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { day, ids, yuan } from '../examples.ts';
import { offersShape, PiecesShown } from '../funding/quote.ts';
import { examplePledgeOffer } from './quote-examples.ts';
import { PledgeOffer } from './shapes.ts';
import { Day, EnterpriseNo, PositiveMoney } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';

const Question = z.strictObject({
  pieces: PiecesShown,
  /** How much of the pieces is pledged. */
  pledged: wire('pledgeAmt', PositiveMoney),
  amount: wire('loanAmt', PositiveMoney),
  /** @default the first due date of the pieces */
  repayOn: z.optional(Day),
  wishedOn: z.optional(Day),
  guarantorNo: z.optional(EnterpriseNo),
});

const asked = { pieces: [{ pieceId: ids.piece('Q1'), version: 1 }], pledged: yuan(1_000_000), amount: yuan(800_000) };
const refuses = ['NOT_FOUND', 'STALE_VERSION', 'LIMIT_EXCEEDED', 'ILLEGAL_STATE'] as const;

const rateOf = (path: string, summary: string) =>
  query(path, {
    summary,
    source: 'assumed',
    needs: 'records.read',
    request: Question,
    response: PledgeOffer,
    refuses,
    example: { request: asked, response: examplePledgeOffer },
  });

/** What a loan against a pledge would cost, before anything is applied for. */
export const pledgeQuoteCalls = {
  quote: query('//pledge/quote', {
    summary: '质押融资报价',
    source: 'added',
    needs: 'records.read',
    request: Question,
    response: z.object({ ...offersShape(PledgeOffer), firstDueOn: Day }),
    refuses,
    example: {
      request: asked,
      response: {
        askedAt: '2026-11-20T09:42:00+08:00',
        available: yuan(3_286_500),
        firstDueOn: day('2027-05-14'),
        offers: [examplePledgeOffer],
      },
    },
  }),
  guaranteeRate: rateOf('/dbRate', '担保费率'),
  microloanRate: rateOf('/jrRate', '小贷利率'),
  ghRate: rateOf('/ghRate', '小额贷款公司(国)利率'),
} as const;
