import { isAccountNumber, isBankBranchNumber, PASSWORD_PROFILE_IDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Partners } from './partners.ts';

export const isLoopback = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host);

/** A setting that must satisfy `accepts`; otherwise the operator sees its name and the message. */
const setting = (accepts: (text: string) => boolean, message: (text: string) => string) =>
  z.string().check(z.refine(accepts, { error: ({ input }) => message(String(input)) }));

/** The current secret and the next one. */
const MAX_SECRETS = 2;

const mustBe = (accepts: (text: string) => boolean, what: string) => setting(accepts, (text) => `is "${text}". It must be ${what}.`);

const Flag = z.pipe(
  mustBe((text) => text === '0' || text === '1', '0 or 1'),
  z.transform((text) => text === '1'),
);

const WholeNumber = (least: number, most: number) =>
  z.pipe(
    mustBe((text) => Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most, `a number from ${least} to ${most}`),
    z.transform(Number),
  );
const Port = WholeNumber(0, 65_535);
/** Number of trusted proxies. */
const ProxyCount = WholeNumber(0, 10);

const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const isKey = (text: string): boolean => text.length >= 32;

const List = z.pipe(z.string(), z.transform(itemsOf));

/** A complete origin: a wildcard or a path would let others frame the portal. */
const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && url.origin === text && /^https?:$/.test(url.protocol) && !text.includes('*');
};
const Origins = z.pipe(
  setting(
    (text) => itemsOf(text).every(isOrigin),
    (text) => `has "${itemsOf(text).find((one) => !isOrigin(one)) ?? ''}". It must list origins such as https://partner.example.com.`,
  ),
  z.transform(itemsOf),
);

const isSafe = (text: string, secure: string, plain: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === secure || (url.protocol === plain && isLoopback(url.hostname)));
};

/** Gateways receive personal data, so only TLS or this machine is allowed. */
const GatewayUrl = mustBe((text) => isSafe(text, 'https:', 'http:'), 'an https address');

/** Independent settings. */
export const Settings = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(Port, 8787),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.string()),
  SANDBOX: z.optional(Flag),
  PUBLIC_ORIGIN: z.optional(
    z.pipe(
      mustBe((text) => URL.canParse(text), 'an address such as https://lianxin.example.com'),
      z.transform((text) => new URL(text).origin),
    ),
  ),
  FILES_ORIGIN: z.optional(
    mustBe((text) => isOrigin(text) && isSafe(text, 'https:', 'http:'), 'an origin of https such as https://files.example.net'),
  ),
  ALLOWED_ORIGINS: z._default(List, []),
  FRAME_ANCESTORS: z._default(Origins, []),
  SSO_PARTNERS: z.optional(Partners),
  TRUST_PROXY: z._default(ProxyCount, 0),
  SERVER_KEY: z._default(
    z.pipe(
      setting(
        (text) => itemsOf(text).every(isKey) && new Set(itemsOf(text)).size === itemsOf(text).length,
        () =>
          'is too short: at least 32 characters are needed. While it is rotated it is a list of keys that differ, the one to sign with first.',
      ),
      z.transform(itemsOf),
    ),
    [],
  ),
  DATA_KEYS: z._default(
    z.pipe(
      setting(
        (text) => itemsOf(text).every(isKey) && new Set(itemsOf(text)).size === itemsOf(text).length,
        () => 'must be a list of keys that differ: at least 32 characters each, the one to encrypt with first.',
      ),
      z.transform(itemsOf),
    ),
    [],
  ),
  METRICS_TOKEN: z.optional(z.string()),
  PASSWORD_PROFILE: z._default(
    z.enum(PASSWORD_PROFILE_IDS, {
      error: ({ input }) => `is "${String(input)}". It must be one of ${PASSWORD_PROFILE_IDS.join(', ')}.`,
    }),
    'spec',
  ),
  SERVER_CAPTCHA: z._default(Flag, false),
  STEP_UP_MINUTES: z._default(WholeNumber(1, 30), 5),
  SIGN_INS_PER_MINUTE: z._default(WholeNumber(1, 6000), 30),
  UPLOAD_QUOTA_MB: z._default(WholeNumber(1, 100_000_000), 10_240),
  PORTAL_DIR: z.optional(z.string()),
  UKEY_BRIDGE: z._default(Flag, false),
  OPERATIONS: z._default(Flag, true),
  OPERATIONS_HOST: z._default(z.string(), '127.0.0.1'),
  OPERATIONS_PORT: z.optional(Port),
  OPERATIONS_TRUST_PROXY: z._default(ProxyCount, 0),
  OPERATIONS_SECOND_FACTOR: z.optional(Flag),
  DOWNLOADS_DIR: z.optional(z.string()),
  PLATFORM_NAME: z._default(z.string(), '链信供应链金融服务平台'),
  LOG_LEVEL: z.optional(z.string()),
});

export const OssSettings = z.object({
  OSS_HOST: z.string(),
  OSS_BUCKET: z.string(),
  OSS_ACCESS_KEY_ID: z.string(),
  OSS_ACCESS_KEY_SECRET: z.string(),
});

export const SmsSettings = z.object({ SMS_GATEWAY_URL: GatewayUrl, SMS_GATEWAY_KEY: z.string(), SMS_SIGNATURE: z.string() });

/** The URL contains a password: it needs TLS or this machine, and must not appear in an error message. */
export const MailSettings = z.object({
  MAIL_URL: setting(
    (text) => isSafe(text, 'smtps:', 'smtp:'),
    () => 'must be the address of a mail server, smtps://name:password@host:465.',
  ),
  MAIL_FROM: z.string(),
});

export const BankSettings = z.object({
  BANK_GATEWAY_URL: GatewayUrl,
  BANK_GATEWAY_KEY: z.string(),
  BANK_SENDER_NAME: z.string(),
  BANK_SENDER_ACCOUNT: z.string(),
});

/** The secrets by which each channel's lender signs its reports: "7:secret,7:next secret,12:another". */
const ReportSecrets = z.pipe(
  setting(
    (text) => secretsByChannel(text) !== undefined,
    () =>
      'must be a list such as 7:secret,12:secret: one secret for a channel, two while one replaces the other, each of at least 32 characters and of one channel only.',
  ),
  z.transform((text) => secretsByChannel(text) ?? new Map<number, readonly string[]>()),
);

/** Undefined for an invalid list. */
function secretsByChannel(text: string): ReadonlyMap<number, readonly string[]> | undefined {
  const found = new Map<number, string[]>();
  for (const entry of text.split(',')) {
    const [, channel, secret] = /^\s*(\d{1,2}):([!-~]{32,})\s*$/.exec(entry) ?? [];
    if (channel === undefined || secret === undefined) return undefined;
    const known = found.get(Number(channel)) ?? [];
    found.set(Number(channel), [...known, secret]);
  }
  const all = [...found.values()];
  return all.every((secrets) => secrets.length <= MAX_SECRETS) && new Set(all.flat()).size === all.flat().length ? found : undefined;
}

export const LenderSettings = z.object({
  LENDER_GATEWAY_URL: GatewayUrl,
  LENDER_GATEWAY_KEY: z.string(),
  LENDER_WORDS_SECRETS: ReportSecrets,
});

export const RegistersSettings = z.object({ REGISTERS_GATEWAY_URL: GatewayUrl, REGISTERS_GATEWAY_KEY: z.string() });

export const TaxSettings = z.object({ TAX_GATEWAY_URL: GatewayUrl, TAX_GATEWAY_KEY: z.string() });
export const ClaimsSettings = z.object({ CLAIMS_GATEWAY_URL: GatewayUrl, CLAIMS_GATEWAY_KEY: z.string() });

export const CloudCertificateSettings = z.object({ CLOUD_CERTIFICATE_GATEWAY_URL: GatewayUrl, CLOUD_CERTIFICATE_GATEWAY_KEY: z.string() });

export const FeeAccountSettings = z.object({
  FEE_ACCOUNT_NAME: z.string(),
  FEE_ACCOUNT_NUMBER: mustBe(isAccountNumber, '10 to 30 digits'),
  FEE_ACCOUNT_BANK: z.string(),
  FEE_ACCOUNT_BRANCH: mustBe(isBankBranchNumber, '12 digits'),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = [
  Settings,
  OssSettings,
  SmsSettings,
  MailSettings,
  BankSettings,
  LenderSettings,
  RegistersSettings,
  TaxSettings,
  ClaimsSettings,
  CloudCertificateSettings,
  FeeAccountSettings,
].flatMap(({ shape }) => Object.keys(shape));

/** Settings whose values are shown nowhere: keys, and addresses or lists with passwords in them. */
export const SECRET_SETTINGS: ReadonlySet<string> = new Set(
  SETTING_NAMES.filter(
    (name) => /KEY|SECRET|TOKEN|PARTNERS/.test(name) || ['DATABASE_URL', 'MAIL_URL', 'BANK_SENDER_ACCOUNT'].includes(name),
  ),
);
