import type { MessageType, QuietHours } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import { insertOf } from '../../platform/db/rows-as-json.ts';
import { leaveWrites } from '../../platform/db/together.ts';
import { message, type messageDelivery } from '../../schema/index.ts';
import type { TellContext } from './notify.ts';

/** The hours in which a person does not want to be disturbed. */
export const quietOf = ({ quietFrom, quietTo }: typeof messageDelivery.$inferSelect): QuietHours | undefined =>
  quietFrom === null || quietTo === null ? undefined : { from: quietFrom, to: quietTo };

type NewMessage = typeof message.$inferInsert & { readonly type: MessageType };

/**
 * The statement that plans the SMS and mails of a message for those who asked for them, and what goes to a reviewer who is away for whoever
 * stands in as well. Their quiet hours are looked at when they are due.
 */
const deliveriesPlanned = ({ clock }: Pick<TellContext, 'clock'>, { id, enterpriseNo, role, userId, type }: NewMessage): SQL => sql`
  with wanted as (
    select d.user_id, m.role, way.kind from message_delivery d join membership m on m.user_id = d.user_id
    cross join lateral (values ('sms', d.sms_types), ('mail', d.mail_types)) way (kind, types)
    where m.enterprise_no = ${enterpriseNo}::text and m.frozen_at is null and ${type}::text = any(way.types)
      and m.role = coalesce(${role ?? null}::text, m.role) and m.user_id = coalesce(${userId ?? null}::text, m.user_id)),
  told as (
    select user_id, kind, user_id as asked_by from wanted
    union all
    select a.deputy_id, w.kind, w.user_id from wanted w join absence a on a.absent_id = w.user_id
    where w.role = 'reviewer' and ${userId ?? null}::text is null and a.enterprise_no = ${enterpriseNo}::text and a.ended_at is null
      and ${clock.today()}::date between a.from_on and a.to_on)
  insert into job (id, kind, subject, run_at)
  select distinct on (user_id, kind) ${id}::text || ':' || user_id || ':' || kind, 'message.' || kind,
    ${id}::text || ':' || user_id || case when asked_by = user_id then '' else ':' || asked_by end, ${clock.now().toISOString()}::timestamptz
  from told order by user_id, kind, asked_by <> user_id, asked_by`;

/** Writes a message, and plans the SMS and mails of it. */
export const writeAndPlanDeliveries = (context: TellContext, row: NewMessage): Promise<void> =>
  leaveWrites(context.db, insertOf(message, [row]), deliveriesPlanned(context, row));
