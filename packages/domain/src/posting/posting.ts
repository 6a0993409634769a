import { fen, sumFen, type Fen } from '../money/yuan.ts';

/** The party that keeps the book. The platform's book contains only its service fees, as it holds no money for others (银发〔2025〕77号 Art 4, 14). */
export type Book = 'holder' | 'issuer' | 'lender' | 'guarantor' | 'platform';

/**
 * Accounts of a book. `cash` is money at a bank. `voucher` is a claim on the issuer and `promise` the same from the issuer's side; `loan`
 * is the lender's claim and `debt` the same from the holder's side. Interest and fees are income or cost. The `line…` accounts track the
 * lender's credit line.
 */
export type PostingAccount =
  | 'cash'
  | 'voucher'
  | 'promise'
  | 'loan'
  | 'debt'
  | 'interest'
  | 'lateInterest'
  | 'fee'
  | 'lineFree'
  | 'lineReserved'
  | 'lineUsed';

/** One line of a double entry. */
export interface Posting {
  readonly book: Book;
  readonly account: PostingAccount;
  readonly side: 'debit' | 'credit';
  /** In fen, always positive. */
  readonly amount: Fen;
}

type Row = readonly [account: PostingAccount, amount: Fen];

/** The debit and credit postings of an act in one book; zero amounts are omitted. */
export const entry = (book: Book, debits: readonly Row[], credits: readonly Row[]): readonly Posting[] =>
  (
    [
      ['debit', debits],
      ['credit', credits],
    ] as const
  ).flatMap(([side, rows]) => rows.filter(([, amount]) => amount !== 0n).map(([account, amount]) => ({ book, account, side, amount })));

const signed = ({ side, amount }: Posting): Fen => (side === 'debit' ? amount : fen(-amount));

/** Balance of an account: debits less credits. */
export const balanceOf = (postings: readonly Posting[], book: Book, account: PostingAccount): Fen =>
  sumFen(postings.filter((posting) => posting.book === book && posting.account === account).map(signed));

export const booksOf = (postings: readonly Posting[]): readonly Book[] => [...new Set(postings.map(({ book }) => book))];

/** Whether all amounts are positive, debits equal credits in each book, and cash received equals cash paid over all books. */
export const isBalanced = (postings: readonly Posting[]): boolean =>
  postings.every(({ amount }) => amount > 0n) &&
  booksOf(postings).every((book) => sumFen(postings.filter((posting) => posting.book === book).map(signed)) === 0n) &&
  sumFen(postings.filter(({ account }) => account === 'cash').map(signed)) === 0n;
