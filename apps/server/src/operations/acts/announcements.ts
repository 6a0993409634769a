import { AnnouncementId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { asc, count, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { windowOf } from '../../platform/db/page.ts';
import { announcement, announcementFile } from '../../schema/index.ts';
import { refusedField } from '../../platform/refusals.ts';
import { publishAnnouncement, withdrawAnnouncement } from '../../business/foundation/messages/index.ts';
import type { OperationHandlers } from '../handler.ts';

type Row = typeof announcement.$inferSelect;

const summaryOf = ({ id, title, type, pinned, publishedAt, validTo, withdrawnAt }: Row) => ({
  id: z.parse(AnnouncementId, id),
  title,
  type,
  pinned,
  publishedAt: publishedAt.toISOString(),
  validTo: validTo?.toISOString() ?? null,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

/** Announcements, also those to come and those that were withdrawn. */
export const announcementHandlers: OperationHandlers['announcements'] = {
  async list({ db }, page) {
    const { limit, offset } = windowOf(page);
    const newest = [desc(announcement.publishedAt), desc(announcement.id)];
    const rows = await db
      .select()
      .from(announcement)
      .orderBy(...newest)
      .limit(limit)
      .offset(offset);
    const [all] = await db.select({ count: count() }).from(announcement);
    return { list: rows.map(summaryOf), total: all?.count ?? 0 };
  },
  async show({ db }, { id }) {
    const [row] = await db.select().from(announcement).where(eq(announcement.id, id));
    if (!row) throw new Refusal('NOT_FOUND');
    const files = await db
      .select({ name: announcementFile.name, contentType: announcementFile.contentType, size: announcementFile.size })
      .from(announcementFile)
      .where(eq(announcementFile.announcementId, id))
      .orderBy(asc(announcementFile.id));
    return { ...summaryOf(row), content: row.content, files };
  },
  async publish(context, { title, type, content, pinned, publishedAt, validTo, attachments }) {
    const from = publishedAt === undefined ? context.clock.now() : new Date(publishedAt);
    if (validTo !== undefined && new Date(validTo) <= from) {
      throw refusedField('validTo', { zh: '失效时间须晚于发布时间', en: 'It must end after it begins' });
    }
    const { id, removed } = await publishAnnouncement(context, {
      title,
      type,
      content,
      pinned,
      publishedAt: from,
      ...(validTo !== undefined && { validTo: new Date(validTo) }),
      attachments: attachments.map((file) => ({ name: file.name, content: Buffer.from(file.content, 'base64') })),
    });
    const after = { title, type, pinned, publishedAt: from.toISOString(), attachments: attachments.map(({ name }) => name), removed };
    return { answer: { id, removed: [...removed] }, subjectId: id, after };
  },
  async withdraw(context, { id }) {
    await withdrawAnnouncement(context, id);
    return { answer: {}, subjectId: id, before: { withdrawn: false }, after: { withdrawn: true } };
  },
};
