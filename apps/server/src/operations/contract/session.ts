import { Instant } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { act, query } from '../operation.ts';
import { Done, FactorCode, Me, Nothing, Password } from './shapes.ts';

/** Signing in, out, and one's own password. */
export const sessionOperations = {
  signIn: query('/session/sign-in', {
    access: 'visitor',
    ownTransactions: true,
    request: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(64)), password: Password, code: z.optional(FactorCode) }),
    response: z.object({ token: z.string(), expiresAt: Instant, operator: Me }),
  }),
  signOut: act('/session/sign-out', { access: 'any', whilePasswordDue: true, request: Nothing, response: Done }),
  me: query('/session/me', { access: 'any', whilePasswordDue: true, request: Nothing, response: Me }),
  /** Makes a secret for one-time codes (RFC 6238), told once; it counts from its first code on. Who has one already gives its code as well. */
  enrolFactor: act('/session/enrol-factor', {
    access: 'any',
    whileFactorDue: true,
    ownTransactions: true,
    request: z.strictObject({ password: Password, code: z.optional(FactorCode) }),
    response: z.object({ secret: z.string(), address: z.string() }),
  }),
  /** The first code of the new secret. Tells the recovery codes, once. */
  confirmFactor: act('/session/confirm-factor', {
    access: 'any',
    whileFactorDue: true,
    ownTransactions: true,
    request: z.strictObject({ code: FactorCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  /** Ends every session of the operator, this one too. */
  changePassword: act('/session/change-password', {
    access: 'any',
    whilePasswordDue: true,
    ownTransactions: true,
    request: z.strictObject({ password: Password, newPassword: Password }),
    response: Done,
  }),
} as const;
