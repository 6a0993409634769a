import { AGING_BUCKETS } from './aging.ts';

/** Where a receivable comes from: a voucher that is held, or an entry of the enterprise's own. */
export const RECEIVABLE_ORIGINS = ['voucher', 'plain'] as const;

export type ReceivableOrigin = (typeof RECEIVABLE_ORIGINS)[number];

/** How a receivable stands: how late it is, or collected. */
export const RECEIVABLE_STANDINGS = [...AGING_BUCKETS, 'collected'] as const;

export type ReceivableStanding = (typeof RECEIVABLE_STANDINGS)[number];

/** What can be done with a receivable that an enterprise registered itself. */
export const RECEIVABLE_ACTS = ['collect', 'ask', 'reopen', 'remove'] as const;

export type ReceivableAct = (typeof RECEIVABLE_ACTS)[number];

interface Standing {
  readonly origin: ReceivableOrigin;
  readonly collected: boolean;
  /** Vouchers of its debtor have paid all of it. */
  readonly covered: boolean;
  /** Its debtor is a core enterprise of the platform that this enterprise supplies. */
  readonly mayIssue: boolean;
}

/** What may be done with a receivable: a voucher is dealt with where vouchers are, and what was collected only reopened. */
export function receivableActs({ origin, collected, covered, mayIssue }: Standing): readonly ReceivableAct[] {
  if (origin === 'voucher') return [];
  if (collected) return ['reopen'];
  if (covered) return ['remove'];
  return mayIssue ? ['collect', 'ask', 'remove'] : ['collect', 'remove'];
}
