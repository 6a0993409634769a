import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tooling/test/server.ts';
import type { Served } from './build-floors.ts';

/** A self-signed certificate for this run. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Hop-by-hop headers, which HTTP/2 forbids. */
const OF_HTTP_1 = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings', 'proxy-connection']);

const ownHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !name.startsWith(':') && !OF_HTTP_1.has(name)),
  );

function pass(behind: URL, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = { ...ownHeaders(asked.headers), host: asked.authority, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
  const sent = request({ host: behind.hostname, port: behind.port, method: asked.method, path: asked.url, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, ownHeaders(reply.headers));
    reply.pipe(answer);
  });
  sent.on('error', () => answer.stream.destroyed || answer.stream.close());
  answer.on('close', () => sent.destroy());
  asked.pipe(sent);
}

export interface Front {
  readonly url: string;
  /** Lets a browser trust the certificate; responses with an untrusted one are never cached. */
  readonly fingerprint: string;
  readonly close: () => void;
}

/** A reverse proxy with TLS and HTTP/2 as in production. Serves the floors itself and forwards all other requests. */
export async function openFront(files: ReadonlyMap<string, Served>, behind: URL): Promise<Front> {
  const pair = certificate();
  const server = createSecureServer({ ...pair, allowHTTP1: false }, (asked, answer) => {
    const path = asked.url.split('?', 1)[0] ?? '';
    const file = files.get(path.endsWith('/') ? `${path}index.html` : path);
    if (file === undefined) return pass(behind, asked, answer);
    answer.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    answer.end(file.content);
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `https://localhost:${port}`,
    fingerprint: createHash('sha256')
      .update(new X509Certificate(pair.cert).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
