import { Refusal } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import type { ActContext, Actor } from '../../../ledger/act-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { prepared, preparedByShape } from '../../../platform/db/prepared.ts';
import type { FundingId, VoucherId } from '../../../schema/ids.ts';
import { lendingTables } from '../../../schema/index.ts';

/** Applications to lenders that use a voucher. */
const takenFrom = (voucherId: ReturnType<typeof sql>) =>
  sql.join(
    [...lendingTables].map(
      ([kind, table]) =>
        sql`union all select ${sql.raw(`'${kind}', ${table}_id`)} from ${sql.raw(`${table}_piece`)} where voucher_id = ${voucherId}`,
    ),
    sql` `,
  );

export const actedForAnother = (
  voucherId: ReturnType<typeof sql>,
  userId: ReturnType<typeof sql>,
  enterpriseNo: ReturnType<typeof sql>,
) => sql`exists (
  select 1 from (select 'issuance' as kind, id from issuance where voucher_id = ${voucherId}
    union all select 'transfer', id from transfer where voucher_id = ${voucherId} ${takenFrom(voucherId)}) o
  join application_log l on l.object_kind = o.kind and l.object_id = o.id
  where l.enterprise_no <> ${enterpriseNo}
    and l.actor_id in (select p.user_id from user_account p join user_account me on p.user_id = me.user_id
      or p.identity_lookup = me.identity_lookup where me.user_id = ${userId}))`;

const placeholder = (name: string) => sql`${sql.placeholder(name)}::text`;
const asked = (db: Db, voucherId: ReturnType<typeof sql>) =>
  db
    .select({
      sides: sql<boolean>`${actedForAnother(voucherId, placeholder('userId'), placeholder('enterpriseNo'))}`,
    })
    .from(sql`(select 1) one`);

const personOf = ({ userId, enterpriseNo }: Actor) => ({ userId, enterpriseNo });

const bothSides = prepared((db) => asked(db, sql`any(${sql.placeholder('voucherIds')}::text[])`).prepare('both_sides'));
/** The same for all vouchers of an application. */
const bothSidesOf = preparedByShape((db, table: string | undefined) => {
  const taken = sql`${sql.raw(`${table}_piece`)} where ${sql.raw(`${table}_id`)} = ${placeholder('applicationId')}`;
  return asked(db, sql`any(array(select voucher_id from ${taken}))`).prepare(`both_sides_of_${table}`);
});

type Acting = Pick<ActContext, 'db' | 'actor'>;

/** Refuses a person who has acted on one of the vouchers for another enterprise, under any user name: nobody may act for both sides. */
export async function assertOneSide({ db, actor }: Acting, voucherIds: readonly VoucherId[]): Promise<void> {
  if (voucherIds.length === 0 || actor.userId === null) return;
  const [found] = await bothSides(db).execute({ ...personOf(actor), voucherIds: [...voucherIds] });
  if (found?.sides === true) throw new Refusal('BOTH_SIDES');
}

/** The same of the vouchers that an application to a lender takes from. */
export async function assertOneSideOf(kind: string, { db, actor }: Acting, applicationId: FundingId): Promise<void> {
  if (actor.userId === null) return;
  const [found] = await bothSidesOf(db, kind, () => lendingTables.get(kind)).execute({ ...personOf(actor), applicationId });
  if (found?.sides === true) throw new Refusal('BOTH_SIDES');
}
