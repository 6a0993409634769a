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

/** An object store that speaks Aliyun OSS's form, version 1. */
export interface OssConfig {
  /** "https://bucket.oss-cn-beijing.aliyuncs.com" */
  readonly host: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

/** A gateway for text messages, and the signature that it puts before them. */
export interface SmsConfig extends GatewayConfig {
  readonly signature: string;
}

/** The gateway of lenders, and what the lender of each channel signs its words with: one secret, or two while one replaces the other. */
export interface LenderConfig extends GatewayConfig {
  readonly wordsSecrets: ReadonlyMap<number, readonly string[]>;
}

/** A bank's gateway, and the account of the platform that micro-deposits come from. */
export interface BankConfig extends GatewayConfig {
  readonly senderName: string;
  readonly senderAccount: string;
}

/** Where platform operations listen; a listener of their own, so that no gateway of the portal leads to them. */
export interface OperationsConfig {
  readonly host: string;
  readonly port: number;
  /** Whether the port was chosen; one that follows from PORT gives way when it is taken. */
  readonly chosen: boolean;
  /** How many gateways stand in front of this listener; the portal's are not its. */
  readonly trustProxy: number;
  /** Whether an operator without a second factor can do nothing but set one up. */
  readonly secondFactor: boolean;
}

/** A mail server, and whom its mails are from. */
export interface MailConfig {
  readonly url: string;
  readonly from: string;
}

/** The platform's own account, where its fees are paid to. */
export interface FeeAccount {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankName: string;
  /** The twelve-digit number of the branch. */
  readonly branchNumber: string;
}

/** How this server runs; all of it comes from the environment (README, decisions.md §2). */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly sandbox: boolean;
  readonly production: boolean;
  /** The address people use, "https://lianxin.example.com"; derived from the request where it is not set. */
  readonly publicOrigin: string | undefined;
  /** Where the contents of files are answered, and nothing else; undefined where the portal's own host does. */
  readonly filesOrigin: string | undefined;
  /** Other origins of the same site that may call and, for `frameAncestors`, embed the portal. */
  readonly allowedOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  /** Systems whose users may come in by single sign-on. */
  readonly partners: readonly Partner[];
  /** How many gateways in front are our own: so many entries of X-Forwarded-For are believed, counted from the right. */
  readonly trustProxy: number;
  /** Key of markers, anti-forgery values and upload policies; kept in the database where it is not set. */
  readonly serverKey: string | undefined;
  /** Keys of what rests encrypted: the first encrypts, all are read. The server's key where there is none, and the last that is read. */
  readonly dataKeys: readonly string[];
  readonly metricsToken: string | undefined;
  readonly secureCookies: boolean;
  /** The rules for passwords, and whether acts that move money are confirmed. */
  readonly passwordProfile: PasswordProfileId;
  /** Whether the server draws and checks the picture of a change of password. */
  readonly serverCaptcha: boolean;
  /** How long a confirmation by text message holds. */
  readonly stepUpMinutes: number;
  /** Sign-ins a minute from one address; an office behind one address needs as many as it has people at nine o'clock. */
  readonly signInsPerMinute: number;
  /** Mebibytes of files that one enterprise may keep. */
  readonly uploadQuotaMb: number;
  /** Folder of the built portal; undefined serves the API alone. */
  readonly portalDir: string | undefined;
  readonly oss: OssConfig | undefined;
  /** The services outside; where one is not configured a sandbox plays its part, and any other server refuses what needs it. */
  readonly sms: SmsConfig | undefined;
  readonly mail: MailConfig | undefined;
  readonly bank: BankConfig | undefined;
  readonly lender: LenderConfig | undefined;
  readonly registers: GatewayConfig | undefined;
  /** The tax authority's register of invoices. */
  readonly tax: GatewayConfig | undefined;
  /** The register of movables and claims. */
  readonly claims: GatewayConfig | undefined;
  /** The service that keeps people's keys for them. */
  readonly cloudCertificates: GatewayConfig | undefined;
  /** Whether pages may ask the bridge to signing devices on the person's own machine; the sandbox has a simulated one of its own. */
  readonly ukeyBridge: boolean;
  /** Undefined where they are turned off. */
  readonly operations: OperationsConfig | undefined;
  /** Folder with `downloads.json` and the files of the download centre. */
  readonly downloadsDir: string | undefined;
  /** Undefined where none is named: fees can then not be paid. */
  readonly feeAccount: FeeAccount | undefined;
  /** What the platform calls itself where it has no portal around it: in the description of its calls, in an operator's authenticator. */
  readonly platformName: string;
  readonly logLevel: string;
}

/** An invented account, for trying out. */
export const SANDBOX_FEE_ACCOUNT: FeeAccount = {
  accountName: '沙箱供应链服务有限公司',
  accountNumber: '14050170020800006721',
  bankName: '建设银行太原综改区支行',
  branchNumber: '105161000347',
};

/** The built portal, found from src as well as from dist. */
function builtPortal(): string | undefined {
  return ['../../portal/dist', '../../../../portal/dist']
    .map((path) => join(import.meta.dirname, path))
    .find((folder) => existsSync(join(folder, 'index.html')));
}

/** Beside the portal's port and on this machine only, unless said otherwise. */
function operationsOf(settings: z.output<typeof Settings>, sandbox: boolean): OperationsConfig {
  const { PORT: portalPort, OPERATIONS_HOST: host, OPERATIONS_PORT: chosen, OPERATIONS_TRUST_PROXY: trustProxy } = settings;
  const beside = portalPort === 0 || portalPort === 65_535 ? 0 : portalPort + 1;
  const secondFactor = settings.OPERATIONS_SECOND_FACTOR ?? !sandbox;
  return { host, port: chosen ?? beside, chosen: chosen !== undefined, trustProxy, secondFactor };
}

/** What speaks against the origin of files: what people uploaded would stand where it may act. Hosts are told apart by name, as cookies do. */
function againstFilesOrigin(settings: z.output<typeof Settings>): string[] {
  const { FILES_ORIGIN: filesOrigin, PUBLIC_ORIGIN: publicOrigin, ALLOWED_ORIGINS: allowed, FRAME_ANCESTORS: ancestors } = settings;
  if (filesOrigin === undefined) return [];
  if (publicOrigin === undefined) return ['FILES_ORIGIN needs PUBLIC_ORIGIN: they must not be one host.'];
  const nameOf = (origin: string) => URL.parse(origin)?.hostname;
  return [publicOrigin, ...allowed, ...ancestors].some((origin) => nameOf(origin) === nameOf(filesOrigin))
    ? [`FILES_ORIGIN is "${filesOrigin}". It must be a host that is neither the portal’s nor a partner’s.`]
    : [];
}

/** Reads the configuration from the environment. Throws, in words for the operator, where values cannot be meant: all of them at once. */
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
  if (settings) problems.push(...againstFilesOrigin(settings));
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
    serverKey: settings.SERVER_KEY,
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
    lender: lender && { url: lender.LENDER_GATEWAY_URL, key: lender.LENDER_GATEWAY_KEY, wordsSecrets: lender.LENDER_WORDS_SECRETS },
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
