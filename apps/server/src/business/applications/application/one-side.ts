import { Refusal, type ChannelKind } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import type { ActContext, Actor } from '../../../ledger/act-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { FundingId, VoucherId } from '../../../schema/ids.ts';

export const actedForAnother = (
  voucherId: ReturnType<typeof sql>,
  userId: ReturnType<typeof sql>,
  enterpriseNo: ReturnType<typeof sql>,
) => sql`exists (
  select 1 from (select 'issuance' as kind, id from issuance where voucher_id = ${voucherId}
    union all select 'transfer', id from transfer where voucher_id = ${voucherId}
    union all select 'financing', financing_id from financing_piece where voucher_id = ${voucherId}
    union all select 'pledge', pledge_id from pledge_piece where voucher_id = ${voucherId}) o
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
const bothSidesOf = (kind: ChannelKind) => {
  const vouchers = sql`any(array(select voucher_id from ${sql.raw(`${kind}_piece`)} where ${sql.raw(`${kind}_id`)} = ${placeholder('applicationId')}))`;
  const statement = prepared((db) => asked(db, vouchers).prepare(`both_sides_of_${kind}`));
  return async ({ db, actor }: Acting, applicationId: string): Promise<void> => {
    if (actor.userId === null) return;
    const [found] = await statement(db).execute({ ...personOf(actor), applicationId });
    if (found?.sides === true) throw new Refusal('BOTH_SIDES');
  };
};

type Acting = Pick<ActContext, 'db' | 'actor'>;

/** Refuses a person who has acted on one of the vouchers for another enterprise, under any user name: nobody may act for both sides. */
export async function assertOneSide({ db, actor }: Acting, voucherIds: readonly VoucherId[]): Promise<void> {
  if (voucherIds.length === 0 || actor.userId === null) return;
  const [found] = await bothSides(db).execute({ ...personOf(actor), voucherIds: [...voucherIds] });
  if (found?.sides === true) throw new Refusal('BOTH_SIDES');
}

const OF_APPLICATIONS = { financing: bothSidesOf('financing'), pledge: bothSidesOf('pledge') };

/** The same for the vouchers of an application to a lender. */
export const assertOneSideOf = (kind: ChannelKind, context: Acting, id: FundingId): Promise<void> => OF_APPLICATIONS[kind](context, id);
