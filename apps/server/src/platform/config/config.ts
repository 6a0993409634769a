import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PasswordProfileId } from '@lianxin/domain';
import type * as z from 'zod/mini';
import type { GatewayConfig } from '../gateway/http-gateway.ts';
import { SANDBOX_PARTNER, type Partner } from './partners.ts';
import { readEnvironment, type Environment } from './read-environment.ts';
import {
  BankSettings,
  ClaimsSettings,
  CloudCertificateSettings,
  LenderSettings,
  FeeAccountSettings,
  isLoopback,
  MailSettings,
  OssSettings,
  RegistersSettings,
  TaxSettings,
  Settings,
  SmsSettings,
} from './settings.ts';

/** An object store with the API of Aliyun OSS, signature version 1. */
export interface OssConfig {
  /** Such as "https://bucket.oss-cn-beijing.aliyuncs.com". */
  readonly host: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

/** The SMS gateway, and the signature that precedes each message. */
export interface SmsConfig extends GatewayConfig {
  readonly signature: string;
}

/** The gateway to the lenders, and the secrets by which the lender of each channel signs its reports: one, or two during a rotation. */
export interface LenderConfig extends GatewayConfig {
  readonly reportSecrets: ReadonlyMap<number, readonly string[]>;
}

/** The bank gateway, and the platform's account that sends micro-deposits. */
export interface BankConfig extends GatewayConfig {
  readonly senderName: string;
  readonly senderAccount: string;
}

/** The separate listener for platform operations, so that the portal's proxies do not expose it. */
export interface OperationsConfig {
  readonly host: string;
  readonly port: number;
  /** Whether the port was configured. A port derived from PORT is replaced by a free one when it is in use. */
  readonly chosen: boolean;
  /** Number of trusted proxies in front of this listener, separate from the portal's. */
  readonly trustProxy: number;
  /** Whether operators must set up a second factor before anything else. */
  readonly secondFactor: boolean;
}

/** The mail server and the sender address. */
export interface MailConfig {
  readonly url: string;
  readonly from: string;
}

/** The platform's account that receives fees. */
export interface FeeAccount {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankName: string;
  /** The twelve-digit number of the branch. */
  readonly branchNumber: string;
}

/** The server's configuration, read from the environment only (docs/settings.md). */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly sandbox: boolean;
  readonly production: boolean;
  /** The portal's public address, such as "https://lianxin.example.com"; derived from the request if not set. */
  readonly publicOrigin: string | undefined;
  /** A separate origin that only serves file contents; undefined when the portal's host serves them. */
  readonly filesOrigin: string | undefined;
  /** Other origins that may call the API. */
  readonly allowedOrigins: readonly string[];
  /** Other origins that may embed the portal. */
  readonly frameAncestors: readonly string[];
  /** Systems that may sign their users on (SSO). */
  readonly partners: readonly Partner[];
  /** Number of trusted proxies: this many entries of X-Forwarded-For are trusted, counted from the right. */
  readonly trustProxy: number;
  /** Key for markers, anti-forgery tokens and upload policies; stored in the database if not set. */
  readonly serverKey: string | undefined;
  /** Server keys of before a rotation: what they signed is still recognised. */
  readonly formerServerKeys: readonly string[];
  /** Data encryption keys: the first one encrypts, all of them decrypt. The server key is used if there are none, and always decrypts too. */
  readonly dataKeys: readonly string[];
  readonly metricsToken: string | undefined;
  readonly secureCookies: boolean;
  /** The password rules, and whether acts that move money need a step-up confirmation. */
  readonly passwordProfile: PasswordProfileId;
  /** Whether the server draws and checks the captcha when a password is changed. */
  readonly serverCaptcha: boolean;
  /** How long a step-up confirmation by SMS is valid. */
  readonly stepUpMinutes: number;
  /** Allowed sign-ins a minute from one IP address. An office behind one address needs one for each person who starts at nine o'clock. */
  readonly signInsPerMinute: number;
  /** Storage quota of an enterprise in MiB. */
  readonly uploadQuotaMb: number;
  /** Folder of the built portal; undefined to serve only the API. */
  readonly portalDir: string | undefined;
  readonly oss: OssConfig | undefined;
  /** External services. A sandbox simulates those that are not configured; any other server refuses the acts that need them. */
  readonly sms: SmsConfig | undefined;
  readonly mail: MailConfig | undefined;
  readonly bank: BankConfig | undefined;
  readonly lender: LenderConfig | undefined;
  readonly registers: GatewayConfig | undefined;
  /** The tax authority's invoice register. */
  readonly tax: GatewayConfig | undefined;
  /** The movables and receivables register. */
  readonly claims: GatewayConfig | undefined;
  /** The service that keeps the users' signing keys. */
  readonly cloudCertificates: GatewayConfig | undefined;
  /** Whether pages may call the U-key bridge on the user's machine. The sandbox simulates a device instead. */
  readonly ukeyBridge: boolean;
  /** Undefined when platform operations are turned off. */
  readonly operations: OperationsConfig | undefined;
  /** Folder with `downloads.json` and the download centre's files. */
  readonly downloadsDir: string | undefined;
  /** Without an account, fees cannot be paid. */
  readonly feeAccount: FeeAccount | undefined;
  /** The platform's name outside the portal: in the API description and in an operator's authenticator app. */
  readonly platformName: string;
  readonly logLevel: string;
}

/** A fictitious account. */
export const SANDBOX_FEE_ACCOUNT: FeeAccount = {
  accountName: '沙箱供应链服务有限公司',
  accountNumber: '14050170020800006721',
  bankName: '建设银行太原综改区支行',
  branchNumber: '105161000347',
};

/** Finds the built portal, whether this file runs from src or from dist. */
function builtPortal(): string | undefined {
  return ['../../portal/dist', '../../../../portal/dist']
    .map((path) => join(import.meta.dirname, path))
    .find((folder) => existsSync(join(folder, 'index.html')));
}

/** By default the port after the portal's, reachable from this machine only. */
function operationsOf(settings: z.output<typeof Settings>, sandbox: boolean): OperationsConfig {
  const { PORT: portalPort, OPERATIONS_HOST: host, OPERATIONS_PORT: chosen, OPERATIONS_TRUST_PROXY: trustProxy } = settings;
  const beside = portalPort === 0 || portalPort === 65_535 ? 0 : portalPort + 1;
  const secondFactor = settings.OPERATIONS_SECOND_FACTOR ?? !sandbox;
  return { host, port: chosen ?? beside, chosen: chosen !== undefined, trustProxy, secondFactor };
}

/** Refuses an origin where uploaded content could act on behalf of a user. Compares host names only, because cookies ignore ports. */
function filesOriginProblems(settings: z.output<typeof Settings>): string[] {
  const { FILES_ORIGIN: filesOrigin, PUBLIC_ORIGIN: publicOrigin, ALLOWED_ORIGINS: allowed, FRAME_ANCESTORS: ancestors } = settings;
  if (filesOrigin === undefined) return [];
  if (publicOrigin === undefined) return ['FILES_ORIGIN needs PUBLIC_ORIGIN: they must not be one host.'];
  const nameOf = (origin: string) => URL.parse(origin)?.hostname;
  return [publicOrigin, ...allowed, ...ancestors].some((origin) => nameOf(origin) === nameOf(filesOrigin))
    ? [`FILES_ORIGIN is "${filesOrigin}". It must be a host that is neither the portal’s nor a partner’s.`]
    : [];
}

/** SMS with links go to third parties: their address must not come from the request of the person who triggers them. */
const smsProblems = ({ PUBLIC_ORIGIN: publicOrigin }: z.output<typeof Settings>, sms: object | undefined): string[] =>
  sms !== undefined && publicOrigin === undefined ? ['SMS_GATEWAY_URL needs PUBLIC_ORIGIN: text messages carry links to the portal.'] : [];

/** Reads the configuration from the environment. Throws one error that lists all invalid settings for the operator. */
export function readConfig(env: Environment): Config {
  const { problems, read, readWhole } = readEnvironment(env);
  const settings = read(Settings);
  const oss = readWhole('The object store', OssSettings);
  const sms = readWhole('The gateway for text messages', SmsSettings);
  const mail = readWhole('The mail server', MailSettings);
  const bank = readWhole('The bank gateway', BankSettings);
  const lender = readWhole('The gateway of lenders', LenderSettings);
  const registers = readWhole('The four-element check', RegistersSettings);
  const tax = readWhole('The verification of invoices', TaxSettings);
  const claims = readWhole('The register of claims', ClaimsSettings);
  const cloud = readWhole('The service for cloud certificates', CloudCertificateSettings);
  const feeAccount = readWhole('The account for fees', FeeAccountSettings);
  if (settings) problems.push(...filesOriginProblems(settings), ...smsProblems(settings, sms));
  if (settings === undefined || problems.length > 0) throw new Error(problems.join('\n'));

  const { PORT: port, HOST: host, PUBLIC_ORIGIN: publicOrigin, DATABASE_URL: databaseUrl } = settings;
  const production = settings.NODE_ENV === 'production';
  const sandbox = settings.SANDBOX ?? (databaseUrl === undefined && !production);
  return {
    port,
    host,
    dataDir: settings.DATA_DIR,
    databaseUrl,
    sandbox,
    production,
    publicOrigin,
    filesOrigin: settings.FILES_ORIGIN,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    frameAncestors: settings.FRAME_ANCESTORS,
    partners: settings.SSO_PARTNERS ?? (sandbox ? [SANDBOX_PARTNER] : []),
    trustProxy: settings.TRUST_PROXY,
    serverKey: settings.SERVER_KEY[0],
    formerServerKeys: settings.SERVER_KEY.slice(1),
    dataKeys: settings.DATA_KEYS,
    metricsToken: settings.METRICS_TOKEN,
    secureCookies: publicOrigin?.startsWith('https:') ?? (production && !isLoopback(host)),
    passwordProfile: settings.PASSWORD_PROFILE,
    serverCaptcha: settings.SERVER_CAPTCHA,
    stepUpMinutes: settings.STEP_UP_MINUTES,
    signInsPerMinute: settings.SIGN_INS_PER_MINUTE,
    uploadQuotaMb: settings.UPLOAD_QUOTA_MB,
    portalDir: settings.PORTAL_DIR ?? builtPortal(),
    oss: oss && {
      host: oss.OSS_HOST,
      bucket: oss.OSS_BUCKET,
      accessKeyId: oss.OSS_ACCESS_KEY_ID,
      accessKeySecret: oss.OSS_ACCESS_KEY_SECRET,
    },
    sms: sms && { url: sms.SMS_GATEWAY_URL, key: sms.SMS_GATEWAY_KEY, signature: sms.SMS_SIGNATURE },
    mail: mail && { url: mail.MAIL_URL, from: mail.MAIL_FROM },
    bank: bank && {
      url: bank.BANK_GATEWAY_URL,
      key: bank.BANK_GATEWAY_KEY,
      senderName: bank.BANK_SENDER_NAME,
      senderAccount: bank.BANK_SENDER_ACCOUNT,
    },
    lender: lender && { url: lender.LENDER_GATEWAY_URL, key: lender.LENDER_GATEWAY_KEY, reportSecrets: lender.LENDER_WORDS_SECRETS },
    registers: registers && { url: registers.REGISTERS_GATEWAY_URL, key: registers.REGISTERS_GATEWAY_KEY },
    tax: tax && { url: tax.TAX_GATEWAY_URL, key: tax.TAX_GATEWAY_KEY },
    claims: claims && { url: claims.CLAIMS_GATEWAY_URL, key: claims.CLAIMS_GATEWAY_KEY },
    cloudCertificates: cloud && { url: cloud.CLOUD_CERTIFICATE_GATEWAY_URL, key: cloud.CLOUD_CERTIFICATE_GATEWAY_KEY },
    ukeyBridge: settings.UKEY_BRIDGE,
    operations: settings.OPERATIONS ? operationsOf(settings, sandbox) : undefined,
    downloadsDir: settings.DOWNLOADS_DIR,
    feeAccount: feeAccount
      ? {
          accountName: feeAccount.FEE_ACCOUNT_NAME,
          accountNumber: feeAccount.FEE_ACCOUNT_NUMBER,
          bankName: feeAccount.FEE_ACCOUNT_BANK,
          branchNumber: feeAccount.FEE_ACCOUNT_BRANCH,
        }
      : sandbox
        ? SANDBOX_FEE_ACCOUNT
        : undefined,
    platformName: settings.PLATFORM_NAME,
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}
