import { Refusal } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { askGateway, GatewayError } from '../gateway/http-gateway.ts';
import { sandboxCloud } from './sandbox-cloud.ts';

const FindAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('found'),
    subject: z.string().check(z.minLength(1), z.maxLength(200)),
    issuedBy: z.string().check(z.minLength(1), z.maxLength(100)),
    validUntil: z.iso.datetime({ offset: true }),
    publicKey: z.string().check(z.regex(/^04[0-9a-f]{128}$/)),
  }),
  z.object({ outcome: z.literal('unknown') }),
]);

const SignAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed'), value: z.string().check(z.regex(/^[0-9a-f]{128}$/)) }),
  z.object({ outcome: z.literal('pinLocked'), minutes: z.int().check(z.gte(1), z.lte(100_000)) }),
  z.object({ outcome: z.literal('pinWrong'), left: z.int().check(z.gte(1), z.lte(100)) }),
  z.object({ outcome: z.literal('refused') }),
]);

/** A certificate service's answer about a certificate. */
export type CloudCertificate = z.output<typeof FindAnswer>;
/** A certificate service's answer to a signing request. `refused`: the certificate cannot sign. */
export type CloudSignature = z.output<typeof SignAnswer>;

/** A service that keeps the users' keys and signs after checking a PIN or code. Refuses CERTIFICATE_SILENT when it does not answer. */
export interface CloudCertificates {
  find(serial: string): Promise<CloudCertificate>;
  sign(serial: string, pin: string, text: string): Promise<CloudSignature>;
}

const refuseUnanswered = (error: unknown): never => {
  throw error instanceof GatewayError ? new Refusal('CERTIFICATE_SILENT') : error;
};

/** The configured gateway, or a simulated service in a sandbox; otherwise calls are refused as under maintenance. */
export function cloudCertificates(
  { cloudCertificates: service, sandbox }: Pick<Config, 'cloudCertificates' | 'sandbox'>,
  db: Db,
): CloudCertificates {
  if (service)
    return {
      find: (serial) => askGateway(service, '/cloud-certificates', { serial }, FindAnswer).catch(refuseUnanswered),
      sign: (serial, pin, text) =>
        askGateway(service, '/cloud-certificates/signatures', { serial, pin, text }, SignAnswer).catch(refuseUnanswered),
    };
  if (sandbox) return sandboxCloud(db);
  const none = () => Promise.reject(new Refusal('MAINTENANCE'));
  return { find: none, sign: none };
}
