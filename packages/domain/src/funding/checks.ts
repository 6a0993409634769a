import { addMonths, type CivilDate } from '../calendar/civil-date.ts';
import type { ChannelKind } from '../channel/define-channels.ts';
import type { Check, CheckLevel, RuleNumber } from '../checks.ts';
import { invoiceChecks } from '../invoice/coverage-check.ts';
import { paperUse, type TradePaper } from '../invoice/trade-paper.ts';
import type { Ppm } from '../money/rate.ts';
import { divideRounded } from '../money/rounding.ts';
import { fen, sumFen, ZERO_FEN, type Fen } from '../money/yuan.ts';
import { hasFallenDue } from '../voucher/term.ts';
import { financeableTogether } from '../financing/groups.ts';
import { quoteStands } from '../quote/schedule.ts';

/** The live checks of an application to a lender, of both kinds, in the order in which they are shown. */
export const FINANCING_CHECK_CODES = [
  'pieces',
  'available',
  'due',
  'longTerm',
  'issuerActive',
  'lender',
  'quote',
  'issuerShare',
  'account',
  'purpose',
  'invoiceUse',
  'invoiceCover',
  'invoiceElsewhere',
  'agreements',
] as const;

export type FinancingCheckCode = (typeof FINANCING_CHECK_CODES)[number];

/** A piece that an application draws on. */
export interface FinancingSource {
  readonly number: string;
  readonly issuerNo: string;
  readonly available: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly issuerSuspended: boolean;
}

/** An obstacle as found by the rules or received over the wire. */
interface NamedObstacle {
  readonly reason: string;
  readonly figures: Readonly<Record<string, Fen | number | string>>;
}

/** Input of the checks from the form, the reviewer's or the lender's panel; undefined means not entered yet. */
export interface FinancingCheckInput {
  readonly kind: ChannelKind;
  /** Business day of the check. */
  readonly on: CivilDate;
  readonly now: Date;
  readonly sources: readonly FinancingSource[];
  /** Amount to be financed or lent. */
  readonly amount: Fen | undefined;
  /** Amount taken from the pieces: the financed or the pledged amount. */
  readonly taken: Fen | undefined;
  /** Why the chosen lender cannot lend; empty when it can. */
  readonly obstacles: readonly NamedObstacle[] | undefined;
  /** When the applicant's reviewer passed the application, after which its quote stands; left out before that. */
  readonly passedAt?: Date | undefined;
  /** Expiry of the quote, and the costs that the issuer would bear. */
  readonly quote: { readonly validUntil: Date; readonly issuerCosts: Fen } | undefined;
  /** Share of the amount that invoices have to cover by the lender's terms. */
  readonly coveragePpm: Ppm;
  readonly papers: readonly TradePaper[];
  /** Ids of invoices already claimed by an application at another lender. */
  readonly claimedElsewhere: readonly string[];
  /** Whether the receiving account is verified and usable. */
  readonly accountUsable: boolean | undefined;
  readonly purpose: string | undefined;
  /** Number of agreements to read, and number agreed to. */
  readonly agreements: { readonly asked: number; readonly agreed: number };
}

type FinancingCheck = Check<FinancingCheckCode>;

const MILLION = 1_000_000n;
/** Terms longer than this many months are examined by the lender (银发〔2025〕77号 Art 11). */
const LONG_MONTHS = 6;

const line = (rule: RuleNumber, code: FinancingCheckCode, level: CheckLevel, figures: FinancingCheck['figures'] = {}): FinancingCheck => ({
  rule,
  code,
  level,
  figures,
});
const judged = (pending: boolean, good: boolean, otherwise: CheckLevel = 'fail'): CheckLevel =>
  pending ? 'pending' : good ? 'pass' : otherwise;

function piecesChecks({ kind, sources, taken, on }: FinancingCheckInput): readonly FinancingCheck[] {
  const none = sources.length === 0;
  const available = sumFen(sources.map((source) => source.available));
  const enough = taken !== undefined && taken > 0n && taken <= available;
  const shortfall = taken !== undefined && taken > available ? fen(taken - available) : ZERO_FEN;
  const past = sources.filter(({ dueOn }) => hasFallenDue(dueOn, on)).length;
  const long = sources.filter(({ issuedOn, dueOn }) => dueOn > addMonths(issuedOn, LONG_MONTHS)).length;
  const suspended = sources.filter(({ issuerSuspended }) => issuerSuspended).length;
  return [
    line('R-10', 'pieces', judged(none, kind === 'pledge' || financeableTogether(sources)), { pieces: sources.length }),
    line('R-12', 'available', judged(none || taken === undefined, enough), { available, taken: taken ?? ZERO_FEN, shortfall }),
    line('R-01', 'due', judged(none, past === 0), { past }),
    line('R-01', 'longTerm', judged(none, long === 0, 'warn'), { long }),
    line('R-01', 'issuerActive', judged(none, suspended === 0, 'warn'), { suspended }),
  ];
}

function lenderChecks({ obstacles, quote, now, passedAt = now }: FinancingCheckInput): readonly FinancingCheck[] {
  const [first] = obstacles ?? [];
  const issuerCosts = quote?.issuerCosts ?? ZERO_FEN;
  return [
    line('R-10', 'lender', judged(obstacles === undefined, first === undefined), first ? { reason: first.reason, ...first.figures } : {}),
    line('R-10', 'quote', judged(quote === undefined, quote !== undefined && quoteStands(quote, passedAt))),
    line('R-11', 'issuerShare', judged(quote === undefined, issuerCosts === 0n, 'warn'), { issuerCosts }),
  ];
}

/** The amount that invoices have to cover, rounded up to the fen. */
export const coverNeeded = (amount: Fen, coveragePpm: Ppm): Fen => fen(divideRounded(amount * coveragePpm, MILLION, 'up'));

/** The live checks of a financing or a pledge, in the order of the form. Reviewer, lender and server use the same list. */
export function financingChecks(input: FinancingCheckInput): readonly FinancingCheck[] {
  const { amount, coveragePpm, papers, claimedElsewhere, accountUsable, purpose, agreements } = input;
  const elsewhere = papers.filter(({ invoiceId }) => claimedElsewhere.includes(invoiceId)).length;
  const { asked, agreed } = agreements;
  return [
    ...piecesChecks(input),
    ...lenderChecks(input),
    line('R-06', 'account', judged(accountUsable === undefined, accountUsable === true)),
    line('R-03', 'purpose', judged(!purpose?.trim(), true)),
    ...invoiceChecks(amount === undefined ? undefined : coverNeeded(amount, coveragePpm), papers.map(paperUse)),
    line('R-04', 'invoiceElsewhere', judged(papers.length === 0, elsewhere === 0), { elsewhere }),
    line('R-08', 'agreements', judged(agreed < asked, true), { asked, agreed }),
  ];
}
