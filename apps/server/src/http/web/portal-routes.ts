import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../accepted-encoding.ts';
import { sendFailure } from '../http-failure.ts';
import { pagePolicy, REPORTING_ENDPOINTS } from '../headers.ts';
import type { Config } from '../../platform/config/config.ts';
import { MARKER_COOKIE } from '../session/cookies.ts';
import { createCompressor } from './compressed.ts';
import { portalConfig, UKEY_BRIDGE } from './portal-config.ts';
import { readPortal, type PortalFile } from './portal-files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const NONCE_PLACE = '__STYLE_NONCE__';
const CONFIG_PLACE = '__CONFIG__';
/** Elements of a page that only visitors need, such as the embedded sign-in page. Elements of one type are never nested. */
const FOR_VISITORS = /<(style|script|template)\b[^>]* data-visitor\b[^>]*>.*?<\/\1>/gs;
const YEAR = 'public, max-age=31536000, immutable';

const encodingFor = (request: FastifyRequest, { compressible }: PortalFile) => (compressible ? acceptedEncoding(request) : undefined);

/** The page for a request: without the elements for visitors if the request has a session marker. */
function pageFor(request: FastifyRequest, { content }: PortalFile): string {
  const page = content.toString('utf8');
  return request.cookies[MARKER_COOKIE] ? page.replaceAll(FOR_VISITORS, '') : page;
}

/** Hashes of styles that libraries add at runtime, as listed by the portal's build. */
function styleHashesOf(files: ReadonlyMap<string, PortalFile>): string[] {
  const listed: unknown = JSON.parse(files.get('/csp.json')?.content.toString('utf8') ?? '{}');
  const hashes = typeof listed === 'object' && listed !== null && 'styleHashes' in listed ? listed.styleHashes : [];
  return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : [];
}

/** Serves the portal: hashed files as immutable, pages uncached with the strict content policy, all compressed. */
export function portalRoutes(app: FastifyInstance, config: Config): void {
  if (config.portalDir === undefined) return;
  const files = readPortal(config.portalDir, config.production);
  const compressed = createCompressor(join(config.dataDir, 'static-cache'));
  const styleHashes = styleHashesOf(files);
  const settings = JSON.stringify(portalConfig(config)).replaceAll('<', '\\u003c');
  const storage = config.oss ? [config.oss.host] : [];
  const pictures = config.filesOrigin === undefined ? [] : [config.filesOrigin];
  const connectTo = config.ukeyBridge ? [UKEY_BRIDGE] : [];
  const policyOf = (html: string, styleNonce?: string) =>
    pagePolicy({ html, styleHashes, styleNonce, storage, pictures, connectTo, frameAncestors: config.frameAncestors });

  /** Each reply has its own nonce for styles that libraries add, so pages are built for each request. */
  async function sendPage(file: PortalFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const html = pageFor(request, file)
      .replaceAll(NONCE_PLACE, nonce)
      .replace(CONFIG_PLACE, () => settings);
    void reply
      .header('Content-Security-Policy', policyOf(html, nonce))
      .header('Reporting-Endpoints', REPORTING_ENDPOINTS)
      .header('Cache-Control', 'no-store')
      .header('Vary', 'Accept-Encoding, Cookie')
      .type(file.type);
    const encoding = encodingFor(request, file);
    if (encoding === undefined) return reply.send(html);
    return reply.header('Content-Encoding', encoding).send(encoding === 'br' ? await brotli(html) : await gzipped(html));
  }

  async function send(path: string, file: PortalFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (path.endsWith('.html')) return sendPage(file, request, reply);
    void reply
      .header('Cache-Control', file.immutable ? YEAR : 'no-cache')
      .header('ETag', file.etag)
      .header('Vary', 'Accept-Encoding')
      .type(file.type);
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const encoding = encodingFor(request, file);
    if (encoding === undefined) return reply.send(file.content);
    return reply.header('Content-Encoding', encoding).send(await compressed(file.content, encoding));
  }

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = `/${request.params['*'] || 'index.html'}`;
    const file = files.get(path);
    return file && path !== '/csp.json' ? send(path, file, request, reply) : sendFailure(request, reply, 404);
  });
  app.addHook('onReady', () => void warmUp([...files.values()], compressed));
}

/** Compresses all files in advance, so that the first user does not wait. One at a time, because each takes a core and much memory. */
async function warmUp(files: readonly PortalFile[], compressed: ReturnType<typeof createCompressor>): Promise<void> {
  for (const file of files) if (file.compressible && !file.type.startsWith('text/html')) await compressed(file.content, 'br');
}
