import type { Fen } from '../money/yuan.ts';

/**
 * Under which line of the balance sheet a receivable is suggested (财会〔2021〕32号, rules §1): 应收账款 where it is held to collect,
 * 应收款项融资 where it is also held to be sold. A voucher is never 应收票据.
 */
export const BALANCE_LINES = ['receivable', 'financing'] as const;

export type BalanceLine = (typeof BALANCE_LINES)[number];

/** What an enterprise did with the vouchers that it received, in the twelve months that end today. */
export interface YearOfSales {
  /** Days on which it passed vouchers on or had them financed. */
  readonly days: number;
  readonly sold: Fen;
  readonly received: Fen;
}

/** From so many days of selling in a year on it is frequent. */
export const FREQUENT_SALE_DAYS = 3;

/** From so many percent of what was received on it is significant. */
export const SIGNIFICANT_SALE_PERCENT = 10n;

/**
 * Whether an enterprise holds vouchers to collect and to sell: it sells frequently, and significantly (CAS 22). Sales that are rare, however
 * large, or small, however many, leave it one that collects.
 */
export const sellsHabitually = ({ days, sold, received }: YearOfSales): boolean =>
  days >= FREQUENT_SALE_DAYS && sold > 0n && sold * 100n >= received * SIGNIFICANT_SALE_PERCENT;

interface Held {
  /** Whether it is a voucher; what else is owed cannot be sold here. */
  readonly voucher: boolean;
  /** It is being transferred or financed. */
  readonly beingSold: boolean;
  /** Its enterprise sells habitually. */
  readonly habitual: boolean;
}

/** Under which line a receivable is suggested. */
export const balanceLineOf = ({ voucher, beingSold, habitual }: Held): BalanceLine =>
  voucher && (beingSold || habitual) ? 'financing' : 'receivable';
