import { contract, type EnterpriseNo } from '@lianxin/api/contract';
import { messageOf } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import type { HandOver, OpenItems } from '../../applications/application/index.ts';
import { kinds } from '../../work/kinds/index.ts';
import { type Addressee, notify, type TellContext } from '../../foundation/messages/index.ts';

const everyWork = Object.values(kinds).flatMap(({ unfinished }) => Object.entries(unfinished));

const itemsOf = (countOf: (name: string) => number): OpenItems =>
  z.parse(contract.staff.transferDuties.response, Object.fromEntries(everyWork.map(([name]) => [name, countOf(name)])));

/** Unfinished work by person, for all kinds in one statement. */
export async function openItemsOf(db: Db, enterpriseNo: EnterpriseNo, userIds: readonly string[]): Promise<(userId: string) => OpenItems> {
  const begun = everyWork.map(
    ([name, work]) => sql`select ${name}::text as name, b.maker_id from (${work.begun(enterpriseNo, userIds)}) b`,
  );
  const rows = await db
    .select({ name: sql<string>`w.name`, userId: sql<string>`w.maker_id`, count: sql<number>`count(*)::int` })
    .from(sql`(${sql.join(begun, sql` union all `)}) w`)
    .groupBy(sql`w.name, w.maker_id`);
  return (userId) => itemsOf((name) => rows.reduce((sum, row) => (row.name === name && row.userId === userId ? sum + row.count : sum), 0));
}

export async function handOver(db: Db, order: HandOver): Promise<OpenItems> {
  const moved = new Map<string, number>();
  for (const [name, work] of everyWork) moved.set(name, (moved.get(name) ?? 0) + (await work.handOver(db, order)));
  return itemsOf((name) => moved.get(name) ?? 0);
}

export async function tellOfHandOver(context: TellContext, person: string, moved: OpenItems, to: Addressee): Promise<void> {
  const counts: Readonly<Record<string, number>> = moved;
  if (Object.values(counts).some((count) => count > 0))
    await notify(context, { ...messageOf('dutiesHandedOver', { person, ...moved }), ...to });
  for (const [name, { told }] of everyWork) {
    const count = counts[name] ?? 0;
    if (told !== undefined && count > 0) await notify(context, { ...messageOf(told, { person, count }), ...to });
  }
}
