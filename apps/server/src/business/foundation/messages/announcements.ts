import { AnnouncementId, type AnnouncementType, type contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, asc, count, desc, eq, gt, ilike, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { containing, windowOf } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/client.ts';
import { announcement, announcementFile } from '../../../schema/index.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';

type Calls = (typeof contract)['message'];
type Row = typeof announcement.$inferSelect;

const viewOf = ({ id, title, type, pinned, publishedAt }: Row) => ({
  id: z.parse(AnnouncementId, id),
  title,
  type,
  pinned,
  publishedAt: publishedAt.toISOString(),
});

/** Published, not withdrawn and not expired. */
const isPublished = (now: Date): SQL | undefined =>
  and(
    lte(announcement.publishedAt, now),
    isNull(announcement.withdrawnAt),
    or(isNull(announcement.validTo), gt(announcement.validTo, now)),
  );

const ofType = (type: AnnouncementType | undefined): SQL | undefined => (type === undefined ? undefined : eq(announcement.type, type));

const matchesSearch = (search: string | undefined): SQL | undefined => {
  if (!search) return undefined;
  // Search the text, not the markup.
  const words = sql`regexp_replace(${announcement.content}, '<[^>]*>', '', 'g')`;
  return or(ilike(announcement.title, containing(search)), sql`${words} ilike ${containing(search)}`);
};

export async function listAnnouncements(
  { db, clock }: VisitorContext,
  request: RequestOf<Calls['listAnnouncements']>,
): Promise<ResponseOf<Calls['listAnnouncements']>> {
  const shown = and(isPublished(clock.now()), matchesSearch(request.search));
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(announcement)
    .where(and(shown, ofType(request.type)))
    .orderBy(desc(announcement.pinned), desc(announcement.publishedAt), desc(announcement.id))
    .limit(limit)
    .offset(offset);
  const byType = await db.select({ type: announcement.type, count: count() }).from(announcement).where(shown).groupBy(announcement.type);
  const total = byType.reduce((sum, row) => (request.type === undefined || row.type === request.type ? sum + row.count : sum), 0);
  return {
    list: rows.map(viewOf),
    total,
    page: request.page,
    pageSize: request.pageSize,
    stateCounts: Object.fromEntries(byType.map((row) => [row.type, row.count])),
  };
}

async function neighbourOf(db: Db, row: Row, side: 'previous' | 'next', shown: SQL | undefined) {
  const place = sql`(${announcement.pinned}, ${announcement.publishedAt}, ${announcement.id})`;
  const own = sql`(${row.pinned}::boolean, ${row.publishedAt.toISOString()}::timestamptz, ${row.id}::text)`;
  const order = side === 'next' ? desc : asc;
  const [found] = await db
    .select({ id: announcement.id, title: announcement.title })
    .from(announcement)
    .where(and(shown, side === 'next' ? sql`${place} < ${own}` : sql`${place} > ${own}`))
    .orderBy(order(announcement.pinned), order(announcement.publishedAt), order(announcement.id))
    .limit(1);
  return found ? { id: z.parse(AnnouncementId, found.id), title: found.title } : null;
}

/** Anybody may read it while the announcement is shown. */
export async function publishedFile(db: Db, now: Date, id: string): Promise<typeof announcementFile.$inferSelect | undefined> {
  const [row] = await db
    .select({ file: announcementFile })
    .from(announcementFile)
    .innerJoin(announcement, eq(announcement.id, announcementFile.announcementId))
    .where(and(eq(announcementFile.id, id), isPublished(now)));
  return row?.file;
}

/** An announcement with its files and its neighbours in the list. */
export async function readAnnouncement(
  { db, clock }: VisitorContext,
  { id, type }: RequestOf<Calls['announcement']>,
): Promise<ResponseOf<Calls['announcement']>> {
  const now = isPublished(clock.now());
  const [row] = await db
    .select()
    .from(announcement)
    .where(and(eq(announcement.id, id), now));
  if (!row) throw new Refusal('NOT_FOUND');
  const files = await db.select().from(announcementFile).where(eq(announcementFile.announcementId, id)).orderBy(asc(announcementFile.id));
  const shown = and(now, ofType(type));
  return {
    ...viewOf(row),
    content: row.content,
    attachments: files.map((file) => ({
      id: file.id,
      name: file.name,
      size: file.size,
      contentType: file.contentType,
      url: `/announcements/files/${file.id}`,
    })),
    previous: await neighbourOf(db, row, 'previous', shown),
    next: await neighbourOf(db, row, 'next', shown),
  };
}
