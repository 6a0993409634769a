import type { CallContext } from '../../../platform/call-context.ts';
import type { CheckSubject } from './check.ts';
import { readAgreements } from './form.ts';
import { parseQuoteQuestion, quoteOfRow } from './stored-quote.ts';
import type { FundingForm, LendingKind } from './lending-kind.ts';
import { holderOf, type FundingRow } from './funding-row.ts';
import { offersFor, type PledgeTerms } from './offers.ts';
import { papersOfPieces } from './papers.ts';

/** The pledge terms of a form or a row; undefined if the pieces are sold. */
export const pledgeTermsOf = ({
  pledged,
  repayOn,
  guarantorNo,
}: Pick<FundingForm | FundingRow, 'pledged' | 'repayOn' | 'guarantorNo'>): PledgeTerms | undefined =>
  pledged === undefined ? undefined : { pledged, repayOn, guarantorNo: guarantorNo ?? undefined };

/**
 * A submitted application as input of its checks. Until it is passed, the lender's limits are those of the day of submission; from then on
 * the required amount is reserved and the quote is binding.
 */
export async function currentCheckSubject<Row extends FundingRow>(
  { lends: kind, underlying }: Pick<LendingKind<Row>, 'lends' | 'underlying'>,
  context: CallContext,
  row: Row,
): Promise<CheckSubject> {
  const { db } = context;
  const { enterpriseNo, channel, amount, valueOn, submittedAt, quoteValidUntil } = row;
  // An application that was returned after it had been passed has no reservations.
  const passedAt = row.state === 'returned' ? null : row.passedAt;
  const pieces = await underlying.currentPieces(db, row);
  const asked = {
    enterpriseNo,
    pieces,
    amount,
    pledge: pledgeTermsOf(row),
    channels: [channel],
    askedAt: submittedAt,
    wishedOn: valueOn,
    terms: parseQuoteQuestion(row.quoteQuestion).terms,
  };
  const [offer] = passedAt ? [{ obstacles: [] }] : await offersFor(context, asked);
  const { question, issuerCosts } = quoteOfRow(row);
  return {
    kind,
    holderNo: holderOf(row),
    pieces,
    amount,
    taken: row.pledged ?? amount,
    offer,
    passedAt: passedAt ?? undefined,
    quote: { validUntil: quoteValidUntil, issuerCosts, coveragePpm: question.terms.coveragePpm },
    papers: await papersOfPieces(db, pieces, { channel, own: row.id }),
    wanted: await underlying.papersOf(db, row),
    receivingAccountId: row.receivingAccountId,
    purpose: row.purpose,
    agreements: readAgreements(row),
  };
}
