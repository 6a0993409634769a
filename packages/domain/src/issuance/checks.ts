import type { CivilDate } from '../calendar/civil-date.ts';
import type { Check, CheckLevel, RuleNumber } from '../checks.ts';
import type { InvoiceUse } from '../invoice/coverage.ts';
import { invoiceChecks } from '../invoice/coverage-check.ts';
import { fen, ZERO_FEN, type Fen } from '../money/yuan.ts';
import { amountLimitOn, type AmountLimit, type TermLimit } from '../voucher/limits.ts';
import { termAssessment, type TermLevel } from '../voucher/term.ts';
import type { PaymentNature } from './payment-nature.ts';

export type IssuanceCheckCode =
  | 'issuerActive'
  | 'recipient'
  | 'account'
  | 'amount'
  | 'term'
  | 'paymentNature'
  | 'contract'
  | 'invoiceUse'
  | 'invoiceCover'
  | 'quota'
  | 'supplierLimit';

/** Input of the checks from the issue form or the reviewer's panel; undefined means not entered yet. */
export interface IssuanceCheckInput {
  readonly issuerNo: string;
  readonly issuerSuspended: boolean;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate | undefined;
  /** Reason for a term longer than usual. */
  readonly termReason?: string | undefined;
  readonly amount: Fen | undefined;
  readonly recipient: { readonly enterpriseNo: string; readonly verified: boolean } | undefined;
  /** Whether the recipient's receiving account is verified and usable. */
  readonly accountUsable: boolean | undefined;
  readonly paymentNature: PaymentNature | undefined;
  /** Whether the contract allows payment by voucher (国务院令802号 Art 11). */
  readonly contractAllowsVoucher: boolean | undefined;
  readonly invoices: readonly InvoiceUse[];
  /** Free credit, including what this issuance has already reserved itself. */
  readonly quotaAvailable: Fen | undefined;
  /** The amount at which the issuer wants to be warned about this supplier, and what else is unpaid to it; left out where none is set or known. */
  readonly supplierLimit?: { readonly limit: Fen; readonly unpaid: Fen } | undefined;
  readonly termLimits?: readonly TermLimit[] | undefined;
  readonly amountLimits?: readonly AmountLimit[] | undefined;
}

type IssuanceCheck = Check<IssuanceCheckCode>;

const passOrFail = (good: boolean): CheckLevel => (good ? 'pass' : 'fail');
const answered = (answer: boolean | undefined): CheckLevel => (answer === undefined ? 'pending' : passOrFail(answer));
const plain = (rule: RuleNumber, code: IssuanceCheckCode, level: CheckLevel): IssuanceCheck => ({ rule, level, code, figures: {} });

function recipientCheck({ recipient, issuerNo }: IssuanceCheckInput): IssuanceCheck {
  const self = recipient?.enterpriseNo === issuerNo;
  const level = answered(recipient && recipient.verified && !self);
  return { rule: 'R-05', level, code: 'recipient', figures: { self: self ? 1 : 0 } };
}

function amountCheck({ amount, issuedOn, amountLimits }: IssuanceCheckInput): IssuanceCheck {
  const { minAmount: min, maxAmount: max } = amountLimitOn(issuedOn, amountLimits);
  return { rule: 'R-10', level: answered(amount && amount >= min && amount <= max), code: 'amount', figures: { min, max } };
}

const TERM_LEVELS: Readonly<Record<TermLevel, CheckLevel>> = { ordinary: 'pass', needsReason: 'fail', tooLong: 'fail', past: 'fail' };

function termCheck({ issuedOn, dueOn, termReason, termLimits }: IssuanceCheckInput): IssuanceCheck {
  if (dueOn === undefined) return plain('R-01', 'term', 'pending');
  const term = termAssessment({ issuedOn, dueOn, ...(termLimits && { limits: termLimits }) });
  const reasoned = term.level === 'needsReason' && Boolean(termReason?.trim());
  return {
    rule: 'R-01',
    level: reasoned ? 'warn' : TERM_LEVELS[term.level],
    code: 'term',
    figures: { days: term.days, term: term.level, paymentDate: term.paymentDate, latest: term.latestPossible },
  };
}

function quotaCheck({ amount, quotaAvailable }: IssuanceCheckInput): IssuanceCheck {
  if (amount === undefined || quotaAvailable === undefined) return plain('R-10', 'quota', 'pending');
  const enough = quotaAvailable >= amount;
  const remaining = enough ? fen(quotaAvailable - amount) : ZERO_FEN;
  const shortfall = enough ? ZERO_FEN : fen(amount - quotaAvailable);
  return { rule: 'R-10', level: passOrFail(enough), code: 'quota', figures: { available: quotaAvailable, remaining, shortfall } };
}

/** Only warns: the limit is a reminder that the issuer set for itself. */
function supplierLimitChecks({ amount, supplierLimit }: IssuanceCheckInput): readonly IssuanceCheck[] {
  if (amount === undefined || supplierLimit === undefined) return [];
  const { limit, unpaid } = supplierLimit;
  const together = fen(unpaid + amount);
  const excess = together > limit ? fen(together - limit) : ZERO_FEN;
  return [{ rule: 'R-10', level: excess > 0n ? 'warn' : 'pass', code: 'supplierLimit', figures: { limit, unpaid, excess } }];
}

/** The live checks of an issuance, in the order of the form. The reviewer sees the same list. */
export function issuanceChecks(input: IssuanceCheckInput): readonly IssuanceCheck[] {
  const { paymentNature: nature } = input;
  return [
    plain('R-01', 'issuerActive', passOrFail(!input.issuerSuspended)),
    recipientCheck(input),
    plain('R-06', 'account', answered(input.accountUsable)),
    amountCheck(input),
    termCheck(input),
    plain('R-01', 'paymentNature', answered(nature && nature !== 'prepayment')),
    plain('R-02', 'contract', answered(input.contractAllowsVoucher)),
    ...invoiceChecks(input.amount, input.invoices),
    quotaCheck(input),
    ...supplierLimitChecks(input),
  ];
}
