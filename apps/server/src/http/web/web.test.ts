import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const INLINE = 'document.documentElement.dataset.theme="dark"';
const SCRIPT = `export const a = 1;\n${'// long enough to be worth compressing\n'.repeat(40)}`;
const home = mkdtempSync(join(tmpdir(), 'lianxin-portal-'));
const portalDir = join(home, 'dist');

let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(portalDir, 'assets'), { recursive: true });
  writeFileSync(
    join(portalDir, 'index.html'),
    `<!doctype html><script type="application/json" id="config">__CONFIG__</script><script>${INLINE}</script><script type="module" src="./assets/main-DEADBEEF.js"></script><script type="application/json" id="sign-in-shell" data-visitor>{}</script><template data-visitor id="door">sign in\nhere</template><p>for all</p>`,
  );
  writeFileSync(join(portalDir, 'assets/main-DEADBEEF.js'), SCRIPT);
  writeFileSync(join(portalDir, 'assets/C0FFEE_-.js'), SCRIPT);
  writeFileSync(join(portalDir, 'manifest.json'), '{}');
  writeFileSync(join(portalDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(portalDir, 'csp.json'), JSON.stringify({ styleHashes: ["'sha256-abc='"] }));
  server = await createTestServer({ config: { portalDir, dataDir: join(home, 'data') } });
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

const get = (url: string, headers = {}, remoteAddress = '127.0.0.1') => server.http.inject({ method: 'GET', url, headers, remoteAddress });

describe('the portal', () => {
  test('has a content policy that permits only its own scripts', async () => {
    const reply = await get('/');
    const policy = String(reply.headers['content-security-policy']);
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toMatch(/style-src 'self' 'sha256-abc=' 'nonce-[^']{24}';/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test.each([
    [
      'the old format',
      'application/csp-report',
      {
        'csp-report': {
          'effective-directive': 'script-src',
          'blocked-uri': 'https://evil.example/x.js?token=secret',
          'document-uri': 'http://localhost/home?name=secret',
        },
      },
    ],
    [
      'the new format',
      'application/reports+json',
      [
        {
          type: 'csp-violation',
          body: {
            effectiveDirective: 'script-src',
            blockedURL: 'https://evil.example/x.js?token=secret',
            documentURL: 'http://localhost/home?name=secret',
          },
        },
      ],
    ],
  ])('logs reports of policy violations in %s without user input', async (_how, type, report) => {
    expect((await get('/')).headers).toMatchObject({
      'reporting-endpoints': 'policy="/policy-reports"',
      'content-security-policy': expect.stringContaining('report-uri /policy-reports; report-to policy'),
    });
    const logged = vi.spyOn(server.http.log, 'warn');
    const reply = await server.http.inject({
      method: 'POST',
      url: '/policy-reports',
      payload: JSON.stringify(report),
      headers: { 'content-type': type },
    });
    expect(reply.statusCode).toBe(204);
    expect(logged.mock.calls).toEqual([
      [
        { directive: 'script-src', blocked: 'https://evil.example/x.js', page: 'http://localhost/home', source: '', line: 0 },
        'a page’s content policy was violated',
      ],
    ]);
    logged.mockRestore();
  });

  test('refuses malformed reports and limits their number', async () => {
    const send = (payload: string) =>
      server.http.inject({ method: 'POST', url: '/policy-reports', payload, headers: { 'content-type': 'application/csp-report' } });
    expect((await send('{')).statusCode).toBe(400);
    expect((await send('"x"')).statusCode).toBe(204);
    expect((await send(`"${'x'.repeat(20_000)}"`)).statusCode).toBe(413);
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await send('{}')).statusCode));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
  });

  test('permits pictures from the files origin, and nothing else', async () => {
    const filesOrigin = 'https://files.example.net';
    const apart = await createTestServer({ config: { portalDir, dataDir: join(home, 'data'), filesOrigin } });
    const policy = String((await apart.http.inject({ url: '/' })).headers['content-security-policy']);
    await apart.close();
    expect(policy.split('; ').filter((directive) => directive.includes(filesOrigin))).toEqual([
      `img-src 'self' data: blob: ${filesOrigin}`,
    ]);
    expect((await get('/')).headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
  });

  test('serves hashed files as immutable, with the best accepted compression', async () => {
    const url = '/assets/main-DEADBEEF.js';
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    expect(gunzipSync((await get(url, { 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(SCRIPT);
    expect((await get(url)).body).toBe(SCRIPT);
    expect((await get(url, { 'if-none-match': brotli.headers['etag'] })).statusCode).toBe(304);
    expect((await get('/assets/C0FFEE_-.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/manifest.json')).headers['cache-control']).toBe('no-cache');
  });

  test('lets scripts, style sheets and workers load only from itself, and everything else nothing', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
    for (const url of ['/assets/main-DEADBEEF.js', '/assets/C0FFEE_-.js'])
      expect(await policyOf(url)).toBe("default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'");
    expect(await policyOf('/manifest.json')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('omits elements for visitors if there is a session marker', async () => {
    const visitor = await get('/');
    expect(visitor.body).toContain('sign in\nhere');
    expect(visitor.headers.vary).toContain('Cookie');
    const signedIn = await get('/', { cookie: 'admin-successToken=marker' });
    expect(signedIn.body).toBe(visitor.body.replace(/<script type="application\/json" id="sign-in-shell".*<\/template>/s, ''));
    expect(signedIn.body).toContain('<p>for all</p>');
  });

  test('serves no files outside its folder', async () => {
    for (const url of ['/../data/x', '/%2e%2e/package.json', '/assets/..%2f..%2fdata', '/csp.json', '/no-such-file.js', '/%'])
      expect([url, (await get(url)).statusCode >= 400]).toEqual([url, true]);
  });

  test('gets its configuration', async () => {
    const config = {
      bases: { api: '/api', financing: '/apk', common: '' },
      safeguards: { passwordProfile: 'spec', serverCaptcha: false, ukeyBridge: '/sandbox/ukey-bridge' },
    };
    expect((await get('/config.json')).json()).toEqual(config);
    // The page also contains it, which saves a request.
    expect((await get('/')).body).toContain(`id="config">${JSON.stringify(config)}</script>`);
  });
});

describe('the probes', () => {
  test('report that the process is healthy and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('report when the database does not answer', async () => {
    const broken = vi.spyOn(server.services.database, 'ping').mockRejectedValueOnce(new Error('gone'));
    expect((await get('/readyz')).statusCode).toBe(503);
    broken.mockRestore();
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  test('provide metrics to this machine only, or with the token', async () => {
    expect((await get('/metrics')).body).toContain('lianxin_http_request_duration_seconds');
    expect((await get('/metrics', {}, '10.0.0.1')).statusCode).toBe(403);
    const guarded = await createTestServer({ config: { metricsToken: 'a-token' } });
    try {
      const ask = (authorization: string) =>
        guarded.http.inject({ method: 'GET', url: '/metrics', headers: { authorization }, remoteAddress: '10.0.0.1' });
      expect((await ask('Bearer wrong')).statusCode).toBe(403);
      expect((await ask('Bearer a-token')).statusCode).toBe(200);
    } finally {
      await guarded.close();
    }
  });
});

describe('the API documentation', () => {
  test('describes every call', async () => {
    const document = (await get('/openapi.json')).json<{ openapi: string; paths: Record<string, unknown> }>();
    const calls = Object.values(contract).flatMap((group) => Object.keys(group));
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toHaveLength(calls.length);
  });

  test('is also a page without scripts, except in production', async () => {
    const page = await get('/docs');
    expect(page.body).toContain('/api/corp/user/login');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("style-src 'self'");
    expect((await get('/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    const production = await createTestServer({ config: { production: true } });
    try {
      expect((await production.http.inject({ method: 'GET', url: '/docs' })).statusCode).toBe(404);
    } finally {
      await production.close();
    }
  });
});
