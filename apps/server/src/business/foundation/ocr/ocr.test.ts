import { contract } from '@lianxin/api/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { file } = contract;
const picture = (name: string) => readFileSync(join(import.meta.dirname, '../../../platform/ocr/testing', name));

/** The contents of the documents in `testing`. */
const LICENCE = {
  name: '恒信机电设备有限公司',
  creditCode: '91140000110057086C',
  kind: '有限责任公司(自然人投资或控股)',
  legalPerson: '王建国',
  registeredCapital: '伍仟万圆整',
  establishedOn: '2009-03-18',
  term: '2009-03-18 至 长期',
  address: '山西省忻州市忻府区和平西街18号',
};
const certain = (text: string) => ({ text, verdict: 'certain', reason: null });
const FRONT = {
  side: 'front',
  name: certain('王建国'),
  sex: certain('男'),
  nation: certain('汉'),
  bornOn: certain('1986-05-12'),
  address: certain('山西省忻州市忻府区和平西街18号'),
  number: certain('140902198605120312'),
  authority: null,
};
const BACK = {
  side: 'back',
  authority: certain('忻州市公安局忻府分局'),
  validFrom: certain('2015-06-01'),
  validUntil: certain('2035-06-01'),
  number: null,
};

let server: TestServer;
let client: TestClient;
let minute = 0;
beforeAll(async () => {
  server = await createTestServer();
  client = await server.as('supplier-op');
});
afterAll(() => server.close());
beforeEach(() => {
  minute += 2;
  server.wallClock.moveTo(new Date(Date.parse(START) + 60_000 * minute));
});

/** Stores an object without inspection, as an external store does. */
async function stored(content: Uint8Array, owner = 'E1002'): Promise<string> {
  const key = `lianxin/${owner}/${server.services.ids.next()}/picture.jpg`;
  await server.services.store.put(key, content);
  return key;
}

test('a licence is read from an uploaded picture', async () => {
  const licence = await client.call(file.readBusinessLicense, { key: await stored(picture('licence.jpg')) });
  expect(Object.fromEntries(Object.entries(licence).map(([field, read]) => [field, read?.text]))).toEqual(LICENCE);
});

test('each side of an identity card is read from an uploaded picture', async () => {
  const front = await client.call(file.readIdCard, { key: await stored(picture('card-front.jpg')) });
  expect(front).toMatchObject(FRONT);
  const back = await client.call(file.readIdCard, { key: await stored(picture('card-back.jpg')) });
  expect(back).toMatchObject(BACK);
});

test('an applicant reads pictures that they uploaded', async () => {
  const registrant = await server.as('no-corp');
  const { dir } = await registrant.call(file.signUpload, { dir: 'lianxin', fileName: 'licence.jpg', size: 1 });
  await server.services.store.put(`${dir}licence.jpg`, picture('licence.jpg'));
  expect(await registrant.call(file.readBusinessLicense, { key: `${dir}licence.jpg` })).toMatchObject({ name: { text: LICENCE.name } });
});

describe('only one’s own uploads are read', () => {
  test.each([
    ['another enterprise’s', () => stored(picture('licence.jpg'), 'E1001')],
    ['a registrant’s', () => stored(picture('licence.jpg'), 'registrant-U8')],
    ['none', async () => 'lianxin/E1002/01M7V9W7J0E0R92VKZ16T0VP31/none.jpg'],
    ['an address', async () => 'https://example.com/licence.jpg'],
    ['a path', async () => '/etc/passwd'],
    ['a key that climbs', async () => 'lianxin/E1002/../../../etc/passwd'],
  ])('not %s', async (_name, keyOf) => {
    const key = await keyOf();
    await expect(client.call(file.readBusinessLicense, { key })).rejects.toMatchObject({ code: '10002' });
    await expect(client.call(file.readIdCard, { key })).rejects.toMatchObject({ code: '10002' });
  });
});

/** A PNG header with the given size and hardly any content. */
function flood(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#d8d4cc' } });

describe('unreadable documents are refused', () => {
  test.each<[string, () => Promise<Buffer>, string]>([
    ['nothing', async () => Buffer.alloc(0), '10011'],
    ['a text', async () => Buffer.from('统一社会信用代码 91140000110057086C'), '10011'],
    ['a document', async () => Buffer.from('%PDF-1.7\n%%EOF'), '10011'],
    [
      'a picture’s first bytes before a page',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html><script>1</script>')]),
      '10011',
    ],
    ['a picture cut off', async () => picture('licence.jpg').subarray(0, 4000), '10011'],
    ['a picture of 60 000 by 60 000 points', async () => flood(60_000, 60_000), '10011'],
    ['a JPEG of 81 million points', async () => plain(9000).jpeg({ quality: 10 }).toBuffer(), '10011'],
    ['more than ten mebibytes', async () => Buffer.concat([picture('licence.jpg'), Buffer.alloc(10_485_760)]), '10011'],
    ['a blank photograph', async () => plain(6000).jpeg({ quality: 10 }).toBuffer(), '10016'],
    ['a picture of one point', async () => plain(1).png().toBuffer(), '10016'],
  ])('%s', async (_name, make, code) => {
    const key = await stored(await make());
    await expect(client.call(file.readBusinessLicense, { key })).rejects.toMatchObject({ code });
    await expect(client.call(file.readIdCard, { key })).rejects.toMatchObject({ code });
  });

  test('a card instead of a licence, and vice versa', async () => {
    await expect(client.call(file.readBusinessLicense, { key: await stored(picture('card-front.jpg')) })).rejects.toMatchObject({
      code: '10016',
    });
    await expect(client.call(file.readIdCard, { key: await stored(picture('licence.jpg')) })).rejects.toMatchObject({ code: '10016' });
  });

  test('and the next picture is still read', async () => {
    await expect(client.call(file.readIdCard, { key: await stored(flood(60_000, 60_000)) })).rejects.toMatchObject({ code: '10011' });
    expect(await client.call(file.readIdCard, { key: await stored(picture('card-front.jpg')) })).toMatchObject({ name: FRONT.name });
  });
});

test('a person reads at most twenty pictures a minute', async () => {
  const operator = await server.as('core-op');
  const key = await stored(Buffer.alloc(0), 'E1001');
  const codes = await Promise.all(
    Array.from({ length: 21 }, () => operator.call(file.readIdCard, { key }).catch((error: { code: string }) => error.code)),
  );
  expect(codes.filter((code) => code === '10009')).toHaveLength(1);
});
