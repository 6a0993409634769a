import type { CivilDate } from '../calendar/civil-date.ts';
import type { Check, CheckLevel } from '../checks.ts';
import type { InvoiceUse } from '../invoice/coverage.ts';
import { invoiceChecks } from '../invoice/coverage-check.ts';
import { fen, sumFen, ZERO_FEN, type Fen } from '../money/yuan.ts';
import { hasFallenDue } from '../voucher/term.ts';

export type TransferCheckCode = 'available' | 'amounts' | 'transferee' | 'account' | 'due' | 'issuerActive' | 'invoiceUse' | 'invoiceCover';

/** One line of a transfer: a recipient and its amount. */
export interface TransferLine {
  readonly recipient: { readonly enterpriseNo: string; readonly verified: boolean } | undefined;
  /** Whether the receiving account is the recipient's, verified and usable; undefined while none is chosen. */
  readonly accountUsable: boolean | undefined;
  readonly amount: Fen | undefined;
}

/** A piece that a transfer draws on. */
export interface TransferSource {
  readonly number: string;
  readonly available: Fen;
  readonly dueOn: CivilDate;
  readonly issuerSuspended: boolean;
}

export interface TransferCheckInput {
  readonly senderNo: string;
  /** Business day of the check. */
  readonly on: CivilDate;
  readonly sources: readonly TransferSource[];
  readonly lines: readonly TransferLine[];
  readonly invoices: readonly InvoiceUse[];
}

type TransferCheck = Check<TransferCheckCode>;

const judged = (pending: boolean, good: boolean): CheckLevel => (pending ? 'pending' : good ? 'pass' : 'fail');

function availableCheck(input: TransferCheckInput, total: Fen): TransferCheck {
  const available = sumFen(input.sources.map((source) => source.available));
  const enough = total <= available;
  const level = judged(input.sources.length === 0 || (enough && total === 0n), enough);
  const remaining = enough ? fen(available - total) : ZERO_FEN;
  const shortfall = enough ? ZERO_FEN : fen(total - available);
  return { rule: 'R-12', level, code: 'available', figures: { available, total, remaining, shortfall } };
}

/** The live checks of a transfer: amounts, available sum, recipients and their accounts, due dates, the issuer's status, and invoice cover. A suspended issuer only warns. */
export function transferChecks(input: TransferCheckInput): readonly TransferCheck[] {
  const { senderNo, on, sources, lines, invoices } = input;
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  const total = sumFen(amounts);
  const recipients = lines.flatMap(({ recipient }) => recipient ?? []);
  const own = recipients.filter((recipient) => recipient.enterpriseNo === senderNo).length;
  const unverified = recipients.filter((recipient) => !recipient.verified).length;
  const past = sources.filter((source) => hasFallenDue(source.dueOn, on)).length;
  const suspended = sources.filter((source) => source.issuerSuspended).length;
  const badAmounts = amounts.filter((amount) => amount <= 0n).length;
  const badAccounts = lines.filter(({ accountUsable }) => accountUsable === false).length;
  const none = lines.length === 0;
  const recipientsMissing = none || recipients.length < lines.length;
  return [
    {
      rule: 'R-10',
      level: judged((none || amounts.length < lines.length) && badAmounts === 0, badAmounts === 0),
      code: 'amounts',
      figures: { lines: lines.length, bad: badAmounts },
    },
    availableCheck(input, total),
    {
      rule: 'R-05',
      level: judged(recipientsMissing && own + unverified === 0, own + unverified === 0),
      code: 'transferee',
      figures: { self: own, unverified },
    },
    {
      rule: 'R-06',
      level: judged((none || lines.some(({ accountUsable }) => accountUsable === undefined)) && badAccounts === 0, badAccounts === 0),
      code: 'account',
      figures: {},
    },
    { rule: 'R-01', level: judged(sources.length === 0, past === 0), code: 'due', figures: { past } },
    {
      rule: 'R-01',
      level: sources.length === 0 ? 'pending' : suspended > 0 ? 'warn' : 'pass',
      code: 'issuerActive',
      figures: { suspended },
    },
    ...invoiceChecks(total > 0n ? total : undefined, invoices),
  ];
}
