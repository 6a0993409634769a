import { Refusal } from '@lianxin/domain';
import type { SomeCalls } from '../../../calls/call.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { contentTypeOf } from '../../../platform/storage/inspect.ts';
import { ownerOfKey, ownerOfUploads } from '../../../platform/storage/object-key.ts';
import { MAX_BYTES } from '../../../platform/storage/upload-policy.ts';
import { identityCardOf } from './fields/identity-card.ts';
import { licenceOf } from './fields/licence.ts';
import { ReadingError } from '../../../platform/ocr/recogniser.ts';
import type { TextLine } from '../../../platform/ocr/text-line.ts';

/** Refuses other people's pictures as not found. */
async function ownPicture({ viewer, store }: CallContext, key: string): Promise<Buffer> {
  const content = ownerOfKey(key) === ownerOfUploads(viewer) ? await store.get(key) : undefined;
  if (!content) throw new Refusal('NOT_FOUND');
  if (content.length > MAX_BYTES || contentTypeOf(content)?.startsWith('image/') !== true) throw new Refusal('FILE_REJECTED');
  return content;
}

const REFUSED = { rejected: 'FILE_REJECTED', busy: 'TOO_FREQUENT', failed: 'PICTURE_UNREADABLE' } as const;

async function read<Document>(
  { limiter, recogniser }: Pick<Services, 'limiter' | 'recogniser'>,
  context: CallContext,
  key: string,
  documentOf: (lines: readonly TextLine[]) => Document | undefined,
): Promise<Document> {
  await limiter.take(LIMITS.readPicture, context.viewer.userId);
  const picture = await ownPicture(context, key);
  try {
    const document = documentOf(await recogniser.read(picture));
    if (document === undefined) throw new Refusal('PICTURE_UNREADABLE');
    return document;
  } catch (error) {
    throw error instanceof ReadingError ? new Refusal(REFUSED[error.kind]) : error;
  }
}

export const pictureCalls = {
  file: {
    readIdCard: {
      scope: 'self',
      anyStatus: true,
      statements: 1,
      handle: (context, { key }, services) => read(services, context, key, identityCardOf),
    },
    readBusinessLicense: {
      scope: 'self',
      anyStatus: true,
      statements: 1,
      handle: (context, { key }, services) => read(services, context, key, licenceOf),
    },
  },
} satisfies SomeCalls;
