import type { MessageType, QuietHours } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import { insertOf, rowsFromJson } from '../../../platform/db/rows-as-json.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { message, type messageDelivery } from '../../../schema/index.ts';
import type { TellContext } from './tell-context.ts';

export const quietOf = ({ quietFrom, quietTo }: typeof messageDelivery.$inferSelect): QuietHours | undefined =>
  quietFrom === null || quietTo === null ? undefined : { from: quietFrom, to: quietTo };

type NewMessage = typeof message.$inferInsert & { readonly type: MessageType };

const MESSAGE_COLUMNS = sql.raw('id text, "enterpriseNo" text, role text, "userId" text, type text');

/** Plans SMS and mails for subscribers and for the stand-ins of absent reviewers. Quiet hours are checked when a delivery is due. */
const deliveriesPlanned = ({ clock }: Pick<TellContext, 'clock'>, rows: readonly NewMessage[]): SQL => sql`
  with wanted as (
    select given.id, given."enterpriseNo", given."userId" as only_for, d.user_id, m.role, way.kind
    from ${rowsFromJson(
      MESSAGE_COLUMNS,
      rows.map(({ id, enterpriseNo, role = null, userId = null, type }) => ({ id, enterpriseNo, role, userId, type })),
    )}
    join membership m on m.enterprise_no = given."enterpriseNo" and m.frozen_at is null
      and m.role = coalesce(given.role, m.role) and m.user_id = coalesce(given."userId", m.user_id)
    join message_delivery d on d.user_id = m.user_id
    cross join lateral (values ('sms', d.sms_types), ('mail', d.mail_types)) way (kind, types)
    where given.type = any(way.types)),
  told as (
    select id, user_id, kind, user_id as asked_by from wanted
    union all
    select w.id, a.deputy_id, w.kind, w.user_id from wanted w join absence a on a.absent_id = w.user_id
    where w.role = 'reviewer' and w.only_for is null and a.enterprise_no = w."enterpriseNo" and a.ended_at is null
      and ${clock.today()}::date between a.from_on and a.to_on)
  insert into job (id, kind, subject, run_at)
  select distinct on (id, user_id, kind) id || ':' || user_id || ':' || kind, 'message.' || kind,
    id || ':' || user_id || case when asked_by = user_id then '' else ':' || asked_by end, ${clock.now().toISOString()}::timestamptz
  from told order by id, user_id, kind, asked_by <> user_id, asked_by`;

/** Writes messages and plans their SMS and mails. All rows must have the same columns. */
export const writeAndPlanDeliveries = (context: TellContext, rows: readonly NewMessage[]): void =>
  deferWrites(context.db, insertOf(message, rows), deliveriesPlanned(context, rows));
