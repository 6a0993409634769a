import type { Fen } from '../money/yuan.ts';

/**
 * Suggested balance sheet line of a receivable (财会〔2021〕32号, rules §1): 应收账款 when it is held to collect, 应收款项融资 when it is held
 * both to collect and to sell. A voucher is never 应收票据.
 */
export const BALANCE_LINES = ['receivable', 'financing'] as const;

export type BalanceLine = (typeof BALANCE_LINES)[number];

/** Sales of received vouchers in the twelve months up to today. */
export interface YearOfSales {
  /** Number of days with a transfer or financing. */
  readonly days: number;
  readonly sold: Fen;
  readonly received: Fen;
}

/** Sales days per year from which selling is frequent. */
export const FREQUENT_SALE_DAYS = 3;

/** Share of received vouchers, in percent, from which sales are significant. */
export const SIGNIFICANT_SALE_PERCENT = 10n;

/**
 * Whether the business model is both to collect and to sell: sales are frequent and significant (CAS 22). Rare sales of any size and
 * small sales of any number still count as holding to collect.
 */
export const sellsHabitually = ({ days, sold, received }: YearOfSales): boolean =>
  days >= FREQUENT_SALE_DAYS && sold > 0n && sold * 100n >= received * SIGNIFICANT_SALE_PERCENT;

interface HeldClaim {
  /** Other claims than vouchers cannot be sold on the platform. */
  readonly voucher: boolean;
  /** Being transferred or financed at the moment. */
  readonly beingSold: boolean;
  /** The holder sells habitually. */
  readonly habitual: boolean;
}

export const balanceLineOf = ({ voucher, beingSold, habitual }: HeldClaim): BalanceLine =>
  voucher && (beingSold || habitual) ? 'financing' : 'receivable';
