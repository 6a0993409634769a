import { Refusal } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import type { ActContext } from '../../ledger/act-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { EnterpriseNo, VoucherId } from '../../schema/ids.ts';

/** Whether a person acted on a voucher for another enterprise, under whatever user name; the voucher's and the person's ids, and the enterprise, are SQL. */
export const actedForAnother = (
  voucherId: ReturnType<typeof sql>,
  userId: ReturnType<typeof sql>,
  enterpriseNo: ReturnType<typeof sql>,
) => sql`exists (
  select 1 from (select 'issuance' as kind, id from issuance where voucher_id = ${voucherId}
    union all select 'transfer', id from transfer where voucher_id = ${voucherId}) o
  join application_log l on l.object_kind = o.kind and l.object_id = o.id
  where l.enterprise_no <> ${enterpriseNo}
    and l.actor_id in (select p.user_id from user_account p join user_account me on p.user_id = me.user_id
      or p.identity_number = me.identity_number where me.user_id = ${userId}))`;

const both = prepared((db) =>
  db
    .select({
      sides: sql<boolean>`${actedForAnother(sql`${sql.placeholder('voucherId')}::text`, sql`${sql.placeholder('userId')}::text`, sql`${sql.placeholder('enterpriseNo')}::text`)}`,
    })
    .from(sql`(select 1) one`)
    .prepare('both_sides'),
);

/** Refuses an act by a person who acted on the same voucher for another enterprise, under whatever user name: nobody stands on both sides. */
export async function assertOneSide(
  { db, actor }: Pick<ActContext, 'db' | 'actor'>,
  voucherId: VoucherId | null | undefined,
): Promise<void> {
  if (!voucherId || actor.userId === null) return;
  const [found] = await both(db).execute({
    voucherId,
    userId: actor.userId,
    enterpriseNo: actor.enterpriseNo satisfies EnterpriseNo | null,
  });
  if (found?.sides === true) throw new Refusal('BOTH_SIDES');
}
