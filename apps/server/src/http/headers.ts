import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers that only have an effect on documents, so scripts and styles do not need them. */
const ON_DOCUMENTS: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

/** Content policy of everything but pages: it may load nothing and cannot be framed. */
const INERT = "default-src 'none'; frame-ancestors 'none'";

/** Content policy of scripts and style sheets. It binds workers, which import scripts and ask for files of this origin, and no pages. */
const PART_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Where browsers report violations of the content policy. */
export const REPORTS_PATH = '/policy-reports';
export const REPORTING_ENDPOINTS = `policy="${REPORTS_PATH}"`;

const PART_OF_A_PAGE = /^text\/(javascript|css)/;

type Security = Pick<Config, 'secureCookies'>;

const onAll = ({ secureCookies }: Security): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  ...(secureCookies && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** The security headers of answers that are not a page or part of one. */
export const headersOfAnswer = (config: Security, requestId: string): Readonly<Record<string, string>> => ({
  ...onAll(config),
  ...ON_DOCUMENTS,
  'X-Request-Id': requestId,
  'Content-Security-Policy': INERT,
});

/** Headers that an answer may override: pages have their own content policy, and pictures may be for pages of another host. */
const OVERRIDABLE = ['Content-Security-Policy', 'Cross-Origin-Resource-Policy'] as const;

export function installHeaders(app: FastifyInstance, config: Security): void {
  app.addHook('onSend', async (request, reply) => {
    if (PART_OF_A_PAGE.test(String(reply.getHeader('Content-Type'))))
      return void reply.headers({ ...onAll(config), 'Content-Security-Policy': PART_POLICY });
    const own = OVERRIDABLE.map((name) => [name, reply.getHeader(name)] as const);
    void reply.headers(headersOfAnswer(config, request.id));
    for (const [name, value] of own) if (value !== undefined) void reply.header(name, value);
    return undefined;
  });
}

/** CSP hashes of the page's inline elements, so that no others run. JSON data needs none. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?![^>]*\\s(?:src=|type="application/json"))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

export interface PagePolicy {
  readonly html: string;
  /** Hashes of style elements that libraries add at runtime, from the portal's build. */
  readonly styleHashes?: readonly string[];
  /** Permits style elements with this nonce; a new one for each reply. */
  readonly styleNonce?: string | undefined;
  /** Origins for uploads and pictures. */
  readonly storage?: readonly string[];
  /** Additional origins for pictures. */
  readonly pictures?: readonly string[];
  /** Additional origins for requests. */
  readonly connectTo?: readonly string[];
  readonly frameAncestors?: readonly string[];
}

/** The content security policy of a page: only own scripts and styles, and Trusted Types for DOM sinks. */
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
    // `report-uri` is for browsers without support for `report-to`.
    'report-uri': [REPORTS_PATH],
    'report-to': ['policy'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
