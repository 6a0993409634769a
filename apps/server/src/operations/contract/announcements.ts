import { AnnouncementId, AnnouncementType, Instant, RequiredText } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { act, query } from '../operation.ts';
import { ActReason, Done, listOf, listRequest } from './shapes.ts';

const Summary = z.object({
  id: AnnouncementId,
  title: z.string(),
  type: AnnouncementType,
  pinned: z.boolean(),
  publishedAt: Instant,
  validTo: z.nullable(Instant),
  withdrawnAt: z.nullable(Instant),
});

const NewFile = z.strictObject({
  name: RequiredText(100),
  /** Base64, at most 10 MiB of content. */
  content: z.string().check(z.maxLength(14_000_000), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
});

/** Announcements: what they say is sanitised before it is kept. */
export const announcementsOperations = {
  list: query('/announcements/list', {
    access: 'announcements',
    request: z.strictObject({ ...listRequest }),
    response: listOf(Summary),
  }),
  show: query('/announcements/show', {
    access: 'announcements',
    request: z.strictObject({ id: AnnouncementId }),
    response: z.extend(Summary, {
      content: z.string(),
      files: z.array(z.object({ name: z.string(), contentType: z.string(), size: z.int() })),
    }),
  }),
  publish: act('/announcements/publish', {
    access: 'announcements',
    bodyLimit: 48 * 1_048_576,
    request: z.strictObject({
      title: RequiredText(100),
      type: AnnouncementType,
      content: RequiredText(100_000),
      pinned: z.boolean(),
      /** Now where absent. */
      publishedAt: z.optional(Instant),
      validTo: z.optional(Instant),
      attachments: z.array(NewFile).check(z.maxLength(3)),
      reason: z.optional(ActReason),
    }),
    /** `removed`: elements and attributes that were taken out of the text. */
    response: z.object({ id: AnnouncementId, removed: z.array(z.string()) }),
  }),
  withdraw: act('/announcements/withdraw', {
    access: 'announcements',
    request: z.strictObject({ id: AnnouncementId, reason: ActReason }),
    response: Done,
  }),
} as const;
