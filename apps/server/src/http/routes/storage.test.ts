import { contract } from '@lianxin/api/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileGrant } from '../../schema/index.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const { file } = contract;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  client = await server.as('supplier-op');
});
afterAll(() => server.close());

const signUpload = (person = client) => person.call(file.signUpload, { dir: 'lianxin' });
type Signed = Awaited<ReturnType<typeof signUpload>>;

interface Upload {
  readonly key?: string;
  readonly type?: string;
  readonly change?: Record<string, string>;
}

/** Posts the form as the portal does: without cookies, the file last. */
async function upload(signed: Signed, content: Buffer, { key = `${signed.dir}a.pdf`, type = 'application/pdf', change = {} }: Upload = {}) {
  const boundary = 'x-form';
  const fields = {
    key,
    OSSAccessKeyId: signed.accessid,
    policy: signed.policy,
    signature: signed.signature,
    success_action_status: '200',
    fileName: 'a.pdf',
    ...change,
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(parts.join('') + head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return server.http.inject({
    method: 'POST',
    url: '/storage',
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}

describe('the upload policy', () => {
  test('is pinned to a fresh folder of the enterprise, five minutes, ten mebibytes', async () => {
    const first = await signUpload();
    const second = await signUpload();
    expect(first.dir).toMatch(/^lianxin\/E1002\/[0-9A-Z]{26}\/$/);
    expect(second.dir).not.toBe(first.dir);
    expect(first.host).toBe('/storage');
    const policy = JSON.parse(Buffer.from(first.policy, 'base64').toString('utf8'));
    expect(policy).toEqual({
      expiration: new Date(Date.parse(START) + 300_000).toISOString(),
      conditions: [
        ['starts-with', '$key', first.dir],
        ['content-length-range', 1, 10_485_760],
        ['in', '$content-type', expect.arrayContaining(['application/pdf', 'image/png'])],
      ],
    });
  });

  test('is given to a marker without cookies, and to nobody without one', async () => {
    const visitor = server.visitor();
    await expect(signUpload(visitor)).rejects.toMatchObject({ code: '00018' });
    visitor.cookies['admin-successToken'] = client.cookies['admin-successToken'] ?? '';
    expect((await signUpload(visitor)).dir).toContain('E1002');
  });
});

describe('the store', () => {
  test('takes what the policy allows, once', async () => {
    const signed = await signUpload();
    expect((await upload(signed, PDF)).statusCode).toBe(200);
    expect((await upload(signed, PDF)).statusCode).toBe(409);
  });

  test.each<[string, (signed: Signed) => Upload, number]>([
    ['a key outside the folder', () => ({ key: 'lianxin/E1001/01M7Z1ZPDP7N0PPG3WWRXR8YRZ/a.pdf' }), 403],
    ['a key that climbs', (signed) => ({ key: `${signed.dir}../../../etc/a.pdf` }), 400],
    [
      'a changed policy',
      (signed) => ({
        change: { policy: Buffer.from(Buffer.from(signed.policy, 'base64').toString().replace('10485760', '99999999')).toString('base64') },
      }),
      403,
    ],
    ['a forged signature', () => ({ change: { signature: 'AAAA' } }), 403],
    ['another access id', () => ({ change: { OSSAccessKeyId: 'other' } }), 403],
    ['a type that is not listed', () => ({ type: 'text/html' }), 415],
  ])('refuses %s', async (_name, make, status) => {
    const signed = await signUpload();
    expect((await upload(signed, PDF, make(signed))).statusCode).toBe(status);
  });

  test('refuses a policy that has expired', async () => {
    const signed = await signUpload();
    server.wallClock.moveTo(new Date(Date.parse(START) + 300_001));
    expect((await upload(signed, PDF)).statusCode).toBe(403);
    server.wallClock.moveTo(new Date(START));
  });

  test('refuses more than ten mebibytes', async () => {
    expect((await upload(await signUpload(), Buffer.concat([PDF, Buffer.alloc(10_485_760)]))).statusCode).toBe(413);
  });

  test.each([
    ['a page called PDF', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003')],
    ['XML with entities', Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')],
    ['a broken image', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50)])],
  ])('looks at the content: refuses %s', async (_name, content) => {
    expect((await upload(await signUpload(), content)).statusCode).toBe(415);
  });

  test('draws an image anew, without what was hidden in it', async () => {
    const image = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#03535a' } })
      .withExif({ IFD0: { Copyright: 'hidden place' } })
      .jpeg()
      .toBuffer();
    const signed = await signUpload();
    const key = `${signed.dir}photo.jpg`;
    expect((await upload(signed, Buffer.concat([image, Buffer.from('<script>')]), { key, type: 'image/jpeg' })).statusCode).toBe(200);
    const kept = await server.services.store.get(key);
    expect(kept?.includes('hidden place')).toBe(false);
    expect(kept?.includes('<script>')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 30, height: 20, format: 'jpeg' });
  });
});

describe('a person without an enterprise', () => {
  test('uploads for the registration, into a folder of their own that nobody else reads', async () => {
    const registrant = await server.as('no-corp');
    const signed = await signUpload(registrant);
    expect(signed.dir).toMatch(/^lianxin\/registrant-U8\/[0-9A-Z]{26}\/$/);
    await upload(signed, PDF);
    const view = await registrant.call(file.register, { key: `${signed.dir}a.pdf`, name: '授权书.pdf' });
    expect((await registrant.send({ method: 'GET', url: view.url })).rawPayload).toEqual(PDF);
    expect((await client.send({ method: 'GET', url: view.url })).statusCode).toBe(404);
    await expect(client.call(file.register, { key: `${signed.dir}a.pdf`, name: 'a' })).rejects.toMatchObject({ code: '10002' });
  });
});

describe('a registered file', () => {
  async function registered(name = '合同.pdf') {
    const signed = await signUpload();
    await upload(signed, PDF);
    return client.call(file.register, { key: `${signed.dir}a.pdf`, name });
  }

  test('is read by its enterprise and shown without power', async () => {
    const view = await registered();
    expect(view).toMatchObject({ name: '合同.pdf', size: PDF.length, contentType: 'application/pdf' });
    const reply = await client.send({ method: 'GET', url: view.url });
    expect(reply.rawPayload).toEqual(PDF);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(reply.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''%E5/);
  });

  test('keeps folders and control characters out of its name', async () => {
    expect((await registered('../..\\a\u202Eb"c.pdf')).name).toBe('.._.._a_b_c.pdf');
  });

  test('is the same file when the object is registered again', async () => {
    const signed = await signUpload();
    await upload(signed, PDF);
    const key = `${signed.dir}a.pdf`;
    const first = await client.call(file.register, { key, name: 'a.pdf' });
    expect((await client.call(file.register, { key, name: 'b.pdf' })).id).toBe(first.id);
  });

  test('is not found by another enterprise until a business lets it', async () => {
    const view = await registered();
    const other = await server.as('core-op');
    expect((await other.send({ method: 'GET', url: view.url })).statusCode).toBe(404);
    await server.database.db.insert(fileGrant).values({ fileId: view.id, enterpriseNo: 'E1001' });
    expect((await other.send({ method: 'GET', url: view.url })).statusCode).toBe(200);
    expect((await server.visitor().send({ method: 'GET', url: view.url })).statusCode).toBe(401);
  });

  test('cannot be made of another enterprise’s object, or of none', async () => {
    const signed = await signUpload();
    await upload(signed, PDF);
    const other = await server.as('core-op');
    await expect(other.call(file.register, { key: `${signed.dir}a.pdf`, name: 'a' })).rejects.toMatchObject({ code: '10002' });
    await expect(client.call(file.register, { key: `${signed.dir}none.pdf`, name: 'a' })).rejects.toMatchObject({ code: '10002' });
  });
});
