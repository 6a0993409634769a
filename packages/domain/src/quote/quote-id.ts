import { canonicalText } from '../ledger/canonical.ts';
import type { HashText } from '../ledger/history.ts';
import type { QuoteQuestion } from './quote.ts';

/** Canonical text of a question; omitted and undefined properties are equivalent. */
export const quoteText = ({ terms, bearing, guarantee, ...rest }: QuoteQuestion): string =>
  canonicalText({ ...rest, terms: { ...terms }, bearing: { ...bearing }, guarantee: guarantee && { ...guarantee } });

/**
 * Id of a quote (报价单号): a hash over everything it depends on. Anyone with the question can recompute the quote and its id, and so verify
 * that it is the one displayed. A different amount, day or rate has a different id.
 */
export const quoteIdOf = (question: QuoteQuestion, sm3: HashText): string => sm3(`LX-QUOTE-1|${quoteText(question)}`);
