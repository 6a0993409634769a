import type { MoneyAct } from '../posting/post.ts';
import type { Book, Posting } from '../posting/posting.ts';

/** The business behind an entry of the fund register (objects §4); `supplement` for a manual entry that belongs to no other. */
export const FUND_TYPES = [
  'issuance',
  'transfer',
  'financing',
  'pledge',
  'interest',
  'fee',
  'repayment',
  'maturity',
  'supplement',
] as const;

export type FundType = (typeof FUND_TYPES)[number];

/** Direction of the money from the enterprise's point of view. */
export const FUND_DIRECTIONS = ['in', 'out'] as const;

export type FundDirection = (typeof FUND_DIRECTIONS)[number];

/** Whether the platform recorded an entry automatically, or a person added it and another reviewed it. */
export const FUND_SOURCES = ['system', 'supplement'] as const;

export type FundSource = (typeof FUND_SOURCES)[number];

/** Oldest money movement, in days, that can still be added as a supplement. */
export const MAX_SUPPLEMENT_DAYS = 366;

/** Reconciliation state of a register entry or of a bank statement line. */
export const RECONCILIATION_STATES = ['unmatched', 'matchedByRule', 'matchedByHand', 'explained'] as const;

export type ReconciliationState = (typeof RECONCILIATION_STATES)[number];

/** The role of an enterprise in the business that moves its money. */
export type FundPart = Exclude<Book, 'platform'>;

/** A bank movement caused by an act, seen from one book. */
export interface CashMove {
  /** The cash posting behind it. */
  readonly posting: Posting;
  readonly part: FundPart;
  readonly direction: FundDirection;
  readonly type: FundType;
  /** The book on the other side; undefined when it is the platform's. */
  readonly counterBook: Book | undefined;
}

const TYPES: Readonly<Partial<Record<MoneyAct['act'], FundType>>> = {
  guaranteeFee: 'fee',
  guaranteeFeeReversed: 'fee',
  guaranteeFeeRefunded: 'fee',
  repay: 'repayment',
};

/** A payout has the quote's kind; the issuer's share in it is interest. Every other payment by an issuer is one at maturity. */
function typeOf(act: MoneyAct, { book, side }: Posting): FundType {
  if (act.act !== 'disburse') return TYPES[act.act] ?? 'maturity';
  const ofIssuer = book === 'issuer' || (book === 'lender' && side === 'debit');
  return ofIssuer ? 'interest' : act.quote.question.kind;
}

const isCash = ({ account }: Posting): boolean => account === 'cash';

/** The book with the opposite cash posting, the lender's if there are two. An amount withheld for the platform is part of the lender's payment. */
function counterBookOf(cash: readonly Posting[], { book, side }: Posting): Book | undefined {
  const others = cash.filter((other) => other.side !== side && other.book !== book && other.book !== 'platform');
  return (others.find((other) => other.book === 'lender') ?? others[0])?.book;
}

/** The bank movements in the postings of an act, for the books of enterprises; each becomes an entry of the fund register. */
export function cashMovesOf(act: MoneyAct, postings: readonly Posting[]): readonly CashMove[] {
  const cash = postings.filter(isCash);
  return cash.flatMap((posting) => {
    const { book: part, side } = posting;
    if (part === 'platform') return [];
    const direction = side === 'debit' ? 'in' : 'out';
    return [{ posting, part, direction, type: typeOf(act, posting), counterBook: counterBookOf(cash, posting) }];
  });
}
