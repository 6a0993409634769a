import { contract, UserId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, certificate } from '../../../schema/index.ts';
import { DEMO_PIN } from '../../../platform/signer/demo-signer.ts';
import { sandboxKey } from '../../../platform/signer/sandbox-key.ts';
import { signWith } from '../../../platform/signer/sm2-signature.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, refusalOf } from '../../../testing/acting.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { signature } = contract;
const CODES = { notFound: '10002', notForRole: '10004', invalid: '30006', expired: '30023', taken: '30024', mismatch: '30025' } as const;

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

const deviceSigns = (serial: string, text: string) => signWith(sandboxKey(serial).privateKey, sandboxKey(serial).publicKey, text);

const stated = (serial: string) => ({
  serial,
  subject: 'CN=王建国, O=恒信机电设备有限公司',
  issuedBy: 'CFCA ACS SM2 OCA31',
  validUntil: '2028-11-20T00:00:00+08:00',
  publicKey: sandboxKey(serial).publicKey,
});

/** Binds as the portal does, with changes. */
async function bind(client: TestClient, serial: string, change: Partial<ReturnType<typeof stated>> & { readonly value?: string } = {}) {
  const { requestId, text } = await client.call(signature.prepareBinding, {});
  return client.call(signature.bindCertificate, { requestId, ...stated(serial), value: deviceSigns(serial, text), ...change });
}

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
const unbind = (client: TestClient, serial: string) => client.call(signature.unbindCertificate, { serial });

describe('an external certificate', () => {
  test('is bound once its key has signed our text, and listed after our own', async () => {
    const client = await server.as('supplier-op');
    expect(await bind(client, 'K-1')).toMatchObject({ serial: 'K-1', driver: 'ukeyBridge', boundAt: new Date(START).toISOString() });
    const own = await client.call(signature.certificates, {});
    expect(own.map(({ driver, boundAt }) => [driver, boundAt !== null])).toEqual([
      ['demo', false],
      ['ukeyBridge', true],
    ]);
    const written = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'certificate.bind'));
    expect(written).toMatchObject([{ subjectId: 'K-1', enterpriseNo: 'E1002' }]);
    await unbind(client, 'K-1');
  });

  test('is refused with a proof by another key, for another text, or already used', async () => {
    const client = await server.as('supplier-op');
    expect(await codeOf(bind(client, 'K-1', { publicKey: sandboxKey('K-2').publicKey }))).toBe(CODES.invalid);
    expect(await codeOf(bind(client, 'K-1', { value: deviceSigns('K-1', 'LX-BIND-1|another text') }))).toBe(CODES.invalid);
    expect(await codeOf(bind(client, 'K-1', { publicKey: `04${'0'.repeat(128)}` }))).toBe(CODES.invalid);
    const { requestId, text } = await client.call(signature.prepareBinding, {});
    const request = { requestId, ...stated('K-1'), value: deviceSigns('K-1', text) };
    await client.call(signature.bindCertificate, request);
    await unbind(client, 'K-1');
    expect(await codeOf(client.call(signature.bindCertificate, request))).toBe(CODES.notFound);
  });

  test('is refused with a text for another person or act, or older than five minutes', async () => {
    const client = await server.as('supplier-op');
    const other = await (await server.as('supplier-review')).call(signature.prepareBinding, {});
    const issued = await people.issue({ amount: 4000, invoice: 9 });
    const act = await client.call(signature.prepare, { act: 'issuanceSignFor', subjectId: issued.id, version: issued.version });
    const old = await client.call(signature.prepareBinding, {});
    const by = ({ requestId, text }: Pick<typeof old, 'requestId' | 'text'>) =>
      codeOf(client.call(signature.bindCertificate, { requestId, ...stated('K-1'), value: deviceSigns('K-1', text) }));
    expect(await by(other)).toBe(CODES.notFound);
    expect(await by(act)).toBe(CODES.notFound);
    server.wallClock.moveTo(new Date(Date.parse(START) + 300_001));
    expect(await by(old)).toBe(CODES.notFound);
    server.wallClock.moveTo(new Date(START));
  });

  test('is proven by a text that names the enterprise and the person', async () => {
    const client = await server.as('supplier-op');
    const { requestId, text } = await client.call(signature.prepareBinding, {});
    expect(text.split('|')).toEqual(['LX-BIND-1', 'E1002', expect.stringMatching(/^U\d+$/), '0', requestId]);
  });

  test('names its enterprise as a whole component, with spaces or without', async () => {
    const client = await server.as('supplier-op');
    const { serial } = await bind(client, 'K-8', { subject: 'CN = 王建国, O = 恒信机电设备有限公司' });
    expect(serial).toBe('K-8');
    await unbind(client, 'K-8');
  });

  test('is refused at the moment in which it expires', async () => {
    const client = await server.as('supplier-op');
    expect(await codeOf(bind(client, 'K-1', { validUntil: '2026-11-20T09:42:00+08:00' }))).toBe(CODES.expired);
  });

  test('is refused if expired, or of another enterprise', async () => {
    const client = await server.as('supplier-op');
    for (const subject of ['云岭物流有限公司·马超', 'O=新恒信机电设备有限公司, CN=王建国'])
      expect(await refusalOf(bind(client, 'K-1', { subject }))).toMatchObject({
        code: CODES.mismatch,
        message: `证书与企业不符：证书主体是“${subject}”`,
      });
    expect(await refusalOf(bind(client, 'K-1', { validUntil: '2026-11-19T00:00:00+08:00' }))).toMatchObject({
      code: CODES.expired,
      message: '签名证书已于 2026-11-19 过期',
    });
  });

  test('belongs to one person by serial and key, until unbound', async () => {
    const [operator, reviewer] = [await server.as('supplier-op'), await server.as('supplier-review')];
    await bind(operator, 'K-1');
    expect(await codeOf(bind(reviewer, 'K-1'))).toBe(CODES.taken);
    expect(await codeOf(bind(reviewer, 'K-1', { serial: 'K-1-again' }))).toBe(CODES.taken);
    expect(await codeOf(bind(operator, 'K-1'))).toBe(CODES.taken);
    await unbind(operator, 'K-1');
    const unbound = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'certificate.unbind'));
    expect(unbound.at(-1)).toMatchObject({ subjectId: 'K-1', enterpriseNo: 'E1002' });
    // Nobody is told of what they did themselves.
    const { list } = await operator.call(contract.message.list, { page: 1, pageSize: 100 });
    expect(list.filter(({ content }) => content.includes('已解绑您的签名证书 K-1'))).toEqual([]);
    const renewed = await bind(reviewer, 'K-1');
    expect(renewed.serial).toBe('K-1');
    expect((await operator.call(signature.certificates, {})).map(({ serial }) => serial)).not.toContain('K-1');
    await unbind(reviewer, 'K-1');
    // The serial number stays with the key that has signed.
    const { requestId, text } = await operator.call(signature.prepareBinding, {});
    const forged = { ...stated('K-1'), publicKey: sandboxKey('K-2').publicKey, value: deviceSigns('K-2', text) };
    expect(await codeOf(operator.call(signature.bindCertificate, { requestId, ...forged }))).toBe(CODES.taken);
  });

  test('is unbound by its person or administrator only; ours stay', async () => {
    const operator = await server.as('supplier-op');
    const admin = await server.as('supplier-admin');
    await bind(operator, 'K-3');
    const [row] = await server.database.db.select().from(certificate).where(eq(certificate.serial, 'K-3'));
    const whose = { serial: 'K-3', userId: z.parse(UserId, row?.userId) };
    const asked = { ...whose, reason: 'UKey 遗失' };
    expect(await codeOf((await server.as('supplier-review')).call(signature.unbindCertificate, asked))).toBe(CODES.notForRole);
    expect(await codeOf((await server.as('core-admin')).call(signature.unbindCertificate, asked))).toBe(CODES.notFound);
    expect(await codeOf(unbind(admin, 'K-3'))).toBe(CODES.notFound);
    expect(await codeOf(admin.call(signature.unbindCertificate, whose))).toBe('10001');
    await admin.call(signature.unbindCertificate, asked);
    const told = async (client: TestClient) =>
      (await client.call(contract.message.list, { page: 1, pageSize: 100 })).list.map(({ content }) => content);
    expect(await told(operator)).toContainEqual(expect.stringContaining('已解绑您的签名证书 K-3，原因：UKey 遗失'));
    expect(await told(admin)).toContainEqual(expect.stringContaining('将签名证书 K-3 绑定到本人'));
    expect(await codeOf(unbind(operator, 'K-3'))).toBe(CODES.notFound);
    const [issuedHere] = await operator.call(signature.certificates, {});
    expect(await codeOf(unbind(operator, issuedHere?.serial ?? ''))).toBe(CODES.notFound);
  });
});

describe('a device’s signature', () => {
  const prepared = async (client: TestClient) => {
    const { id, version } = await people.issue({ amount: 4000, invoice: 9 });
    return { id, version, ...(await client.call(signature.prepare, { act: 'issuanceSignFor', subjectId: id, version })) };
  };

  test('works once for its act, and the certificate is offered with the others', async () => {
    const client = await server.as('supplier-op');
    await bind(client, 'K-4');
    const { id, version, requestId, text, certificates } = await prepared(client);
    expect(certificates.map(({ driver }) => driver)).toEqual(['demo', 'ukeyBridge']);
    const request = { requestId, certificateSerial: 'K-4', value: deviceSigns('K-4', text) };
    const given = await client.call(signature.present, request);
    expect(given).toEqual(request);
    const sign = { kind: 'issuance', id, decision: 'sign', agreed: true } as const;
    const signed = await client.call(contract.transfer.signFor, { ...sign, version, signature: given });
    expect(signed.state).toBe('awaitingSignatureReview');
    expect(await codeOf(client.call(signature.present, request))).toBe(CODES.notFound);
    await unbind(client, 'K-4');
    expect(await server.services.signerOn(server.database.db).verify('K-4', text, given.value)).toBe(true);
  });

  test('is refused if forged, by another device, for another request, or without a device', async () => {
    const [operator, reviewer] = [await server.as('supplier-op'), await server.as('supplier-review')];
    await bind(operator, 'K-5');
    await bind(reviewer, 'K-6');
    const { requestId, text, certificates } = await prepared(operator);
    const present = (client: TestClient, certificateSerial: string, value: string) =>
      codeOf(client.call(signature.present, { requestId, certificateSerial, value }));
    const value = deviceSigns('K-5', text);
    expect(
      await present(
        operator,
        'K-5',
        value.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      ),
    ).toBe(CODES.invalid);
    expect(await present(operator, 'K-5', deviceSigns('K-5', `${text}0`))).toBe(CODES.invalid);
    expect(await present(operator, 'K-5', deviceSigns('K-6', text))).toBe(CODES.invalid);
    expect(await present(operator, 'K-6', deviceSigns('K-6', text))).toBe(CODES.invalid);
    expect(await present(reviewer, 'K-6', deviceSigns('K-6', text))).toBe(CODES.notFound);
    expect(await present(operator, certificates[0]?.serial ?? '', value)).toBe(CODES.invalid);
    await unbind(operator, 'K-5');
    expect(await present(operator, 'K-5', value)).toBe(CODES.invalid);
    await unbind(reviewer, 'K-6');
  });

  test('is refused after expiry with that reason; the certificate is listed last', async () => {
    const client = await server.as('supplier-op');
    await bind(client, 'K-7', { validUntil: '2026-11-20T09:44:00+08:00' });
    const { requestId, text } = await prepared(client);
    server.wallClock.moveTo(new Date(Date.parse(START) + 120_000));
    const given = { requestId, certificateSerial: 'K-7', value: deviceSigns('K-7', text) };
    expect(await codeOf(client.call(signature.present, given))).toBe(CODES.expired);
    expect((await client.call(signature.certificates, {})).at(-1)?.serial).toBe('K-7');
    server.wallClock.moveTo(new Date(START));
    await unbind(client, 'K-7');
  });

  test('is never made by the server, which has no key and counts no attempts', async () => {
    const client = await server.as('supplier-op');
    await bind(client, 'K-8');
    const { requestId } = await prepared(client);
    for (let times = 0; times < 6; times += 1)
      expect(await codeOf(client.call(signature.sign, { requestId, certificateSerial: 'K-8', pin: '000000' }))).toBe(CODES.invalid);
    expect((await client.call(signature.certificates, {})).find(({ serial }) => serial === 'K-8')?.lockedUntil).toBeNull();
    await unbind(client, 'K-8');
  });
});

describe('a cloud certificate', () => {
  const SERIAL = 'CLOUD-E1002-supplier-op';

  test('is bound with its PIN, and signs with it', async () => {
    const client = await server.as('supplier-op');
    const bindCloud = (serial: string, pin: string) => client.call(signature.bindCloudCertificate, { serial, pin });
    expect(await refusalOf(bindCloud(SERIAL, '000000'))).toMatchObject({ code: '30021' });
    expect(await codeOf(bindCloud('CLOUD-E1002-nobody', DEMO_PIN))).toBe(CODES.notFound);
    expect(await codeOf(bindCloud('CLOUD-E1001-core-op', DEMO_PIN))).toBe(CODES.mismatch);
    expect(await bindCloud(SERIAL, DEMO_PIN)).toMatchObject({ driver: 'cloudCertificate', subject: '恒信机电设备有限公司·王建国' });
    const { id, version } = await people.issue({ amount: 4000, invoice: 9 });
    const { requestId, text } = await client.call(signature.prepare, { act: 'issuanceSignFor', subjectId: id, version });
    const sign = (pin: string) => client.call(signature.sign, { requestId, certificateSerial: SERIAL, pin });
    expect(await refusalOf(sign('000000'))).toMatchObject({ code: '30021', message: 'PIN 码错误，还可尝试 4 次' });
    const given = await sign(DEMO_PIN);
    expect(await server.services.signerOn(server.database.db).verify(SERIAL, text, given.value)).toBe(true);
    await unbind(client, SERIAL);
  });
});
