import { AnnouncementId, type contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, count, desc, eq, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { announcement } from '../db/schema/index.ts';
import type { VisitorContext } from '../http/handler.ts';

type Calls = (typeof contract)['message'];

const viewOf = ({ id, title, type, pinned, publishedAt }: typeof announcement.$inferSelect) => ({
  id: z.parse(AnnouncementId, id),
  title,
  type,
  pinned,
  publishedAt: publishedAt.toISOString(),
});

/** A page of what has been announced until now, the pinned first. */
export async function listAnnouncements(
  { db, clock }: VisitorContext,
  { page, pageSize }: RequestOf<Calls['listAnnouncements']>,
): Promise<ResponseOf<Calls['listAnnouncements']>> {
  const published = lte(announcement.publishedAt, clock.now());
  const rows = await db
    .select()
    .from(announcement)
    .where(published)
    .orderBy(desc(announcement.pinned), desc(announcement.publishedAt), desc(announcement.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ count: count() }).from(announcement).where(published);
  return { list: rows.map(viewOf), total: all?.count ?? 0, page, pageSize };
}

export async function readAnnouncement({ db, clock }: VisitorContext, id: AnnouncementId): Promise<ResponseOf<Calls['announcement']>> {
  const [row] = await db
    .select()
    .from(announcement)
    .where(and(eq(announcement.id, id), lte(announcement.publishedAt, clock.now())));
  if (!row) throw new Refusal('NOT_FOUND');
  return { ...viewOf(row), content: row.content };
}
