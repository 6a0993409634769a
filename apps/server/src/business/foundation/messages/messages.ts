import { MessageId, type contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, count, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { endOfDay, startOfDay } from '../../../platform/clock/business-day.ts';
import { containing, windowOf } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/client.ts';
import { message, messageRead } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { SessionViewer } from '../../../platform/session/viewer.ts';
import { textOf } from './message-text.ts';

type Calls = (typeof contract)['message'];
type Reader = Pick<SessionViewer, 'userId' | 'enterpriseNo' | 'role'>;

/** Messages to the person, to their role, or to their whole enterprise. */
const meantFor = ({ enterpriseNo, role, userId }: Reader) =>
  and(
    eq(message.enterpriseNo, enterpriseNo ?? ''),
    or(isNull(message.role), eq(message.role, role)),
    or(isNull(message.userId), eq(message.userId, userId)),
  );

const ownRead = ({ userId }: Reader) => and(eq(messageRead.messageId, message.id), eq(messageRead.userId, userId));

export async function unreadCountOf(db: Db, reader: Reader): Promise<number> {
  const [unread] = await db
    .select({ count: count() })
    .from(message)
    .leftJoin(messageRead, ownRead(reader))
    .where(and(meantFor(reader), isNull(messageRead.readAt)));
  return unread?.count ?? 0;
}

/** A message as stored, without whether its act is done, which the workbench adds. */
export type StoredMessage = Omit<ResponseOf<Calls['detail']>, 'isDone'>;

const viewOf = ({ message: row, readAt }: { message: typeof message.$inferSelect; readAt: Date | null }): StoredMessage => ({
  id: z.parse(MessageId, row.id),
  type: row.type,
  ...textOf(row, 'zh'),
  kind: row.kind,
  parameters: row.parameters,
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  createdAt: row.createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

/** All filters except the type. */
const filterOf = ({ unreadOnly, readOnly, from, to, search }: RequestOf<Calls['list']>): SQL | undefined =>
  and(
    unreadOnly === true ? isNull(messageRead.readAt) : undefined,
    readOnly === true ? isNotNull(messageRead.readAt) : undefined,
    from === undefined ? undefined : gte(message.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(message.createdAt, endOfDay(to)),
    search ? ilike(message.words, containing(search)) : undefined,
  );

export async function listMessages(
  { db, viewer }: CallContext,
  request: RequestOf<Calls['list']>,
): Promise<Omit<ResponseOf<Calls['list']>, 'list'> & { readonly list: readonly StoredMessage[] }> {
  const shown = and(meantFor(viewer), filterOf(request));
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select({ message, readAt: messageRead.readAt })
    .from(message)
    .leftJoin(messageRead, ownRead(viewer))
    .where(and(shown, request.type === undefined ? undefined : eq(message.type, request.type)))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(limit)
    .offset(offset);
  const byType = await db
    .select({ type: message.type, count: count() })
    .from(message)
    .leftJoin(messageRead, ownRead(viewer))
    .where(shown)
    .groupBy(message.type);
  const total = byType.reduce((sum, row) => (request.type === undefined || row.type === request.type ? sum + row.count : sum), 0);
  return {
    list: rows.map(viewOf),
    total,
    page: request.page,
    pageSize: request.pageSize,
    stateCounts: Object.fromEntries(byType.map((row) => [row.type, row.count])),
  };
}

/** Refuses other people's messages as not found. */
export async function readMessage({ db, viewer }: CallContext, id: MessageId): Promise<StoredMessage> {
  const [row] = await db
    .select({ message, readAt: messageRead.readAt })
    .from(message)
    .leftJoin(messageRead, ownRead(viewer))
    .where(and(meantFor(viewer), eq(message.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return viewOf(row);
}

/** Without ids, marks all messages as read. Ids of other people's messages are ignored. */
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
