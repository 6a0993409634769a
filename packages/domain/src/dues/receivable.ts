import { AGING_BUCKETS } from './aging.ts';

/** Source of a receivable: a voucher held, or an entry that the enterprise made itself. */
export const RECEIVABLE_ORIGINS = ['voucher', 'plain'] as const;

export type ReceivableOrigin = (typeof RECEIVABLE_ORIGINS)[number];

/** Status of a receivable: its aging bucket, or collected. */
export const RECEIVABLE_STANDINGS = [...AGING_BUCKETS, 'collected'] as const;

export type ReceivableStanding = (typeof RECEIVABLE_STANDINGS)[number];

/** Acts on a receivable that the enterprise entered itself. */
export const RECEIVABLE_ACTS = ['collect', 'ask', 'reopen', 'remove'] as const;

export type ReceivableAct = (typeof RECEIVABLE_ACTS)[number];

interface ReceivableFacts {
  readonly origin: ReceivableOrigin;
  readonly collected: boolean;
  /** Vouchers from the debtor cover the full amount. */
  readonly covered: boolean;
  /** The debtor is a core enterprise of the platform and a customer of this enterprise, so it can issue a voucher. */
  readonly mayIssue: boolean;
}

/** The acts possible on a receivable. Vouchers have none here, as they are handled on their own pages. */
export function receivableActs({ origin, collected, covered, mayIssue }: ReceivableFacts): readonly ReceivableAct[] {
  if (origin === 'voucher') return [];
  if (collected) return ['reopen'];
  if (covered) return ['remove'];
  return mayIssue ? ['collect', 'ask', 'remove'] : ['collect', 'remove'];
}
