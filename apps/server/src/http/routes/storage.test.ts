import { contract } from '@lianxin/api/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileGrant } from '../../schema/index.ts';
import { SANDBOX_PASSWORD } from '../../sandbox/create-accounts.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import { refusalOf } from '../../testing/acting.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { wordFile, wordParagraph } from '../../testing/word-file.ts';
import { urlOf } from '../../testing/test-client.ts';
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

const signUpload = (person = client, size = PDF.length, fileName = '合同.PDF') =>
  person.call(file.signUpload, { dir: 'lianxin', fileName, size });
type Signed = Awaited<ReturnType<typeof signUpload>>;

interface Upload {
  readonly key?: string;
  readonly type?: string;
  readonly change?: Record<string, string>;
}

/** Posts the form as the portal does: without cookies, with the file as last field. */
async function upload(signed: Signed, content: Buffer, { key = signed.key, type = 'application/pdf', change = {} }: Upload = {}) {
  const boundary = 'x-form';
  const fields = {
    key,
    OSSAccessKeyId: signed.accessid,
    policy: signed.policy,
    signature: signed.signature,
    success_action_status: '200',
    'x-oss-forbid-overwrite': 'true',
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
  test('permits one file of the stated size, in a new folder of the enterprise, for five minutes', async () => {
    const first = await signUpload();
    const second = await signUpload();
    expect(first.dir).toMatch(/^lianxin\/E1002\/[0-9A-Z]{26}\/$/);
    expect(second.dir).not.toBe(first.dir);
    expect(first.key).toBe(`${first.dir}file.pdf`);
    expect(first.host).toBe('/storage');
    const policy = JSON.parse(Buffer.from(first.policy, 'base64').toString('utf8'));
    expect(policy).toEqual({
      expiration: new Date(Date.parse(START) + 300_000).toISOString(),
      conditions: [
        ['eq', '$key', first.key],
        ['content-length-range', PDF.length, PDF.length],
        ['in', '$content-type', expect.arrayContaining(['application/pdf', 'image/png'])],
        ['eq', '$x-oss-forbid-overwrite', 'true'],
      ],
    });
  });

  test('needs the marker, but no cookies', async () => {
    const visitor = server.visitor();
    await expect(signUpload(visitor)).rejects.toMatchObject({ code: '00018' });
    visitor.cookies['admin-successToken'] = client.cookies['admin-successToken'] ?? '';
    expect((await signUpload(visitor)).dir).toContain('E1002');
  });
});

describe('the store', () => {
  test('accepts an upload that the policy permits, once', async () => {
    const signed = await signUpload();
    expect((await upload(signed, PDF)).statusCode).toBe(200);
    expect((await upload(signed, PDF)).statusCode).toBe(409);
  });

  test.each<[string, (signed: Signed) => Upload, number]>([
    ['another key of the same folder', (signed) => ({ key: `${signed.dir}b.pdf` }), 403],
    ['an upload that would overwrite', () => ({ change: { 'x-oss-forbid-overwrite': 'false' } }), 403],
    ['a key outside the folder', () => ({ key: 'lianxin/E1001/01M7Z1ZPDP7N0PPG3WWRXR8YRZ/a.pdf' }), 403],
    ['a key with path traversal', (signed) => ({ key: `${signed.dir}../../../etc/a.pdf` }), 403],
    [
      'a changed policy',
      (signed) => ({
        change: {
          policy: Buffer.from(
            Buffer.from(signed.policy, 'base64').toString().replace(`${PDF.length},${PDF.length}`, '1,99999999'),
          ).toString('base64'),
        },
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

  test('refuses more than 10 MiB, and a size that differs from the stated one', async () => {
    const asked = await client.send({
      method: 'POST',
      url: urlOf(file.signUpload),
      payload: { dir: 'lianxin', fileName: 'a.pdf', size: 10_485_761 },
      headers: { 'idempotency-key': 'too-large-1' },
    });
    expect(asked.json()).toMatchObject({ code: 10001, data: { fields: [{ path: 'size' }] } });
    const longer = Buffer.concat([PDF, Buffer.alloc(1)]);
    expect((await upload(await signUpload(), longer)).statusCode).toBe(413);
    expect((await upload(await signUpload(client, longer.length), PDF)).statusCode).toBe(413);
    expect((await upload(await signUpload(client, 10_485_760), Buffer.concat([PDF, Buffer.alloc(10_485_760)]))).statusCode).toBe(413);
  });

  test('stores one of many concurrent uploads with the same key and refuses the others', async () => {
    const signed = await signUpload();
    const contents = Array.from({ length: 20 }, (_, place) => Buffer.from(PDF.toString().replace('1 0 obj', `${place % 10} 0 obj`)));
    const statuses = await Promise.all(contents.map(async (content) => (await upload(signed, content)).statusCode));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await server.services.store.get(signed.key)).toEqual(contents[statuses.indexOf(200)]);
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['a truncated field', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\na'],
    [
      'a truncated file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: application/pdf\r\n\r\n%PDF-',
    ],
    ['a part without a name', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n'],
    [
      'a prototype field',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    ],
    ['nothing', 'multipart/form-data; boundary=x', ''],
    ['JSON', 'application/json', '{}'],
  ])('refuses a malformed form: %s', async (_name, type, payload) => {
    const reply = await server.http.inject({ method: 'POST', url: '/storage', payload, headers: { 'content-type': type } });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.json()).toMatchObject({ rspCd: '00001' });
  });

  test.each([
    ['HTML declared as PDF', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003')],
    ['XML with entities', Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')],
    ['a broken image', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50)])],
  ])('checks the content and refuses %s', async (_name, content) => {
    expect((await upload(await signUpload(client, content.length), content)).statusCode).toBe(415);
  });

  test.each([
    ['with an absurd side', { width: 12_001, height: 1 }, 'png', 'image/png'],
    ['with too many pixels', { width: 8000, height: 5001 }, 'png', 'image/png'],
  ] as const)('refuses a picture %s without decoding it', async (_name, size, format, type) => {
    const content = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
      .toFormat(format)
      .toBuffer();
    expect((await upload(await signUpload(client, content.length), content, { type })).statusCode).toBe(415);
  });

  test('re-encodes an image without metadata and appended data', async () => {
    const image = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#03535a' } })
      .withExif({ IFD0: { Copyright: 'hidden place' } })
      .jpeg()
      .toBuffer();
    const content = Buffer.concat([image, Buffer.from('<script>')]);
    const signed = await signUpload(client, content.length, 'photo.JPG');
    expect((await upload(signed, content, { type: 'image/jpeg' })).statusCode).toBe(200);
    const kept = await server.services.store.get(signed.key);
    expect(kept?.includes('hidden place')).toBe(false);
    expect(kept?.includes('<script>')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 30, height: 20, format: 'jpeg' });
  });
});

describe('the storage quota', () => {
  test('is reserved with the upload policy and cannot be exceeded', async () => {
    const small = await createTestServer({ config: { uploadQuotaMb: 1 } });
    const person = await small.as('supplier-op');
    const half = 524_288;
    await signUpload(person, half);
    await signUpload(person, half);
    await expect(signUpload(person, 1)).rejects.toMatchObject({ code: '10017', message: expect.stringContaining('1 MB') });
    await signUpload(await small.as('core-op'), half);
    small.wallClock.moveTo(new Date(Date.parse(START) + 24 * 3_600_000));
    const fresh = small.visitor();
    await fresh.call(contract.account.login, { userName: 'supplier-op', password: Buffer.from(SANDBOX_PASSWORD).toString('base64') });
    await signUpload(fresh, half);
    await small.close();
  });

  test('cannot be exceeded by concurrent requests', async () => {
    const small = await createTestServer({ config: { uploadQuotaMb: 1 } });
    const person = await small.as('supplier-op');
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => signUpload(person, 524_288)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await small.close();
  });
});

describe('an external store', () => {
  test('may contain other objects, but only permitted uploads can be registered', async () => {
    const signed = await signUpload();
    await server.services.store.put(signed.key, PDF);
    expect(await client.call(file.register, { key: signed.key, name: 'a.pdf' })).toMatchObject({ size: PDF.length });
    const unasked = `${signed.dir}b.pdf`;
    await server.services.store.put(unasked, PDF);
    await expect(client.call(file.register, { key: unasked, name: 'b.pdf' })).rejects.toMatchObject({ code: '10002' });
  });
});

describe('an object in an external store, registered by several requests at once', () => {
  test('becomes one file', async () => {
    const signed = await signUpload();
    await server.services.store.put(signed.key, PDF);
    const views = await Promise.all(Array.from({ length: 4 }, () => client.call(file.register, { key: signed.key, name: 'a.pdf' })));
    expect(new Set(views.map(({ id }) => id)).size).toBe(1);
  });
});

describe('a person without an enterprise', () => {
  test('uploads for the registration into their own private folder', async () => {
    const registrant = await server.as('no-corp');
    const signed = await signUpload(registrant);
    expect(signed.dir).toMatch(/^lianxin\/registrant-U8\/[0-9A-Z]{26}\/$/);
    await upload(signed, PDF);
    const view = await registrant.call(file.register, { key: signed.key, name: '授权书.pdf' });
    expect((await registrant.send({ method: 'GET', url: view.url })).rawPayload).toEqual(PDF);
    expect((await client.send({ method: 'GET', url: view.url })).statusCode).toBe(404);
    await expect(client.call(file.register, { key: signed.key, name: 'a' })).rejects.toMatchObject({ code: '10002' });
  });
});

describe('a registered file', () => {
  async function registerFile(name = '合同.pdf') {
    const signed = await signUpload();
    await upload(signed, PDF);
    return client.call(file.register, { key: signed.key, name });
  }

  test('can be read by its enterprise, in a browser sandbox', async () => {
    const view = await registerFile();
    expect(view).toMatchObject({ name: '合同.pdf', size: PDF.length, contentType: 'application/pdf' });
    const reply = await client.send({ method: 'GET', url: view.url });
    expect(reply.rawPayload).toEqual(PDF);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(reply.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''%E5/);
  });

  test('has no folders or control characters in its name', async () => {
    expect((await registerFile('../..\\a\u202Eb"c.pdf')).name).toBe('.._.._a_b_c.pdf');
  });

  test('stays the same file when the object is registered again', async () => {
    const signed = await signUpload();
    await upload(signed, PDF);
    const key = signed.key;
    const first = await client.call(file.register, { key, name: 'a.pdf' });
    expect((await client.call(file.register, { key, name: 'b.pdf' })).id).toBe(first.id);
  });

  test('is not found by another enterprise until a shared business grants access', async () => {
    const view = await registerFile();
    const other = await server.as('core-op');
    expect((await other.send({ method: 'GET', url: view.url })).statusCode).toBe(404);
    await server.database.db.insert(fileGrant).values({ fileId: view.id, enterpriseNo: 'E1001' });
    expect((await other.send({ method: 'GET', url: view.url })).statusCode).toBe(200);
    expect((await server.visitor().send({ method: 'GET', url: view.url })).statusCode).toBe(401);
  });

  test('cannot be created from another enterprise’s object, nor without an object', async () => {
    const signed = await signUpload();
    await upload(signed, PDF);
    const other = await server.as('core-op');
    await expect(other.call(file.register, { key: signed.key, name: 'a' })).rejects.toMatchObject({ code: '10002' });
    await expect(client.call(file.register, { key: `${signed.dir}none.pdf`, name: 'a' })).rejects.toMatchObject({ code: '10002' });
  });
});

describe('an uploaded Word file', () => {
  const WORD = wordFile(wordParagraph('设备采购合同：甲方应于验收后付款。'));

  async function uploadWord(content: Buffer, fileName = '合同.docx') {
    const signed = await signUpload(client, content.length, fileName);
    return { key: signed.key, status: (await upload(signed, content, { type: 'application/octet-stream' })).statusCode };
  }

  test('is converted to a PDF of the enterprise once', async () => {
    const { key, status } = await uploadWord(WORD);
    expect([key, status]).toEqual([expect.stringMatching(/file\.docx$/), 200]);
    const made = await client.call(file.wordToPdf, { key, name: '设备采购合同.docx' });
    expect(made).toMatchObject({ name: '设备采购合同.pdf', contentType: 'application/pdf' });
    expect((await readPdf((await client.send({ url: made.url })).rawPayload)).text).toContain('甲方应于验收后付款');
    expect(await client.call(file.wordToPdf, { key, name: '设备采购合同.docx' })).toEqual(made);
    expect((await (await server.as('core-op')).send({ url: made.url })).statusCode).toBe(404);
  });

  test('cannot be registered itself, converted by others, or contain macros', async () => {
    const { key } = await uploadWord(WORD);
    expect(await refusalOf(client.call(file.register, { key, name: '合同.docx' }))).toMatchObject({ code: '10011' });
    const other = await server.as('core-op');
    expect(await refusalOf(other.call(file.wordToPdf, { key, name: '合同.docx' }))).toMatchObject({ code: '10002' });
    expect(await refusalOf(client.call(file.wordToPdf, { key: 'https://example.com/a.docx', name: 'a.docx' }))).toMatchObject({
      code: '10002',
    });
    expect((await uploadWord(wordFile(wordParagraph('宏'), { 'word/vbaProject.bin': 'x' }))).status).toBe(415);
    const broken = await uploadWord(wordFile('<w:p>'));
    expect(await refusalOf(client.call(file.wordToPdf, { key: broken.key, name: 'a.docx' }))).toMatchObject({ code: '10011' });
    const { key: pdf } = await uploadWord(PDF, '合同.pdf');
    expect(await refusalOf(client.call(file.wordToPdf, { key: pdf, name: 'a.docx' }))).toMatchObject({ code: '10011' });
  });
});
