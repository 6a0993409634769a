import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { operator } from '../../schema/index.ts';
import { areTwo } from './lines.ts';

/** All operators as they stand until this transaction ends: whatever gives or takes power waits for it. */
export async function heldOperators(db: Db) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`);
  return db.select().from(operator);
}

/** Whether among those at work there are two people, really, who manage operators: it takes two to make a third. */
export function twoManage(people: readonly (typeof operator.$inferSelect)[]): boolean {
  const managers = people.filter(({ state, duties }) => state === 'active' && duties.includes('operators'));
  return managers.some((one) => managers.some((other) => areTwo(people, one.operatorId, other.operatorId)));
}
