import { MESSAGE_TYPES } from '@lianxin/domain';
import * as z from 'zod/mini';

/** A task, a result, an approaching date, or news of the platform. */
export const MessageType = z.enum(MESSAGE_TYPES);

/** A notice, planned maintenance, a business rule, or news of the banks or the platform. */
export const AnnouncementType = z.enum(['notice', 'maintenance', 'rule', 'bank', 'company']);

/** A public attachment of an announcement. */
export const AnnouncementFile = z.object({ id: z.string(), name: z.string(), size: z.int(), contentType: z.string(), url: z.string() });

export type MessageType = z.output<typeof MessageType>;
export type AnnouncementType = z.output<typeof AnnouncementType>;
export type AnnouncementFile = z.output<typeof AnnouncementFile>;
