import { Refusal } from '@lianxin/domain';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { askGateway, GatewayError } from '../gateway/http-gateway.ts';
import { FoundCertificate, SignAnswer, type CloudCertificates } from './cloud-certificates.ts';
import { sandboxCloud } from './sandbox-cloud.ts';

const silent = (error: unknown): never => {
  throw error instanceof GatewayError ? new Refusal('CERTIFICATE_SILENT') : error;
};

/** The gateway where one is configured, the sandbox's own service in a sandbox; otherwise there are no cloud certificates. */
export function cloudCertificatesPort(
  { cloudCertificates: service, sandbox }: Pick<Config, 'cloudCertificates' | 'sandbox'>,
  db: Db,
): CloudCertificates {
  if (service)
    return {
      find: (serial) => askGateway(service, '/cloud-certificates', { serial }, FoundCertificate).catch(silent),
      sign: (serial, pin, text) => askGateway(service, '/cloud-certificates/signatures', { serial, pin, text }, SignAnswer).catch(silent),
    };
  if (sandbox) return sandboxCloud(db);
  const none = () => Promise.reject(new Refusal('MAINTENANCE'));
  return { find: none, sign: none };
}
