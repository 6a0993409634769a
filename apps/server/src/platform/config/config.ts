import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayConfig } from '../gateway/http-gateway.ts';
import { partnersOf, type Partner } from './partners.ts';
import { isAccountNumber, isBankBranchNumber, PASSWORD_PROFILE_IDS, type PasswordProfileId } from '@lianxin/domain';

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
  /** Other origins of the same site that may call and, for `frameAncestors`, embed the portal. */
  readonly allowedOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  /** Systems whose users may come in by single sign-on. */
  readonly partners: readonly Partner[];
  /** Whether X-Forwarded-* of a gateway in front is believed. */
  readonly trustProxy: boolean;
  /** Key of markers, anti-forgery values and upload policies; kept in the database where it is not set. */
  readonly serverKey: string | undefined;
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
  /** Folder of the built portal; undefined serves the API alone. */
  readonly portalDir: string | undefined;
  readonly oss: OssConfig | undefined;
  /** The services outside; where one is not configured a sandbox plays its part, and any other server refuses what needs it. */
  readonly sms: SmsConfig | undefined;
  readonly mail: MailConfig | undefined;
  readonly bank: BankConfig | undefined;
  readonly registers: GatewayConfig | undefined;
  /** Undefined where they are turned off. */
  readonly operations: OperationsConfig | undefined;
  /** Folder with `downloads.json` and the files of the download centre. */
  readonly downloadsDir: string | undefined;
  /** Undefined where none is named: fees can then not be paid. */
  readonly feeAccount: FeeAccount | undefined;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isLoopback = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host);
const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function flag(env: Environment, name: string, fallback: boolean): boolean {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  if (value !== '0' && value !== '1') throw new Error(`${name} is "${value}". It must be 0 or 1.`);
  return value === '1';
}

function portOf(text: string, name = 'PORT'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is "${text}". It must be a number from 0 to 65535.`);
  return port;
}

function passwordProfileOf(text = 'spec'): PasswordProfileId {
  const profile = PASSWORD_PROFILE_IDS.find((id) => id === text);
  if (profile === undefined) throw new Error(`PASSWORD_PROFILE is "${text}". It must be one of ${PASSWORD_PROFILE_IDS.join(', ')}.`);
  return profile;
}

/** A whole number of a setting, between what makes sense. */
function wholeOf(name: string, text: string, least: number, most: number): number {
  const whole = Number(text);
  if (!Number.isInteger(whole) || whole < least || whole > most)
    throw new Error(`${name} is "${text}". It must be a number from ${least} to ${most}.`);
  return whole;
}

/** Beside the portal's port and on this machine only, unless said otherwise. */
function operationsOf(env: Environment, portalPort: number, sandbox: boolean): OperationsConfig | undefined {
  if (!flag(env, 'OPERATIONS', true)) return undefined;
  const chosen = env['OPERATIONS_PORT'] || undefined;
  const beside = portalPort === 0 || portalPort === 65_535 ? 0 : portalPort + 1;
  return {
    host: env['OPERATIONS_HOST'] || '127.0.0.1',
    port: chosen === undefined ? beside : portOf(chosen, 'OPERATIONS_PORT'),
    chosen: chosen !== undefined,
    secondFactor: flag(env, 'OPERATIONS_SECOND_FACTOR', !sandbox),
  };
}

/** One whole origin: a wildcard or a path would let strangers frame the portal. */
function frameOrigin(text: string): string {
  const url = URL.parse(text);
  if (url === null || url.origin !== text || !/^https?:$/.test(url.protocol) || text.includes('*'))
    throw new Error(`FRAME_ANCESTORS has "${text}". It must list origins such as https://partner.example.com.`);
  return text;
}

/** All settings of something outside, or none: half a configuration would only fail at the first use. */
function allOrNone<const Name extends string>(
  env: Environment,
  what: string,
  names: readonly Name[],
): ((name: Name) => string) | undefined {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new Error(`${what} is configured by halves: ${missing.join(', ')} is missing.`);
  return (name) => env[name] ?? '';
}

function ossOf(env: Environment): OssConfig | undefined {
  const set = allOrNone(env, 'The object store', ['OSS_HOST', 'OSS_BUCKET', 'OSS_ACCESS_KEY_ID', 'OSS_ACCESS_KEY_SECRET']);
  return (
    set && {
      host: set('OSS_HOST'),
      bucket: set('OSS_BUCKET'),
      accessKeyId: set('OSS_ACCESS_KEY_ID'),
      accessKeySecret: set('OSS_ACCESS_KEY_SECRET'),
    }
  );
}

/** What goes to a gateway is personal data: only TLS, or this machine. */
function gatewayUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))))
    throw new Error(`${name} is "${text}". It must be an https address.`);
  return text;
}

function smsOf(env: Environment): SmsConfig | undefined {
  const set = allOrNone(env, 'The gateway for text messages', ['SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY', 'SMS_SIGNATURE']);
  return (
    set && { url: gatewayUrl('SMS_GATEWAY_URL', set('SMS_GATEWAY_URL')), key: set('SMS_GATEWAY_KEY'), signature: set('SMS_SIGNATURE') }
  );
}

/** A password goes to the mail server: only over TLS, or to this machine. */
function mailOf(env: Environment): MailConfig | undefined {
  const set = allOrNone(env, 'The mail server', ['MAIL_URL', 'MAIL_FROM']);
  if (!set) return undefined;
  const url = URL.canParse(set('MAIL_URL')) ? new URL(set('MAIL_URL')) : undefined;
  if (!url || (url.protocol !== 'smtps:' && !(url.protocol === 'smtp:' && isLoopback(url.hostname))))
    throw new Error('MAIL_URL must be the address of a mail server, smtps://name:password@host:465.');
  return { url: set('MAIL_URL'), from: set('MAIL_FROM') };
}

function bankOf(env: Environment): BankConfig | undefined {
  const set = allOrNone(env, 'The bank gateway', ['BANK_GATEWAY_URL', 'BANK_GATEWAY_KEY', 'BANK_SENDER_NAME', 'BANK_SENDER_ACCOUNT']);
  return (
    set && {
      url: gatewayUrl('BANK_GATEWAY_URL', set('BANK_GATEWAY_URL')),
      key: set('BANK_GATEWAY_KEY'),
      senderName: set('BANK_SENDER_NAME'),
      senderAccount: set('BANK_SENDER_ACCOUNT'),
    }
  );
}

function registersOf(env: Environment): GatewayConfig | undefined {
  const set = allOrNone(env, 'The four-element check', ['REGISTERS_GATEWAY_URL', 'REGISTERS_GATEWAY_KEY']);
  return set && { url: gatewayUrl('REGISTERS_GATEWAY_URL', set('REGISTERS_GATEWAY_URL')), key: set('REGISTERS_GATEWAY_KEY') };
}

/** An invented account, for trying out. */
const SANDBOX_FEE_ACCOUNT: FeeAccount = {
  accountName: '链信供应链服务（山西）有限公司',
  accountNumber: '14050170020800006721',
  bankName: '建设银行太原综改区支行',
  branchNumber: '105161000347',
};

function feeAccountOf(env: Environment): FeeAccount | undefined {
  const set = allOrNone(env, 'The account for fees', ['FEE_ACCOUNT_NAME', 'FEE_ACCOUNT_NUMBER', 'FEE_ACCOUNT_BANK', 'FEE_ACCOUNT_BRANCH']);
  if (set === undefined) return undefined;
  const [accountNumber, branchNumber] = [set('FEE_ACCOUNT_NUMBER'), set('FEE_ACCOUNT_BRANCH')];
  if (!isAccountNumber(accountNumber)) throw new Error(`FEE_ACCOUNT_NUMBER is "${accountNumber}". It must be 10 to 30 digits.`);
  if (!isBankBranchNumber(branchNumber)) throw new Error(`FEE_ACCOUNT_BRANCH is "${branchNumber}". It must be 12 digits.`);
  return { accountName: set('FEE_ACCOUNT_NAME'), accountNumber, bankName: set('FEE_ACCOUNT_BANK'), branchNumber };
}

/** The built portal, found from src as well as from dist. */
function builtPortal(): string | undefined {
  return ['../../portal/dist', '../../../../portal/dist']
    .map((path) => join(import.meta.dirname, path))
    .find((folder) => existsSync(join(folder, 'index.html')));
}

/** Reads the configuration from the environment. Throws, in words for the operator, on a value that cannot be meant. */
export function readConfig(env: Environment): Config {
  const databaseUrl = env['DATABASE_URL'] || undefined;
  const production = env['NODE_ENV'] === 'production';
  const sandbox = flag(env, 'SANDBOX', databaseUrl === undefined && !production);
  const host = env['HOST'] || '127.0.0.1';
  const publicOrigin = env['PUBLIC_ORIGIN'] ? new URL(env['PUBLIC_ORIGIN']).origin : undefined;
  const serverKey = env['SERVER_KEY'] || undefined;
  if (serverKey !== undefined && serverKey.length < 32) throw new Error('SERVER_KEY is too short: at least 32 characters are needed.');
  const port = portOf(env['PORT'] || '8787');
  return {
    port,
    host,
    dataDir: env['DATA_DIR'] || '.data',
    databaseUrl,
    sandbox,
    production,
    publicOrigin,
    allowedOrigins: list(env['ALLOWED_ORIGINS']),
    frameAncestors: list(env['FRAME_ANCESTORS']).map(frameOrigin),
    partners: partnersOf(env['SSO_PARTNERS'], sandbox),
    trustProxy: flag(env, 'TRUST_PROXY', false),
    serverKey,
    metricsToken: env['METRICS_TOKEN'] || undefined,
    secureCookies: publicOrigin?.startsWith('https:') ?? (production && !isLoopback(host)),
    passwordProfile: passwordProfileOf(env['PASSWORD_PROFILE'] || undefined),
    serverCaptcha: flag(env, 'SERVER_CAPTCHA', false),
    stepUpMinutes: wholeOf('STEP_UP_MINUTES', env['STEP_UP_MINUTES'] || '5', 1, 30),
    signInsPerMinute: wholeOf('SIGN_INS_PER_MINUTE', env['SIGN_INS_PER_MINUTE'] || '30', 1, 6000),
    portalDir: env['PORTAL_DIR'] || builtPortal(),
    oss: ossOf(env),
    sms: smsOf(env),
    mail: mailOf(env),
    bank: bankOf(env),
    registers: registersOf(env),
    operations: operationsOf(env, port, sandbox),
    downloadsDir: env['DOWNLOADS_DIR'] || undefined,
    feeAccount: feeAccountOf(env) ?? (sandbox ? SANDBOX_FEE_ACCOUNT : undefined),
    logLevel: env['LOG_LEVEL'] || (production ? 'info' : 'warn'),
  };
}
