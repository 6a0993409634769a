import { fromWire, type Schema } from '@lianxin/api/contract';
import { termLimitsWith, type AmountLimit, type DatedChannelTerms, type TermLimit } from '@lianxin/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { datedLimit } from '../../../schema/index.ts';
import { AmountContent, ChannelContent, TermContent } from './contents.ts';

type Row = typeof datedLimit.$inferSelect;

/** Rows were validated when stored; one that no longer parses is a defect. */
export function contentOf<S extends Schema>(schema: S, { kind, effectiveFrom, content }: Row): z.output<S> {
  const read = fromWire<S>(schema, content);
  if (!read.success) throw new Error(`The ${kind} limit from ${effectiveFrom} cannot be read.`, { cause: read.error });
  return read.data;
}

const termOf = (row: Row): TermLimit => ({ effectiveFrom: row.effectiveFrom, ...contentOf(TermContent, row) });
const amountOf = (row: Row): AmountLimit => ({ effectiveFrom: row.effectiveFrom, ...contentOf(AmountContent, row) });

/** The documented defaults and the operators' settings, each with its first day. */
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

/** Terms set by operators; a channel without a row uses its default. */
export async function datedChannelTerms(db: Db): Promise<readonly DatedChannelTerms[]> {
  const rows = await db.select().from(datedLimit).where(eq(datedLimit.kind, 'channel')).orderBy(asc(datedLimit.effectiveFrom));
  return rows.map((row) => ({ channel: row.channel, effectiveFrom: row.effectiveFrom, terms: contentOf(ChannelContent, row) }));
}
