import * as z from 'zod/mini';
import { act } from './endpoint.ts';
import { signature } from './signature.ts';
import { Instant } from './schemas/primitives.ts';
import { Signature } from './schemas/party.ts';
import { EncodedPassword } from './sign-in-schemas.ts';

/** Signing the supplementary agreement for the enterprise. */
export const agreementCalls = {
  /**
   * Signs the supplementary agreement and the authorisation, as prepared by `signature.prepare` with act `supplementSign`: version and hash
   * of each. A person who signed in some time ago enters their password again. A wrong password counts once, however often the same call is
   * sent.
   */
  signAgreement: act('/signFile45', {
    summary: '签署补充协议',
    movesMoney: true,
    needs: 'agreement.sign',
    source: 'assumed',
    refreshes: ['account', 'workbench', 'message'],
    request: z.strictObject({ signature: Signature, password: z.optional(EncodedPassword) }),
    response: z.object({ signedAt: Instant }),
    refuses: ['SIGNATURE_INVALID', 'DUPLICATE', 'REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG', 'TOO_FREQUENT'],
    example: { request: { signature: signature.sign.example.response }, response: { signedAt: '2026-11-20T09:42:00+08:00' } },
  }),
} as const;
