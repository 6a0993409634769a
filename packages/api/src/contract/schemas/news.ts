import { MESSAGE_TYPES } from '@lianxin/domain';
import * as z from 'zod/mini';

/** What a message asks of its reader: something to do, an outcome, a date that nears, word from the platform. */
export const MessageType = z.enum(MESSAGE_TYPES);

/** What an announcement is: a notice, planned maintenance, a rule of business, or news of the banks or the platform. */
export const AnnouncementType = z.enum(['notice', 'maintenance', 'rule', 'bank', 'company']);

/** A file beside an announcement; anybody may read it. */
export const AnnouncementFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  url: z.string(),
});

export type MessageType = z.output<typeof MessageType>;
export type AnnouncementType = z.output<typeof AnnouncementType>;
export type AnnouncementFile = z.output<typeof AnnouncementFile>;
