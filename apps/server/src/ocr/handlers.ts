import { Refusal } from '@lianxin/domain';
import type { CallContext, Handlers } from '../http/handler.ts';
import { LIMITS } from '../security/rate-limit.ts';
import type { Services } from '../services.ts';
import { ownerOfKey, ownerOfUploads } from '../storage/object-key.ts';

/** The caller's own uploaded picture. Another's is not found, as one that is not there. */
async function ownPicture({ viewer, store }: CallContext, key: string): Promise<Buffer> {
  const content = ownerOfKey(key) === ownerOfUploads(viewer) ? await store.get(key) : undefined;
  if (!content) throw new Refusal('NOT_FOUND');
  return content;
}

/** Reads identity cards and business licences from uploaded pictures. */
export const ocrHandlers = ({ limiter }: Services) =>
  ({
    async readIdCard(context, { key }) {
      limiter.take(LIMITS.readPicture, context.viewer.userId);
      await ownPicture(context, key);
      throw new Refusal('PICTURE_UNREADABLE');
    },
    async readBusinessLicense(context, { key }) {
      limiter.take(LIMITS.readPicture, context.viewer.userId);
      await ownPicture(context, key);
      throw new Refusal('PICTURE_UNREADABLE');
    },
  }) satisfies Pick<Handlers['file'], 'readIdCard' | 'readBusinessLicense'>;
