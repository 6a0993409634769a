import { Refusal } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { askGateway, GatewayFailed } from '../gateway/http-gateway.ts';
import { sandboxCloud } from './sandbox-cloud.ts';

const Found = z.discriminatedUnion('outcome', [
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

/** What a certificate service says of one of its certificates. */
export type CloudCertificate = z.output<typeof Found>;
/** What became of a text that a certificate service was to sign. `refused`: it signs nothing with this certificate. */
export type CloudSignature = z.output<typeof SignAnswer>;

/** A service that keeps people's keys and signs with them for a PIN or a code. Refuses CERTIFICATE_SILENT where it does not answer. */
export interface CloudCertificates {
  find(serial: string): Promise<CloudCertificate>;
  sign(serial: string, pin: string, text: string): Promise<CloudSignature>;
}

const silent = (error: unknown): never => {
  throw error instanceof GatewayFailed ? new Refusal('CERTIFICATE_SILENT') : error;
};

/** The gateway where one is configured, the sandbox's own service in a sandbox; otherwise there are no cloud certificates. */
export function cloudCertificates(
  { cloudCertificates: service, sandbox }: Pick<Config, 'cloudCertificates' | 'sandbox'>,
  db: Db,
): CloudCertificates {
  if (service)
    return {
      find: (serial) => askGateway(service, '/cloud-certificates', { serial }, Found).catch(silent),
      sign: (serial, pin, text) => askGateway(service, '/cloud-certificates/signatures', { serial, pin, text }, SignAnswer).catch(silent),
    };
  if (sandbox) return sandboxCloud(db);
  const none = () => Promise.reject(new Refusal('MAINTENANCE'));
  return { find: none, sign: none };
}
