import { fen, sumFen, type Fen } from '../money/yuan.ts';

/** Whose books an act is written in. The platform's has its service fees only: it holds nobody's money (银发〔2025〕77号 Art 4, 14). */
export type Book = 'holder' | 'issuer' | 'lender' | 'guarantor' | 'platform';

/**
 * What is moved. Cash is money at a bank. A voucher is a claim on the issuer, and the issuer's promise the same from the other side. A loan
 * is what the lender has lent, and a debt the same from the holder's side. Interest and fees are income or cost. The three of a line are
 * the lender's own measure of what it may still lend.
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

/** One line of double entry; an amount is never negative and never zero. */
export interface Posting {
  readonly book: Book;
  readonly account: PostingAccount;
  readonly side: 'debit' | 'credit';
  /** In fen. */
  readonly amount: Fen;
}

type Row = readonly [account: PostingAccount, amount: Fen];

/** The two sides of an act in one book; rows of nothing are left out. */
export const entry = (book: Book, debits: readonly Row[], credits: readonly Row[]): readonly Posting[] =>
  (
    [
      ['debit', debits],
      ['credit', credits],
    ] as const
  ).flatMap(([side, rows]) => rows.filter(([, amount]) => amount !== 0n).map(([account, amount]) => ({ book, account, side, amount })));

const signed = ({ side, amount }: Posting): Fen => (side === 'debit' ? amount : fen(-amount));

/** What an account of a book has gained by postings, its debits less its credits. */
export const balanceOf = (postings: readonly Posting[], book: Book, account: PostingAccount): Fen =>
  sumFen(postings.filter((posting) => posting.book === book && posting.account === account).map(signed));

/** Every book that postings write in. */
export const booksOf = (postings: readonly Posting[]): readonly Book[] => [...new Set(postings.map(({ book }) => book))];

/**
 * Whether postings balance: in each book as much is debited as credited, no amount is zero or negative, and the money that comes into one
 * account goes out of another.
 */
export const isBalanced = (postings: readonly Posting[]): boolean =>
  postings.every(({ amount }) => amount > 0n) &&
  booksOf(postings).every((book) => sumFen(postings.filter((posting) => posting.book === book).map(signed)) === 0n) &&
  sumFen(postings.filter(({ account }) => account === 'cash').map(signed)) === 0n;
