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

const PART_OF_A_PAGE = /^text\/(javascript|css)/;

/** Puts the security headers on every reply; a page brings its own content policy. */
export function installHeaders(app: FastifyInstance, { secureCookies }: Pick<Config, 'secureCookies'>): void {
  app.addHook('onSend', async (request, reply) => {
    void reply.headers(ALWAYS);
    if (secureCookies) void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (PART_OF_A_PAGE.test(String(reply.getHeader('Content-Type')))) return;
    void reply.headers(ON_DOCUMENTS).header('X-Request-Id', request.id);
    if (!reply.hasHeader('Content-Security-Policy')) void reply.header('Content-Security-Policy', INERT);
  });
}

/** Hashes of the page's own inline elements, so that those and no others run. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

export interface PagePolicy {
  readonly html: string;
  /** Hashes of style elements that libraries add while the page runs, as the portal's build prints them. */
  readonly styleHashes?: readonly string[];
  /** Allows the style elements that carry it: one value a reply. */
  readonly styleNonce?: string | undefined;
  readonly connectTo?: readonly string[];
  readonly frameAncestors?: readonly string[];
}

/** The content policy of a page: own scripts and styles only, DOM sinks behind Trusted Types. */
export function pagePolicy({ html, styleHashes = [], styleNonce, connectTo = [], frameAncestors = [] }: PagePolicy): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style'), ...styleHashes, ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...connectTo],
    'connect-src': ["'self'", ...connectTo],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': frameAncestors.length > 0 ? ["'self'", ...frameAncestors] : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
