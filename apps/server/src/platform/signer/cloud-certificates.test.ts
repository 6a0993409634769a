import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { EnterpriseNo } from '../../schema/ids.ts';
import { seededRandom } from '../clock/random.ts';
import { cloudCertificatesPort } from './cloud-certificates-port.ts';
import { createSigner } from './create-signer.ts';
import { sandboxKey } from './sandbox-key.ts';

const { publicKey } = sandboxKey('CA-1');
const FOUND = {
  outcome: 'found',
  subject: 'O=恒信机电设备有限公司, CN=王建国',
  issuedBy: 'CFCA',
  validUntil: '2028-01-01T00:00:00+08:00',
  publicKey,
};
const SIGNED = { outcome: 'signed', value: 'ab'.repeat(64) };
const OWNER = { userId: 'U2', enterpriseNo: EnterpriseNo.parse('E1002') };

let service: Server;
let server: TestServer;
let received: { path: string; key: string; body: unknown }[];
let answers: Record<string, { status?: number; body: unknown }>;
let config: Parameters<typeof cloudCertificatesPort>[0];

async function read(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text);
}

beforeAll(async () => {
  server = await createTestServer();
  service = createServer((request, reply) => {
    void read(request).then((body) => {
      const path = request.url ?? '';
      received.push({ path, key: request.headers.authorization ?? '', body });
      const { status = 200, body: answer } = answers[path] ?? { status: 404, body: {} };
      reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  config = {
    cloudCertificates: { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, key: 'k' },
    sandbox: false,
  };
  await signer().bind(OWNER, { ...FOUND, serial: 'CA-1', validUntil: new Date(FOUND.validUntil), driver: 'cloudCertificate' });
});
beforeEach(() => {
  received = [];
  answers = { '/cloud-certificates': { body: FOUND }, '/cloud-certificates/signatures': { body: SIGNED } };
});
afterAll(async () => {
  await new Promise((resolve) => service.close(resolve));
  await server.close();
});

const signer = () => {
  const { db } = server.database;
  return createSigner(db, server.wallClock, seededRandom('cloud'), cloudCertificatesPort(config, db));
};
const sign = (pin = '246810') => signer().sign(OWNER, 'CA-1', pin, 'text');
const setSignAnswer = (body: unknown, status = 200) => {
  answers = { '/cloud-certificates': { body: FOUND }, '/cloud-certificates/signatures': { body, status } };
};

describe('the certificate service', () => {
  test('receives the PIN and the text to sign', async () => {
    expect(await sign()).toBe(SIGNED.value);
    expect(received).toEqual([
      { path: '/cloud-certificates/signatures', key: 'Bearer k', body: { serial: 'CA-1', pin: '246810', text: 'text' } },
    ]);
  });

  test('returns a certificate together with a signature', async () => {
    expect(await signer().fromCloud('CA-1', '246810', 'text')).toEqual({
      certificate: {
        serial: 'CA-1',
        subject: FOUND.subject,
        issuedBy: 'CFCA',
        validUntil: new Date(FOUND.validUntil),
        driver: 'cloudCertificate',
        publicKey,
      },
      value: SIGNED.value,
    });
    answers = { '/cloud-certificates': { body: { outcome: 'unknown' } } };
    await expect(signer().fromCloud('CA-9', '246810', 'text')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  });

  test('counts wrong PINs too, and the lower number of remaining attempts is reported', async () => {
    setSignAnswer({ outcome: 'pinWrong', left: 2 });
    await expect(sign()).rejects.toMatchObject({ key: 'PIN_WRONG', details: { left: 2 } });
    await expect(signer().fromCloud('CA-1', '0', 'text')).rejects.toMatchObject({ key: 'PIN_WRONG', details: { left: 2 } });
    setSignAnswer({ outcome: 'pinWrong', left: 9 });
    await expect(sign()).rejects.toMatchObject({ key: 'PIN_WRONG', details: { left: 3 } });
    setSignAnswer(SIGNED);
    await sign();
  });

  test.each([
    [{ outcome: 'pinLocked', minutes: 90 }, 200, 'PIN_LOCKED'],
    [{ outcome: 'refused' }, 200, 'SIGNATURE_INVALID'],
    [{ outcome: 'signed', value: 'no signature' }, 200, 'CERTIFICATE_SILENT'],
    [{}, 503, 'CERTIFICATE_SILENT'],
  ])('answers %j (%i): refused with %s without counting an attempt', async (body, status, key) => {
    setSignAnswer(body, status);
    for (let times = 0; times < 6; times += 1) await expect(sign()).rejects.toMatchObject({ key });
    setSignAnswer(SIGNED);
    expect(await sign()).toBe(SIGNED.value);
  });

  test('is out of service where none is configured and there is no sandbox', async () => {
    const none = cloudCertificatesPort({ cloudCertificates: undefined, sandbox: false }, server.database.db);
    await expect(none.find('CA-1')).rejects.toMatchObject({ key: 'MAINTENANCE' });
    await expect(none.sign('CA-1', '1', 'text')).rejects.toMatchObject({ key: 'MAINTENANCE' });
  });

  test('of the sandbox signs with no certificate that is not its own', async () => {
    const own = cloudCertificatesPort({ cloudCertificates: undefined, sandbox: true }, server.database.db);
    expect(await own.sign('CA-1', '123456', 'text')).toEqual({ outcome: 'refused' });
  });
});
