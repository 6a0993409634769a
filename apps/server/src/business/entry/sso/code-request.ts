import { createHmac } from 'node:crypto';
import type { Partner } from '../../../platform/config/partners.ts';
import { secretsEqual, sha256 } from '../../../platform/security/keys.ts';

/** A partner's request for a code for one person in one browser. */
export interface CodeRequest {
  readonly partner: string;
  readonly userName: string;
  readonly enterpriseNo?: string | undefined;
  readonly userAgent: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly nonce: string;
}

/** HMAC-SHA256 in hexadecimal over the six lines of a request. */
export const signatureOf = (secret: string, { partner, userName, enterpriseNo = '', userAgent, timestamp, nonce }: CodeRequest): string =>
  createHmac('sha256', secret)
    .update([timestamp, nonce, partner, userName, enterpriseNo, sha256(userAgent)].join('\n'))
    .digest('hex');

/** The partner that signed; undefined if none. An unknown partner takes as long as a wrong signature. */
export function signerOf(partners: readonly Partner[], request: CodeRequest, signature: string): Partner | undefined {
  const partner = partners.find(({ id }) => id === request.partner);
  const right = secretsEqual(signatureOf(partner?.secret ?? 'no partner of this name', request), signature);
  return right ? partner : undefined;
}
