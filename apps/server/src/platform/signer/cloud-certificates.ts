import * as z from 'zod/mini';
import { Moment } from '../gateway/gateway-values.ts';

/** What a certificate service answers when it is asked for a certificate. */
export const FoundCertificate = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('found'),
    subject: z.string().check(z.minLength(1), z.maxLength(200)),
    issuedBy: z.string().check(z.minLength(1), z.maxLength(100)),
    validUntil: Moment,
    publicKey: z.string().check(z.regex(/^04[0-9a-f]{128}$/)),
  }),
  z.object({ outcome: z.literal('unknown') }),
]);

/** What it answers when it is asked to sign. */
export const SignAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed'), value: z.string().check(z.regex(/^[0-9a-f]{128}$/)) }),
  z.object({ outcome: z.literal('pinLocked'), minutes: z.int().check(z.gte(1), z.lte(100_000)) }),
  z.object({ outcome: z.literal('pinWrong'), left: z.int().check(z.gte(1), z.lte(100)) }),
  z.object({ outcome: z.literal('refused') }),
]);

/** A certificate as described by its service. */
export type CloudCertificate = z.output<typeof FoundCertificate>;
/** What became of a text that a certificate service was to sign. `refused`: it signs nothing with this certificate. */
export type CloudSignature = z.output<typeof SignAnswer>;

/** A service that keeps the users' keys and signs after checking a PIN or code. Refuses CERTIFICATE_SILENT when it does not answer. */
export interface CloudCertificates {
  find(serial: string): Promise<CloudCertificate>;
  sign(serial: string, pin: string, text: string): Promise<CloudSignature>;
}
