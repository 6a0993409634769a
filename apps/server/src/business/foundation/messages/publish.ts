import { AnnouncementId, type AnnouncementType } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Db } from '../../../platform/db/client.ts';
import { announcement, announcementFile } from '../../../schema/index.ts';
import { announceChange } from '../../../platform/events/change.ts';
import { inspectContent, isWord } from '../../../platform/storage/inspect.ts';
import { uploadPrefix } from '../../../platform/storage/object-key.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { sanitiseRichText } from './sanitise.ts';

export interface NewAnnouncement {
  readonly title: string;
  readonly type: AnnouncementType;
  /** Rich text; it is sanitised here. */
  readonly content: string;
  readonly pinned?: boolean;
  /** Start of publication. @default now */
  readonly publishedAt?: Date;
  /** End of publication. */
  readonly validTo?: Date | undefined;
  readonly attachments?: readonly { readonly name: string; readonly content: Buffer }[];
}

export interface Published {
  readonly id: AnnouncementId;
  readonly removed: readonly string[];
}

interface Needs {
  readonly db: Db;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly store: ObjectStore;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Publishes in the caller's transaction. Refuses files of other types than allowed. */
export async function publishAnnouncement({ db, ids, clock, store }: Needs, given: NewAnnouncement): Promise<Published> {
  const { html, removed } = sanitiseRichText(given.content);
  const id = z.parse(AnnouncementId, ids.next());
  const { title, type, pinned = false, publishedAt = clock.now(), validTo, attachments = [] } = given;
  await db.insert(announcement).values({ id, title, type, pinned, publishedAt, validTo, content: html });
  for (const file of attachments) {
    const inspected = await inspectContent(file.content);
    if (!inspected || isWord(inspected.contentType)) throw new Refusal('FILE_REJECTED');
    const { contentType, content } = inspected;
    const fileId = ids.next();
    const key = `${uploadPrefix('announcements', fileId)}file.${EXTENSIONS[contentType] ?? 'bin'}`;
    await store.put(key, content);
    await db.insert(announcementFile).values({ id: fileId, announcementId: id, name: file.name, contentType, size: content.length, key });
  }
  announceChange(db, { topics: ['message'] });
  return { id, removed };
}

/** Hides the announcement; the record is kept. */
export async function withdrawAnnouncement({ db, clock }: Pick<Needs, 'db' | 'clock'>, id: AnnouncementId): Promise<void> {
  const [row] = await db
    .update(announcement)
    .set({ withdrawnAt: clock.now() })
    .where(and(eq(announcement.id, id), isNull(announcement.withdrawnAt)))
    .returning({ id: announcement.id });
  if (!row) throw new Refusal('NOT_FOUND');
  announceChange(db, { topics: ['message'] });
}
