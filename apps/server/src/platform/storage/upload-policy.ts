import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { secretsEqual } from '../security/keys.ts';

/** Five minutes and 10 MiB (safety.md 17). */
export const POLICY_VALID_MS = 300_000;
export const MAX_BYTES = 10 * 1024 * 1024;

/** The Chinese standard format of electronic invoices and documents (GB/T 33190). */
export const OFD_TYPE = 'application/ofd';

/** The types of stored files, determined by content. */
export const CONTENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'application/xml', OFD_TYPE] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** A Word file may be uploaded for conversion to PDF, but is not stored. */
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const Policy = z.object({
  expiration: z.string(),
  conditions: z.tuple([
    z.tuple([z.literal('eq'), z.literal('$key'), z.string().check(z.minLength(1))]),
    z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
    z.tuple([z.literal('in'), z.literal('$content-type'), z.array(z.string())]),
    z.tuple([z.literal('eq'), z.literal('$x-oss-forbid-overwrite'), z.literal('true')]),
  ]),
});

/** A permission to upload one file of this size to an unused key before it expires. */
export interface UploadGrant {
  readonly key: string;
  /** Exact size in bytes. */
  readonly size: number;
  readonly contentTypes: readonly string[];
  readonly expiresAt: Date;
}

export interface SignedPolicy {
  readonly accessid: string;
  readonly policy: string;
  readonly signature: string;
}

/** Signs upload policies in the format of Aliyun OSS version 1: base64 JSON with its HMAC-SHA1. */
export interface UploadSigner {
  sign(file: Pick<UploadGrant, 'key' | 'size' | 'expiresAt'>): SignedPolicy;
  /** The permission in a policy; undefined if the signature is invalid. */
  read(signed: SignedPolicy): UploadGrant | undefined;
}

export function createUploadSigner(accessid: string, secret: string): UploadSigner {
  const signatureOf = (policy: string) => createHmac('sha1', secret).update(policy).digest('base64');
  return {
    sign({ key, size, expiresAt }) {
      const content: z.input<typeof Policy> = {
        expiration: expiresAt.toISOString(),
        conditions: [
          ['eq', '$key', key],
          ['content-length-range', size, size],
          ['in', '$content-type', [...CONTENT_TYPES, WORD_TYPE]],
          ['eq', '$x-oss-forbid-overwrite', 'true'],
        ],
      };
      const policy = Buffer.from(JSON.stringify(content)).toString('base64');
      return { accessid, policy, signature: signatureOf(policy) };
    },
    read(signed) {
      if (signed.accessid !== accessid || !secretsEqual(signed.signature, signatureOf(signed.policy))) return undefined;
      const read = z.safeParse(Policy, JSON.parse(Buffer.from(signed.policy, 'base64').toString('utf8')));
      if (!read.success) return undefined;
      const [[, , key], [, , size], [, , contentTypes]] = read.data.conditions;
      return { key, size, contentTypes, expiresAt: new Date(read.data.expiration) };
    },
  };
}
