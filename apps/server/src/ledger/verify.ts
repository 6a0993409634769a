import type { VoucherId } from '../schema/ids.ts';
import { genesisHash } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/client.ts';
import { voucher, voucherHistory } from '../schema/index.ts';
import { sm3 } from './sm3.ts';

export type HistoryVerdict =
  | { readonly ok: true; readonly length: number }
  /** Sequence of the first row that does not fit; one past the last where the end is missing. */
  | { readonly ok: false; readonly at: number };

type Link = Pick<typeof voucherHistory.$inferSelect, 'sequence' | 'canonical' | 'previousHash' | 'hash'>;

/** Re-computes a chain from its first row and compares its end with the head that the voucher keeps. */
export function verifyLinks(links: readonly Link[], head: { readonly chainHead: string; readonly chainLength: number }): HistoryVerdict {
  let previous = genesisHash;
  for (const [index, link] of links.entries()) {
    const fits =
      link.sequence === index + 1 && link.previousHash === previous && sm3(`LX-HISTORY-1|${previous}|${link.canonical}`) === link.hash;
    if (!fits) return { ok: false, at: index + 1 };
    previous = link.hash;
  }
  if (links.length !== head.chainLength || previous !== head.chainHead) return { ok: false, at: links.length + 1 };
  return { ok: true, length: links.length };
}

/** Whether a voucher's history is whole, as the database has it. */
export async function verifyHistory(db: Db, id: VoucherId): Promise<HistoryVerdict> {
  const [row] = await db.select().from(voucher).where(eq(voucher.id, id));
  const links = await db.select().from(voucherHistory).where(eq(voucherHistory.voucherId, id)).orderBy(voucherHistory.sequence);
  return row ? verifyLinks(links, row) : { ok: false, at: 1 };
}

/** What the ledger's view of violations shows; empty when every voucher conserves its amount and every sum agrees. */
export async function ledgerViolations(db: Db): Promise<readonly string[]> {
  const rows = await db.select({ what: sql<string>`rule || ' ' || voucher_id` }).from(sql`ledger_violation`);
  return rows.map(({ what }) => what);
}
