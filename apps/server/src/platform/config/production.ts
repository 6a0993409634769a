import type { Config } from './config.ts';
import { isLoopback } from './settings.ts';

/** What is wrong with the settings of a production server. */
interface ProductionProblems {
  /** What is unsafe: the server does not start. */
  readonly refused: readonly string[];
  /** What will be missing, or is unusual. */
  readonly noted: readonly string[];
}

/** A key as examples and drafts have it. */
const isPlaceholder = (key: string): boolean =>
  /change.?me|example|secret.?key|password|placeholder|0123456789/i.test(key) || new Set(key).size < 8;

const sayAll = (problems: readonly (string | false | undefined)[]): string[] =>
  problems.filter((text) => typeof text === 'string').map((text) => `NODE_ENV=production: ${text}`);

/** Looks at the settings as a whole, where the server is to serve real people. A sandbox and a development server may lack anything. */
export function productionProblems(config: Config): ProductionProblems {
  if (!config.production || config.sandbox) return { refused: [], noted: [] };
  const { serverKey, formerServerKeys, dataKeys, publicOrigin, databaseUrl, operations } = config;
  const keys = [...(serverKey === undefined ? [] : [serverKey]), ...formerServerKeys, ...dataKeys];
  const gateways: readonly (readonly [unknown, string, string])[] = [
    [config.sms, 'SMS_GATEWAY_URL', 'nobody can register, confirm by a code or be invited'],
    [config.mail, 'MAIL_URL', 'messages go out by text only'],
    [config.bank, 'BANK_GATEWAY_URL', 'accounts cannot be verified and nothing is paid at maturity'],
    [config.lender, 'LENDER_GATEWAY_URL', 'no lender quotes or finances'],
    [config.registers, 'REGISTERS_GATEWAY_URL', 'the elements of enterprises are not checked'],
    [config.tax, 'TAX_GATEWAY_URL', 'invoices are not verified'],
    [config.claims, 'CLAIMS_GATEWAY_URL', 'assignments are not registered'],
    [
      config.cloudCertificates ?? (config.ukeyBridge || undefined),
      'CLOUD_CERTIFICATE_GATEWAY_URL',
      'nobody can sign without a U-key bridge',
    ],
    [config.feeAccount, 'FEE_ACCOUNT_NUMBER', 'fees cannot be paid'],
  ];
  return {
    refused: sayAll([
      serverKey === undefined && 'SERVER_KEY is missing. Without it the key lies in the database, beside what it seals.',
      dataKeys.length === 0 && 'DATA_KEYS is missing. Without it personal data rest under the key of the server.',
      keys.some(isPlaceholder) && 'SERVER_KEY or DATA_KEYS has a placeholder. Make keys with "openssl rand -base64 32".',
      new Set(keys).size < keys.length && 'SERVER_KEY is also one of DATA_KEYS. They must differ.',
      publicOrigin === undefined && 'PUBLIC_ORIGIN is missing. Links and the check of origins would follow whatever name a request gives.',
      publicOrigin !== undefined &&
        !publicOrigin.startsWith('https:') &&
        !isLoopback(new URL(publicOrigin).hostname) &&
        `PUBLIC_ORIGIN is "${publicOrigin}". It must be an https address: cookies and passwords travel on it.`,
    ]),
    noted: sayAll([
      ...gateways.map(([set, name, effect]) => set === undefined && `${name} is not set: ${effect}.`),
      databaseUrl === undefined && 'DATABASE_URL is not set: the embedded database serves one server only, and has no stand-by.',
      config.oss === undefined &&
        `OSS_HOST is not set: files lie in ${config.dataDir}. With more than one server it must be a folder that all of them share.`,
      config.metricsToken === undefined && 'METRICS_TOKEN is not set: only this machine can read /metrics.',
      operations !== undefined && !operations.secondFactor && 'OPERATIONS_SECOND_FACTOR is 0: operators sign in by a password alone.',
      !isLoopback(config.host) &&
        config.trustProxy === 0 &&
        'TRUST_PROXY is 0: behind a proxy all visitors would share its address and its limits.',
    ]),
  };
}
