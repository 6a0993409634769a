import { MessageId, type contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/client.ts';
import { message, messageRead } from '../db/schema/index.ts';
import type { CallContext, SessionViewer } from '../http/handler.ts';

type Calls = (typeof contract)['message'];
type Reader = Pick<SessionViewer, 'userId' | 'enterpriseNo' | 'role'>;

/** What a person is shown: what goes to their enterprise, to their role in it, or to them. */
const meantFor = ({ enterpriseNo, role, userId }: Reader) =>
  and(
    eq(message.enterpriseNo, enterpriseNo ?? ''),
    or(isNull(message.role), eq(message.role, role)),
    or(isNull(message.userId), eq(message.userId, userId)),
  );

const ownRead = ({ userId }: Reader) => and(eq(messageRead.messageId, message.id), eq(messageRead.userId, userId));

/** How many messages the person has not read in this enterprise. */
export async function unreadCountOf(db: Db, reader: Reader): Promise<number> {
  const [unread] = await db
    .select({ count: count() })
    .from(message)
    .leftJoin(messageRead, ownRead(reader))
    .where(and(meantFor(reader), isNull(messageRead.readAt)));
  return unread?.count ?? 0;
}

/** A page of the person's messages, newest first. */
export async function listMessages(
  { db, viewer }: CallContext,
  { page, pageSize, unreadOnly }: RequestOf<Calls['list']>,
): Promise<ResponseOf<Calls['list']>> {
  const shown = and(meantFor(viewer), unreadOnly === true ? isNull(messageRead.readAt) : undefined);
  const rows = await db
    .select({ message, readAt: messageRead.readAt })
    .from(message)
    .leftJoin(messageRead, ownRead(viewer))
    .where(shown)
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ count: count() }).from(message).leftJoin(messageRead, ownRead(viewer)).where(shown);
  const list = rows.map(({ message: { id, type, title, content, subjectKind, subjectId, createdAt }, readAt }) => ({
    id: z.parse(MessageId, id),
    type,
    title,
    content,
    subjectKind,
    subjectId,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
  return { list, total: all?.count ?? 0, page, pageSize };
}

/** Marks messages of the person as read; none named means all. Messages of others are passed over. */
export async function markRead({ db, viewer, clock }: CallContext, ids: readonly MessageId[]): Promise<void> {
  const named = ids.length > 0 ? inArray(message.id, [...ids]) : undefined;
  const unread = await db
    .select({ messageId: message.id })
    .from(message)
    .leftJoin(messageRead, ownRead(viewer))
    .where(and(meantFor(viewer), named, isNull(messageRead.readAt)));
  if (unread.length === 0) return;
  await db
    .insert(messageRead)
    .values(unread.map(({ messageId }) => ({ messageId, userId: viewer.userId, readAt: clock.now() })))
    .onConflictDoNothing();
}
