import type { VoucherId } from '../schema/ids.ts';
import { genesisHash } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/client.ts';
import { voucher, voucherHistory } from '../schema/index.ts';
import { sm3 } from './sm3.ts';

export type HistoryVerdict =
  | { readonly ok: true; readonly length: number }
  /** Sequence of the first invalid row; one after the last row if the end is missing. */
  | { readonly ok: false; readonly at: number };

type Link = Pick<typeof voucherHistory.$inferSelect, 'sequence' | 'canonical' | 'previousHash' | 'hash'>;

interface ChainEnd {
  readonly chainHead: string;
  readonly chainLength: number;
}

/** Recomputes a hash chain link by link. */
export function chainFollower() {
  let previous = genesisHash;
  let length = 0;
  let broken: number | undefined;
  return {
    follow(link: Link): void {
      const fits =
        link.sequence === length + 1 && link.previousHash === previous && sm3(`LX-HISTORY-1|${previous}|${link.canonical}`) === link.hash;
      length += 1;
      if (!fits) broken ??= length;
      previous = link.hash;
    },
    /** The first invalid link; one after the last if the end is not the voucher's head. Undefined if the chain is whole. */
    brokenAt: (head: ChainEnd): number | undefined =>
      broken ?? (length !== head.chainLength || previous !== head.chainHead ? length + 1 : undefined),
  };
}

/** Recomputes a hash chain and compares its end with the voucher's head. */
export function verifyLinks(links: readonly Link[], head: ChainEnd): HistoryVerdict {
  const follower = chainFollower();
  for (const link of links) follower.follow(link);
  const at = follower.brokenAt(head);
  return at === undefined ? { ok: true, length: links.length } : { ok: false, at };
}

/** Verifies a voucher's history in the database. */
export async function verifyHistory(db: Db, id: VoucherId): Promise<HistoryVerdict> {
  const [row] = await db.select().from(voucher).where(eq(voucher.id, id));
  const links = await db.select().from(voucherHistory).where(eq(voucherHistory.voucherId, id)).orderBy(voucherHistory.sequence);
  return row ? verifyLinks(links, row) : { ok: false, at: 1 };
}

/** The rows of the view `ledger_violation`; empty if all amounts are conserved and all sums are correct. */
export async function ledgerViolations(db: Db): Promise<readonly string[]> {
  // Prepared by name, because planning this view takes longer than reading it.
  const all = db.select({ violation: sql<string>`rule || ' ' || voucher_id` }).from(sql`ledger_violation`);
  const rows = await all.prepare('ledger_violations').execute();
  return rows.map(({ violation: what }) => what);
}
