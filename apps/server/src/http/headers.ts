import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What a browser heeds on a document only; on the scripts and styles of a page it would be weight. */
const ON_DOCUMENTS: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

/** For everything that is no page: it may load nothing and be framed by nobody. */
const INERT = "default-src 'none'; frame-ancestors 'none'";

/** Where browsers report what a page's policy kept from it. */
export const REPORTS_PATH = '/policy-reports';
export const REPORTING_ENDPOINTS = `policy="${REPORTS_PATH}"`;

const PART_OF_A_PAGE = /^text\/(javascript|css)/;

type Security = Pick<Config, 'secureCookies'>;

const onAll = ({ secureCookies }: Security): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  ...(secureCookies && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** The security headers of an answer that is no page and no part of one. */
export const headersOfAnswer = (config: Security, requestId: string): Readonly<Record<string, string>> => ({
  ...onAll(config),
  ...ON_DOCUMENTS,
  'X-Request-Id': requestId,
  'Content-Security-Policy': INERT,
});

/** What an answer may say for itself: a page has a content policy of its own, a picture may be for the pages of another host. */
const OWN = ['Content-Security-Policy', 'Cross-Origin-Resource-Policy'] as const;

/** Puts the security headers on every reply. */
export function installHeaders(app: FastifyInstance, config: Security): void {
  app.addHook('onSend', async (request, reply) => {
    if (PART_OF_A_PAGE.test(String(reply.getHeader('Content-Type')))) return void reply.headers(onAll(config));
    const own = OWN.map((name) => [name, reply.getHeader(name)] as const);
    void reply.headers(headersOfAnswer(config, request.id));
    for (const [name, value] of own) if (value !== undefined) void reply.header(name, value);
    return undefined;
  });
}

/** Hashes of the page's own inline elements, so that those and no others run. Data in the page is not to run. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?![^>]*\\s(?:src=|type="application/json"))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

export interface PagePolicy {
  readonly html: string;
  /** Hashes of style elements that libraries add while the page runs, as the portal's build prints them. */
  readonly styleHashes?: readonly string[];
  /** Allows the style elements that carry it: one value a reply. */
  readonly styleNonce?: string | undefined;
  /** Where files go to and pictures come from. */
  readonly storage?: readonly string[];
  /** Where pictures come from besides. */
  readonly pictures?: readonly string[];
  /** Where a page may ask besides. */
  readonly connectTo?: readonly string[];
  readonly frameAncestors?: readonly string[];
}

/** The content policy of a page: own scripts and styles only, DOM sinks behind Trusted Types. */
export function pagePolicy({
  html,
  styleHashes = [],
  styleNonce,
  storage = [],
  pictures = [],
  connectTo = [],
  frameAncestors = [],
}: PagePolicy): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style'), ...styleHashes, ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...storage, ...pictures],
    'connect-src': ["'self'", ...storage, ...connectTo],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': frameAncestors.length > 0 ? ["'self'", ...frameAncestors] : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
    // The first for browsers that know the second not yet.
    'report-uri': [REPORTS_PATH],
    'report-to': ['policy'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
