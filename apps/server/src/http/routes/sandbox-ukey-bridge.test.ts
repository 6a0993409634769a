import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PIN } from '../../platform/signer/demo-signer.ts';
import { verifiesWith } from '../../platform/signer/sm2-signature.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ask = ({ url, ...options }: InjectOptions & { readonly url: string }) =>
  server.http.inject({ method: 'GET', ...options, url: `/sandbox/ukey-bridge${url}` });
const sign = (pin: string, serial = 'UKEY-0001') => ask({ method: 'POST', url: '/sign', payload: { serial, text: 'LX|text', pin } });

describe('the sandbox’s bridge', () => {
  test('reports its device and certificates, and creates valid signatures', async () => {
    expect((await ask({ url: '/status' })).json()).toEqual({ version: '1.0.0', device: 'present', pin: { locked: false, left: 5 } });
    const { certificates } = (await ask({ url: '/certificates' })).json<{ certificates: { serial: string; publicKey: string }[] }>();
    expect(certificates.map(({ serial }) => serial)).toEqual(['UKEY-0001', 'UKEY-0002', 'UKEY-0003', 'UKEY-0004']);
    const { value } = (await sign(DEMO_PIN)).json<{ value: string }>();
    expect(verifiesWith(certificates[0]?.publicKey ?? '', 'LX|text', value)).toBe(true);
  });

  test('locks after five wrong PINs, and unlocks later', async () => {
    for (const left of [4, 3, 2, 1]) {
      const reply = await sign('000000');
      expect([reply.statusCode, reply.json()]).toEqual([403, { error: 'pinWrong', left }]);
    }
    for (const pin of ['000000', DEMO_PIN])
      expect([(await sign(pin)).statusCode, (await sign(pin)).json()]).toEqual([423, { error: 'pinLocked' }]);
    expect((await ask({ url: '/status' })).json()).toMatchObject({ pin: { locked: true, left: 0 } });
    server.wallClock.moveTo(new Date(Date.parse(START) + 31 * 60_000));
    expect((await sign(DEMO_PIN)).statusCode).toBe(200);
    server.wallClock.moveTo(new Date(START));
  });

  test('refuses unknown and expired certificates and malformed requests', async () => {
    expect((await sign(DEMO_PIN, 'UKEY-9999')).json()).toEqual({ error: 'noCertificate' });
    expect((await sign(DEMO_PIN, 'UKEY-0004')).json()).toEqual({ error: 'certificateExpired' });
    expect((await ask({ method: 'POST', url: '/sign', payload: { serial: 'UKEY-0001' } })).statusCode).toBe(400);
  });

  test('only answers our own pages on this machine', async () => {
    const stranger = await ask({ url: '/certificates', headers: { origin: 'https://evil.example' } });
    expect([stranger.statusCode, stranger.json()]).toEqual([403, { error: 'originRefused' }]);
    expect((await ask({ url: '/status', remoteAddress: '10.0.0.1' })).statusCode).toBe(403);
  });

  test.each([{ sandbox: false }, { ukeyBridge: true }])('does not exist with %j', async (config) => {
    const other = await createTestServer({ config });
    try {
      expect((await other.http.inject({ method: 'GET', url: '/sandbox/ukey-bridge/status' })).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});
