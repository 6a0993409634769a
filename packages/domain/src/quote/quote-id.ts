import { canonicalText } from '../ledger/canonical.ts';
import type { HashText } from '../ledger/history.ts';
import type { QuoteQuestion } from './quote.ts';

/** The one text of a question; what is left out and what is undefined read alike. */
export const quoteText = ({ terms, bearing, guarantee, ...rest }: QuoteQuestion): string =>
  canonicalText({ ...rest, terms: { ...terms }, bearing: { ...bearing }, guarantee: guarantee && { ...guarantee } });

/**
 * What names a quote (报价单号): a hash over all that it depends on. Whoever has the question can make the quote again and see that it is
 * the one that was shown; another amount, day or rate is another quote.
 */
export const quoteIdOf = (question: QuoteQuestion, sm3: HashText): string => sm3(`LX-QUOTE-1|${quoteText(question)}`);
