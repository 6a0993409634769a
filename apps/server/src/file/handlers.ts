import type { Handlers } from '../http/handler.ts';
import { LIMITS } from '../security/rate-limit.ts';
import type { Services } from '../services.ts';
import { ownerOfUploads, uploadPrefix } from '../storage/object-key.ts';
import { POLICY_VALID_MS } from '../storage/upload-policy.ts';
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
