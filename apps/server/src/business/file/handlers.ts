import type { Handlers } from '../../calls/handler.ts';
import { LIMITS } from '../../platform/security/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { ownerOfUploads, uploadPrefix } from '../../platform/storage/object-key.ts';
import { POLICY_VALID_MS } from '../../platform/storage/upload-policy.ts';
import { registerFile } from './files.ts';

/** Upload permissions and the register of files; the files of a voucher belong to the vouchers. */
export const fileHandlers = ({ limiter, uploads, config }: Services) =>
  ({
    async signUpload({ viewer, ids, wallClock, ip }) {
      limiter.take(LIMITS.signUpload, ip);
      const dir = uploadPrefix(ownerOfUploads(viewer), ids.next());
      const expiresAt = new Date(wallClock.now().getTime() + POLICY_VALID_MS);
      return { host: config.oss?.host ?? '/storage', dir, expiresAt: expiresAt.toISOString(), ...uploads.sign(dir, expiresAt) };
    },
    register: (context, { key, name }) => registerFile(context, key, name),
  }) satisfies Pick<Handlers['file'], 'signUpload' | 'register'>;
