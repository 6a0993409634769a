import type { CallContext } from '../../../platform/call-context.ts';
import { type Judged, offersFor, papersBehind, questionIn, quoteOfRow } from '../funding/index.ts';
import { readAgreements } from './form.ts';
import { papersOfPledge, piecesNow } from './pieces.ts';
import type { PledgeRow } from './repository.ts';

/**
 * An application as its checks look at it now. Until it is passed its lender's limits are looked at as on
 * the day on which it was applied for; from then on what is lent is reserved, and the quote stands.
 */
export async function judgedAsItStands(context: CallContext, row: PledgeRow): Promise<Judged> {
  const { db, clock } = context;
  const { enterpriseNo, channel, amount, pledged, repayOn, guarantorNo, passedAt, valueOn, submittedAt, quoteValidUntil } = row;
  const pieces = await piecesNow(db, row);
  const pledge = { pledged, repayOn, guarantorNo: guarantorNo ?? undefined };
  const asked = {
    enterpriseNo,
    pieces,
    amount,
    pledge,
    channels: [channel],
    askedAt: submittedAt,
    wishedOn: valueOn,
    terms: questionIn(row.quoteQuestion).terms,
  };
  const [offer] = passedAt ? [{ obstacles: [] }] : await offersFor(context, asked);
  const { question, issuerCosts } = quoteOfRow(row);
  return {
    kind: 'pledge',
    enterpriseNo,
    pieces,
    amount,
    taken: pledged,
    offer,
    quote: { validUntil: passedAt ? clock.now() : quoteValidUntil, issuerCosts, coveragePpm: question.terms.coveragePpm },
    papers: await papersBehind(db, pieces, { channel, own: row.id }),
    wanted: await papersOfPledge(db, row),
    receivingAccountId: row.receivingAccountId,
    purpose: row.purpose,
    agreements: readAgreements(row),
  };
}
