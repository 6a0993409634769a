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

/** The statement that plans the SMS and mails of a message for those who asked for them. Their quiet hours are looked at when they are due. */
const deliveriesPlanned = ({ clock }: Pick<TellContext, 'clock'>, { id, enterpriseNo, role, userId, type }: NewMessage): SQL => sql`
  insert into job (id, kind, subject, run_at)
  select ${id}::text || ':' || d.user_id || ':' || way.kind, 'message.' || way.kind, ${id}::text || ':' || d.user_id, ${clock.now().toISOString()}::timestamptz
  from message_delivery d join membership m on m.user_id = d.user_id
  cross join lateral (values ('sms', d.sms_types), ('mail', d.mail_types)) way (kind, types)
  where m.enterprise_no = ${enterpriseNo}::text and m.frozen_at is null and ${type}::text = any(way.types)
    and m.role = coalesce(${role ?? null}::text, m.role) and m.user_id = coalesce(${userId ?? null}::text, m.user_id)`;

/** Writes a message, and plans the SMS and mails of it. */
export const writeAndPlanDeliveries = (context: TellContext, row: NewMessage): Promise<void> =>
  leaveWrites(context.db, insertOf(message, [row]), deliveriesPlanned(context, row));
