import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { asc, count } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { codeEntry } from '../db/schema/index.ts';

type CodeList = (typeof contract)['account']['codeList'];

/** A page of the dictionaries; the portal asks for all of them at once. */
export async function codeListPage(db: Db, { page, pageSize }: RequestOf<CodeList>): Promise<ResponseOf<CodeList>> {
  const list = await db
    .select()
    .from(codeEntry)
    .orderBy(asc(codeEntry.kind), asc(codeEntry.order), asc(codeEntry.code))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ count: count() }).from(codeEntry);
  return { list, total: all?.count ?? 0, page, pageSize };
}
