import { contract } from '@lianxin/api/contract';
import type { InjectOptions } from 'fastify';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishAnnouncement, withdrawAnnouncement } from '../../business/foundation/messages/publish.ts';
import { sha256 } from '../../platform/security/keys.ts';
import { uploadPrefix } from '../../platform/storage/object-key.ts';
import { file, fileGrant, storedObject } from '../../schema/index.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import { SANDBOX_PASSWORD } from '../../sandbox/create-accounts.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';
import { urlOf } from '../../testing/test-client.ts';
import { URL_VALID_MS, signContentsUrl } from '../files-origin.ts';

const PORTAL = 'https://portal.bank.example';
const FILES = 'https://files.example.net';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');

let server: TestServer;
let client: TestClient;
let picture: Buffer;
beforeAll(async () => {
  server = await createTestServer({ config: { publicOrigin: PORTAL, filesOrigin: FILES } });
  client = await server.as('supplier-op');
  picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#03535a' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());
beforeEach(() => server.wallClock.moveTo(new Date(START)));

/** Stores a file of the supplier. */
async function storeFile(content: Buffer, name: string, contentType: string, of = server): Promise<string> {
  const { ids, store, clock } = of.services;
  const { db } = of.database;
  const id = ids.next();
  const object = { key: `${uploadPrefix('E1002', id)}${name}`, contentType, size: content.length, enterpriseNo: 'E1002' };
  await store.put(object.key, content);
  await db.insert(storedObject).values({ ...object, sha256: sha256(content), storedAt: clock.now() });
  await db.insert(file).values({ ...object, id, name, uploadedBy: 'U3', uploadedAt: clock.now() });
  return id;
}
const agreement = () => storeFile(PDF, '合同.pdf', 'application/pdf');

/** Requests a URL from the host that it names, without cookies. */
const follow = (address: string, options: InjectOptions = {}) => {
  const { host, pathname, search } = new URL(address);
  return server.http.inject({ method: 'GET', url: pathname + search, ...options, headers: { host, ...options.headers } });
};

const portal = (url: string, person = client) => person.send({ method: 'GET', url, headers: { host: new URL(PORTAL).host } });

/** The URL to which the portal redirects the reader of a file. */
async function addressOf(id: string, { person = client, save = false } = {}): Promise<string> {
  const reply = await portal(`/files/${id}${save ? '?save=1' : ''}`, person);
  expect(reply.statusCode).toBe(302);
  return String(reply.headers.location);
}

describe('the portal’s host', () => {
  test('does not serve contents, but redirects the reader to a new URL each time', async () => {
    const id = await agreement();
    const reply = await portal(`/files/${id}`);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.rawPayload.includes('%PDF')).toBe(false);
    expect(reply.headers.location).toMatch(new RegExp(`^${FILES}/contents/files/${id}\\?`));
    server.wallClock.moveTo(new Date(Date.parse(START) + 1000));
    expect(await addressOf(id)).not.toBe(reply.headers.location);
  });

  test('does not redirect others', async () => {
    const id = await agreement();
    expect((await portal(`/files/${id}`, await server.as('core-op'))).statusCode).toBe(404);
    expect((await portal(`/files/${id}`, server.visitor())).statusCode).toBe(401);
  });

  test('does not serve the paths of the files host', async () => {
    const { pathname, search } = new URL(await addressOf(await agreement()));
    for (const person of [client, server.visitor()]) expect((await portal(pathname + search, person)).statusCode).toBe(404);
  });
});

describe('the files host', () => {
  test('serves contents without cookies, with headers against scripts, caching and framing', async () => {
    const reply = await follow(await addressOf(await agreement()));
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(PDF);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    const policy = String(reply.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']));
    expect(reply.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''%E5/);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('permits pages of other hosts to embed pictures, but no other files', async () => {
    const shown = await follow(await addressOf(await storeFile(picture, 'a.png', 'image/png')));
    expect(shown.rawPayload).toEqual(picture);
    expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const kept = await follow(await addressOf(await storeFile(Buffer.from('<a/>'), 'a.xml', 'application/xml')));
    expect(kept.headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
  });

  test('sends a file as attachment on request', async () => {
    const reply = await follow(await addressOf(await agreement(), { save: true }));
    expect(reply.headers['content-disposition']).toMatch(/^attachment;/);
  });

  test('refuses a URL after a minute', async () => {
    const address = await addressOf(await agreement());
    server.wallClock.moveTo(new Date(Date.parse(START) + URL_VALID_MS - 1));
    expect((await follow(address)).statusCode).toBe(200);
    server.wallClock.moveTo(new Date(Date.parse(START) + URL_VALID_MS));
    expect((await follow(address)).statusCode).toBe(403);
  });

  test('refuses a URL in which anything was changed', async () => {
    const [id, other] = [await agreement(), await agreement()];
    const address = new URL(await addressOf(id));
    const elsewhere = new URL(await addressOf(id, { save: true }));
    const change: Record<string, string> = {
      session: '01JD8X4QZ5N6T7V8W9XABCDEFG',
      until: String(Number(address.searchParams.get('until')) + 60_000),
      save: '1',
      seal: elsewhere.searchParams.get('seal') ?? '',
    };
    for (const [name, value] of Object.entries(change)) {
      const changed = new URL(address);
      changed.searchParams.set(name, value);
      expect([name, (await follow(changed.href)).statusCode]).toEqual([name, 403]);
      const without = new URL(address);
      without.searchParams.delete(name);
      expect([name, (await follow(without.href)).statusCode]).toEqual([name, 403]);
      expect([name, (await follow(`${address}&${name}=${value}`)).statusCode]).toEqual([name, 403]);
    }
    expect((await follow(address.href.replace(id, other))).statusCode).toBe(403);
    expect((await follow(address.href)).statusCode).toBe(200);
  });

  test('refuses a URL signed by another server', async () => {
    const foreign = await createTestServer({ seed: 'another server', config: { publicOrigin: PORTAL, filesOrigin: FILES } });
    const id = await agreement();
    const sessionId = new URL(await addressOf(id)).searchParams.get('session') ?? '';
    const opening = { fileId: id, sessionId, save: false };
    const [own, theirs] = [server, foreign].map(({ services }) => signContentsUrl(FILES, services, opening));
    await foreign.close();
    expect((await follow(String(own))).statusCode).toBe(200);
    expect((await follow(String(theirs))).statusCode).toBe(403);
  });

  test('refuses a URL after sign-out, or after access to the file was removed', async () => {
    const id = await agreement();
    await server.database.db.insert(fileGrant).values({ fileId: id, enterpriseNo: 'E1001' });
    const person = server.visitor();
    await person.call(contract.account.login, { userName: 'core-op', password: Buffer.from(SANDBOX_PASSWORD).toString('base64') });
    const address = await addressOf(id, { person });
    expect((await follow(address)).statusCode).toBe(200);
    await server.database.db.delete(fileGrant).where(eq(fileGrant.fileId, id));
    expect((await follow(address)).statusCode).toBe(404);
    await server.database.db.insert(fileGrant).values({ fileId: id, enterpriseNo: 'E1001' });
    await person.call(contract.account.logout, {});
    expect((await follow(address)).statusCode).toBe(403);
  });

  test('ignores cookies', async () => {
    const id = await agreement();
    const { cookies } = client;
    for (const path of [`/files/${id}`, `/contents/files/${id}`])
      expect([path, (await follow(FILES + path, { cookies })).statusCode]).toEqual([path, path.startsWith('/files') ? 404 : 403]);
    const other = await server.as('core-op');
    expect((await follow(await addressOf(id), { cookies: other.cookies })).statusCode).toBe(200);
  });

  test.each([
    ['GET', '/'],
    ['GET', '/index.html'],
    ['GET', '/config.json'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/agreements/A1'],
    ['GET', '/sandbox/outbox?to=13800000001'],
    ['GET', '/contents/'],
    ['GET', '/no-such-path'],
    ['POST', '/storage'],
    ['POST', urlOf(contract.account.login)],
    ['POST', urlOf(contract.message.unreadCount)],
  ] as const)('serves nothing else: %s %s', async (method, url) => {
    const reply = await client.send({ method, url, headers: { host: new URL(FILES).host } });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test.each(['FILES.example.net', 'files.example.net:443'])('is recognised as %s', async (host) => {
    const address = await addressOf(await agreement());
    expect((await follow(address, { headers: { host } })).statusCode).toBe(200);
    expect((await follow(`${FILES}/config.json`, { headers: { host } })).statusCode).toBe(404);
  });
});

test('files of an announcement are public while it is published', async () => {
  const { database, services } = server;
  const announced = await database.transaction((db) =>
    publishAnnouncement(
      { ...services, db },
      { title: '放假安排', type: 'notice', content: '<p>见附件</p>', attachments: [{ name: '安排.pdf', content: PDF }] },
    ),
  );
  const { attachments } = await client.call(contract.message.announcement, { id: announced.id });
  const address = `/announcements/files/${attachments[0]?.id}`;
  expect(attachments[0]?.url).toBe(address);
  const reply = await portal(address, server.visitor());
  expect([reply.statusCode, reply.headers.location]).toEqual([302, `${FILES}/contents/announcements/${attachments[0]?.id}`]);
  expect((await follow(String(reply.headers.location))).rawPayload).toEqual(PDF);
  expect((await follow(FILES + address)).statusCode).toBe(404);
  await database.transaction((db) => withdrawAnnouncement({ ...services, db }, announced.id));
  expect((await follow(String(reply.headers.location))).statusCode).toBe(404);
  expect((await portal(address)).statusCode).toBe(404);
});

test('without a files origin, the portal’s host serves the files', async () => {
  const plain = await createTestServer();
  const id = await storeFile(PDF, 'a.pdf', 'application/pdf', plain);
  const person = await plain.as('supplier-op');
  const shown = await person.send({ url: `/files/${id}` });
  expect([shown.statusCode, shown.headers['content-disposition']]).toEqual([200, expect.stringMatching(/^inline;/)]);
  expect(shown.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect((await person.send({ url: `/files/${id}?save=1` })).headers['content-disposition']).toMatch(/^attachment;/);
  expect((await person.send({ url: `/contents/files/${id}` })).statusCode).toBe(404);
  await plain.close();
});
