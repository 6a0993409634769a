import { quoteIdOf, quoteStands, quoteText, type Offer } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import { sm3 } from '../../../ledger/sm3.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { lenderQuote } from '../../../schema/index.ts';
import { parseQuoteQuestion, type Quoted } from './stored-quote.ts';
import { quotesOfLenders } from './lender-quotes.ts';
import { offersFor, type AskedOffers } from './offers.ts';

/**
 * Requests the present offers of all lenders, and stores each quote for a later application. Must not run in a transaction, because lenders
 * that set their own rates are called.
 */
export async function askForOffers(
  context: Pick<CallContext, 'db' | 'channels' | 'lender' | 'clock'>,
  asked: AskedOffers,
): Promise<readonly Offer[]> {
  const offers = await offersFor(context, asked, (loan) => quotesOfLenders(context, loan));
  const { enterpriseNo, askedAt } = asked;
  const rows = offers
    .flatMap(({ quote, schedule: { expectedAt, validUntil } }) =>
      quote
        ? { enterpriseNo, id: quoteIdOf(quote.question, sm3), question: quoteText(quote.question), askedAt, expectedAt, validUntil }
        : [],
    )
    // A fixed order prevents a deadlock between two requests that write the same rows.
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (rows.length > 0)
    await context.db
      .insert(lenderQuote)
      .values(rows)
      .onConflictDoUpdate({
        target: [lenderQuote.enterpriseNo, lenderQuote.id],
        set: { askedAt: sql`excluded.asked_at`, expectedAt: sql`excluded.expected_at`, validUntil: sql`excluded.valid_until` },
      });
  return offers;
}

/**
 * The quote that an application names, if it was given to the enterprise for the same question and has not expired; and the obstacles that
 * keep its lender from lending now. No lender is called.
 */
export async function findQuote(
  context: Pick<CallContext, 'db' | 'channels' | 'clock'>,
  asked: Omit<AskedOffers, 'askedAt' | 'on' | 'channels' | 'terms'> & { readonly channel: number },
  quoteId: string,
): Promise<{ readonly offer: Offer | undefined; readonly quoted: Quoted | undefined }> {
  const { db, clock } = context;
  const [row] = await db
    .select()
    .from(lenderQuote)
    .where(and(eq(lenderQuote.enterpriseNo, asked.enterpriseNo), eq(lenderQuote.id, quoteId)));
  const terms = row && parseQuoteQuestion(row.question).terms;
  const [offer] = await offersFor(context, {
    ...asked,
    channels: [asked.channel],
    askedAt: row?.askedAt ?? clock.now(),
    on: clock.today(),
    terms,
  });
  const quote = offer?.quote;
  const isValid = row && quote && quoteStands(row, clock.now()) && quoteIdOf(quote.question, sm3) === quoteId;
  return { offer, quoted: isValid ? { quote, schedule: row } : undefined };
}
