import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Fen } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { keepLatest } from '../../../platform/keep-latest.ts';
import { issuance, pieceTally } from '../../../schema/index.ts';

type Sums = Readonly<Record<string, Fen>>;

/** Remembered filters; the oldest are dropped. */
const FILTERS = 500;

const textOf = (about: unknown): string =>
  JSON.stringify(about, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const known = new WeakMap<Db, Map<string, { readonly stamp: string; readonly sums: Sums }>>();

/** Changes with every change to an issuance or to a piece of its voucher, and never repeats. */
async function stampOf(db: Db, issuerNo: EnterpriseNo): Promise<string> {
  const [row] = await db
    .select({
      stamp: sql<string>`concat_ws(' ', coalesce(sum(${pieceTally.stamp}), 0),
        (select max(${issuance.changedAt}) from ${issuance} where ${issuance.issuerNo} = ${issuerNo}))`,
    })
    .from(pieceTally)
    .where(eq(pieceTally.enterpriseNo, issuerNo));
  return row?.stamp ?? '';
}

/**
 * Sums over the pieces of an issuer's vouchers, summed up again only when an issuance or a piece has changed. `found`: what the filter finds
 * now, as it may find others without such a change, by the name of an enterprise.
 */
export async function rememberedSums(
  db: Db,
  issuerNo: EnterpriseNo,
  { filter, found }: { readonly filter: unknown; readonly found: unknown },
  sum: () => Promise<Sums>,
): Promise<Sums> {
  const of = known.get(db) ?? new Map<string, { readonly stamp: string; readonly sums: Sums }>();
  known.set(db, of);
  const name = textOf([issuerNo, filter]);
  const stamp = `${await stampOf(db, issuerNo)} ${textOf(found)}`;
  const before = of.get(name);
  if (before?.stamp === stamp) return before.sums;
  const sums = await sum();
  keepLatest(of, name, { stamp, sums }, FILTERS);
  return sums;
}
