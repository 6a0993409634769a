import { fromWire, type Schema } from '@lianxin/api/contract';
import { termLimitsWith, type AmountLimit, type DatedChannelTerms, type TermLimit } from '@lianxin/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { datedLimit } from '../../../schema/index.ts';
import { AmountContent, ChannelContent, TermContent } from './contents.ts';

type Row = typeof datedLimit.$inferSelect;

/** What a row says. It was checked when it was set; one that no longer fits is a defect. */
export function contentOf<S extends Schema>(schema: S, { kind, effectiveFrom, content }: Row): z.output<S> {
  const read = fromWire<S>(schema, content);
  if (!read.success) throw new Error(`The ${kind} limit from ${effectiveFrom} cannot be read.`, { cause: read.error });
  return read.data;
}

const termOf = (row: Row): TermLimit => ({ effectiveFrom: row.effectiveFrom, ...contentOf(TermContent, row) });
const amountOf = (row: Row): AmountLimit => ({ effectiveFrom: row.effectiveFrom, ...contentOf(AmountContent, row) });

/** What rules the issue of vouchers: the documented defaults and what operators of the platform have set, each from its day on. */
export async function issueLimits(db: Db): Promise<{ termLimits: readonly TermLimit[]; amountLimits: readonly AmountLimit[] }> {
  const rows = await db
    .select()
    .from(datedLimit)
    .where(inArray(datedLimit.kind, ['term', 'amount']))
    .orderBy(asc(datedLimit.effectiveFrom));
  return {
    termLimits: termLimitsWith(rows.filter(({ kind }) => kind === 'term').map(termOf)),
    amountLimits: rows.filter(({ kind }) => kind === 'amount').map(amountOf),
  };
}

/** The terms of channels that operators of the platform have set; a channel without a row keeps its default. */
export async function datedChannelTerms(db: Db): Promise<readonly DatedChannelTerms[]> {
  const rows = await db.select().from(datedLimit).where(eq(datedLimit.kind, 'channel')).orderBy(asc(datedLimit.effectiveFrom));
  return rows.map((row) => ({ channel: row.channel, effectiveFrom: row.effectiveFrom, terms: contentOf(ChannelContent, row) }));
}
