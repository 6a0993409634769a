import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Fen } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { keepLatest } from '../../../platform/keep-latest.ts';
import { pieceTally } from '../../../schema/index.ts';

type Sums = Readonly<Record<string, Fen>>;

/** Remembered filters; the oldest are dropped. */
const FILTERS = 500;

const known = new WeakMap<Db, Map<string, { readonly stamp: string; readonly sums: Sums }>>();

/** Changes with every change to a piece of the issuer's vouchers, and never repeats. */
async function stampOf(db: Db, issuerNo: EnterpriseNo): Promise<string> {
  const [row] = await db
    .select({ stamp: sql<string>`coalesce(sum(${pieceTally.stamp}), 0)::text` })
    .from(pieceTally)
    .where(eq(pieceTally.enterpriseNo, issuerNo));
  return row?.stamp ?? '';
}

/** Sums over the pieces of an issuer's vouchers, summed up again only when a piece has changed. The filter must depend on nothing else that changes. */
export async function rememberedSums(db: Db, issuerNo: EnterpriseNo, filter: unknown, sum: () => Promise<Sums>): Promise<Sums> {
  const of = known.get(db) ?? new Map<string, { readonly stamp: string; readonly sums: Sums }>();
  known.set(db, of);
  const name = JSON.stringify([issuerNo, filter], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  const stamp = await stampOf(db, issuerNo);
  const before = of.get(name);
  if (before?.stamp === stamp) return before.sums;
  const sums = await sum();
  keepLatest(of, name, { stamp, sums }, FILTERS);
  return sums;
}
