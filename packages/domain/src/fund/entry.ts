import type { MoneyAct } from '../posting/post.ts';
import type { Book, Posting } from '../posting/posting.ts';

/** The business that an entry of the fund register is of (objects §4). One that is none of the others is a supplement alone. */
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

/** Whether money came to the enterprise or went from it. */
export const FUND_DIRECTIONS = ['in', 'out'] as const;

export type FundDirection = (typeof FUND_DIRECTIONS)[number];

/** Whether the platform wrote an entry by itself, or a person did and another checked it. */
export const FUND_SOURCES = ['system', 'supplement'] as const;

export type FundSource = (typeof FUND_SOURCES)[number];

/** Money that moved longer ago than this is not supplemented any more, in days. */
export const MAX_SUPPLEMENT_DAYS = 366;

/** How an entry, or a line of a bank's statement, stands against the other side. */
export const RECONCILIATION_STATES = ['unmatched', 'matchedByRule', 'matchedByHand', 'explained'] as const;

export type ReconciliationState = (typeof RECONCILIATION_STATES)[number];

/** What an enterprise is in the business that moves its money. */
export type FundPart = Exclude<Book, 'platform'>;

/** Money that an act moved at a bank, in one book. */
export interface CashMove {
  /** The posting that says so. */
  readonly posting: Posting;
  readonly part: FundPart;
  readonly direction: FundDirection;
  readonly type: FundType;
  /** In whose book the other end is; undefined where it is the platform's. */
  readonly counterBook: Book | undefined;
}

const TYPES: Readonly<Partial<Record<MoneyAct['act'], FundType>>> = {
  guaranteeFee: 'fee',
  guaranteeFeeReversed: 'fee',
  repay: 'repayment',
};

/** A payment to a holder is of its kind, and what the issuer bears of it is interest; all that issuers pay besides is paid at maturity. */
function typeOf(act: MoneyAct, { book, side }: Posting): FundType {
  if (act.act !== 'disburse') return TYPES[act.act] ?? 'maturity';
  const ofIssuer = book === 'issuer' || (book === 'lender' && side === 'debit');
  return ofIssuer ? 'interest' : act.quote.question.kind;
}

const isCash = ({ account }: Posting): boolean => account === 'cash';

/** Whose cash goes the other way: of two, the lender's. What is withheld for the platform is a part of the lender's payment. */
function counterBookOf(cash: readonly Posting[], { book, side }: Posting): Book | undefined {
  const others = cash.filter((other) => other.side !== side && other.book !== book && other.book !== 'platform');
  return (others.find((other) => other.book === 'lender') ?? others[0])?.book;
}

/** What the postings of an act moved at banks, in the books of enterprises: the entries that it leaves in the fund register. */
export function cashMovesOf(act: MoneyAct, postings: readonly Posting[]): readonly CashMove[] {
  const cash = postings.filter(isCash);
  return cash.flatMap((posting) => {
    const { book: part, side } = posting;
    if (part === 'platform') return [];
    const direction = side === 'debit' ? 'in' : 'out';
    return [{ posting, part, direction, type: typeOf(act, posting), counterBook: counterBookOf(cash, posting) }];
  });
}
