import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { quoteIdOf, quoteOf, quoteText, type Quote, type QuoteQuestion, type QuoteSchedule } from '@lianxin/domain';
import { sm3 } from '../../ledger/sm3.ts';
import type { FinancingRow } from './repository.ts';

export const keptQuote = ({ quote, schedule }: { readonly quote: Quote; readonly schedule: QuoteSchedule }) => ({
  quoteId: quoteIdOf(quote.question, sm3),
  quoteQuestion: quoteText(quote.question),
  quoteExpectedAt: schedule.expectedAt,
  quoteValidUntil: schedule.validUntil,
  valueOn: quote.question.valueOn,
  paysOn: quote.paysOn,
  annualRatePpm: Number(quote.question.terms.annualRatePpm),
  paidOut: quote.paidOut,
  net: quote.net,
  issuerCosts: quote.issuerCosts,
});

export function quoteOfRow({ quoteQuestion }: FinancingRow): Quote {
  const question: QuoteQuestion = JSON.parse(quoteQuestion, (_, value) =>
    typeof value === 'string' && /^\d+\.\d\d$/.test(value) ? BigInt(value.replace('.', '')) : value,
  );
  return quoteOf(question);
}

type QuoteView = ResponseOf<Contract['financing']['get']>['quote'];
export function quoteView(row: FinancingRow, quote: Quote = quoteOfRow(row)): QuoteView {
  return {
    id: row.quoteId,
    amount: quote.question.amount,
    annualRate: quote.question.terms.annualRatePpm,
    valueOn: quote.question.valueOn,
    dueOn: quote.question.dueOn,
    paysOn: quote.paysOn,
    days: quote.days,
    lines: [...quote.lines],
    interestPayer: quote.question.bearing.interestPayer,
    paidOut: quote.paidOut,
    net: quote.net,
    holderCosts: quote.holderCosts,
    issuerCosts: quote.issuerCosts,
    allInAnnualRate: quote.allInAnnualPpm ?? null,
    expectedAt: row.quoteExpectedAt.toISOString(),
    validUntil: row.quoteValidUntil.toISOString(),
  };
}
