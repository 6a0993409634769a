import type { SomeCalls } from '../../../calls/call.ts';
import type { ServedHandlers } from '../../../calls/handler.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { ownerOfUploads, uploadPrefix, uploadKey } from '../../../platform/storage/object-key.ts';
import { POLICY_VALID_MS } from '../../../platform/storage/upload-policy.ts';
import { registerFile } from './files.ts';
import { reserveSpace } from './upload-room.ts';
import { wordToPdf } from './word-to-pdf.ts';

const signUpload: ServedHandlers['file']['signUpload'] = async (
  { viewer, ids, wallClock, ip, transaction },
  { fileName, size },
  services,
) => {
  const { limiter, uploads, config } = services;
  await limiter.take(LIMITS.signUpload, ip);
  const now = wallClock.now();
  const owner = ownerOfUploads(viewer);
  const dir = uploadPrefix(owner, ids.next());
  const key = uploadKey(dir, fileName);
  await transaction((db) => reserveSpace(db, { key, owner, size }, now, config.uploadQuotaMb));
  const expiresAt = new Date(now.getTime() + POLICY_VALID_MS);
  const signed = uploads.sign({ key, size, expiresAt });
  return { host: config.oss?.host ?? '/storage', dir, key, expiresAt: expiresAt.toISOString(), ...signed };
};

export const fileCalls = {
  file: {
    signUpload: { scope: 'self', anyStatus: true, ownTransactions: true, byMarker: true, statements: 7, handle: signUpload },
    register: { scope: 'self', anyStatus: true, statements: 7, handle: (context, { key, name }) => registerFile(context, key, name) },
    // Converting may take a minute and must not keep a transaction open.
    wordToPdf: { scope: 'self', anyStatus: true, ownTransactions: true, statements: 9, handle: wordToPdf },
  },
} satisfies SomeCalls;
