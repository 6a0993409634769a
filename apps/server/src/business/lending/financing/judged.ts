import type { CallContext } from '../../../platform/call-context.ts';
import { readAgreements } from './form.ts';
import { type Judged, offersFor, papersBehind, questionIn, quoteOfRow } from '../funding/index.ts';
import { papersOfFinancing, piecesNow } from './pieces.ts';
import type { FinancingRow } from './repository.ts';

/**
 * An application as its checks look at it now. Until it is passed its lender's limits are looked at as on
 * the day on which it was applied for; from then on it has reserved what it lends, and the quote stands.
 */
export async function judgedAsItStands(context: CallContext, row: FinancingRow): Promise<Judged> {
  const { db, clock } = context;
  const { enterpriseNo, channel, amount, passedAt, valueOn, submittedAt, issuerCosts, quoteValidUntil } = row;
  const pieces = await piecesNow(db, row);
  const asked = {
    enterpriseNo,
    pieces,
    amount,
    channels: [channel],
    askedAt: submittedAt,
    wishedOn: valueOn,
    terms: questionIn(row.quoteQuestion).terms,
  };
  const [offer] = passedAt ? [{ obstacles: [] }] : await offersFor(context, asked);
  return {
    kind: 'financing',
    enterpriseNo,
    pieces,
    amount,
    taken: amount,
    offer,
    quote: {
      validUntil: passedAt ? clock.now() : quoteValidUntil,
      issuerCosts,
      coveragePpm: quoteOfRow(row).question.terms.coveragePpm,
    },
    papers: await papersBehind(db, pieces, { channel, own: row.id }),
    wanted: await papersOfFinancing(db, row),
    receivingAccountId: row.receivingAccountId,
    purpose: row.purpose,
    agreements: readAgreements(row),
  };
}
