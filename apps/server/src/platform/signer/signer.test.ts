import { contract, EnterpriseNo, SignatureRequestId, type Signature } from '@lianxin/api/contract';
import { boundText } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { sm2 } from 'sm-crypto-v2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { certificate, signatureRequest } from '../../schema/index.ts';
import type { CallContext } from '../call-context.ts';
import { refusalOf } from '../../testing/acting.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import { withRollback } from '../../testing/on-ledger.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { DEMO_PIN, issueDemoCertificate, openDemoKey } from './demo-signer.ts';
import { prepareSignature, requireSignature, type SigningSubject } from '../../business/foundation/signed-text/signature-requests.ts';

const { signature } = contract;
const SUBJECT: SigningSubject = {
  act: 'issuanceSignFor',
  subjectId: 'I1',
  version: 3,
  text: 'LX-SIGN-4|signFor|sign|LX1|晋北煤业|3286500.00',
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const userIds: Record<string, string> = { 'supplier-op': 'U2', 'supplier-review': 'U3', 'multi-op': 'U6' };

/** The part of a context that signing needs, without a transaction. */
function contextOf(userName: string, actsFor = 'E1002'): CallContext {
  const { database, ids, wallClock, signerOn } = server.services;
  return {
    db: database.db,
    ids,
    wallClock,
    signer: signerOn(database.db),
    viewer: { userId: userIds[userName], enterpriseNo: z.parse(EnterpriseNo, actsFor) },
  } as unknown as CallContext;
}

async function signed(subject = SUBJECT, userName = 'supplier-op', pin = DEMO_PIN): Promise<Signature> {
  const { requestId, certificates } = await prepareSignature(contextOf(userName), subject);
  const client = await server.as(userName);
  return client.call(signature.sign, { requestId, certificateSerial: certificates[0]?.serial ?? '', pin });
}

/** The order of the curve, to derive public keys from known private keys. */
const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;
const keyOf = (privateKey: bigint) => sm2.getPublicKeyFromPrivateKey(privateKey.toString(16).padStart(64, '0'));
const [KEY_ONE, KEY_OF_MINUS_TWO] = [keyOf(1n), keyOf(ORDER - 2n)];

const HOLDER = {
  userId: 'U8',
  enterpriseNo: z.parse(EnterpriseNo, 'E1002'),
  serial: 'NEW-1',
  subject: '恒信机电设备有限公司·新来的',
} as const;

test('an act accepts a signature over the text that was shown, once', async () => {
  const given = await signed();
  await requireSignature(contextOf('supplier-op'), SUBJECT, given);
  await expect(requireSignature(contextOf('supplier-op'), SUBJECT, given)).rejects.toMatchObject({ key: 'SIGNATURE_INVALID' });
});

test('any other SM2 implementation verifies it with the certificate’s key', async () => {
  const { requestId, value, certificateSerial } = await signed();
  const text = boundText(SUBJECT.text, { version: SUBJECT.version, nonce: requestId });
  const rows = await server.database.db.select().from(certificate);
  const publicKey = rows.find(({ serial }) => serial === certificateSerial)?.publicKey ?? '';
  expect(sm2.doVerifySignature(text, value, publicKey, { hash: true })).toBe(true);
  expect(sm2.doVerifySignature(`${text}0`, value, publicKey, { hash: true })).toBe(false);
});

test('an act that requires a signature is refused without one', async () => {
  await expect(requireSignature(contextOf('supplier-op'), SUBJECT, undefined)).rejects.toMatchObject({ key: 'SIGNATURE_INVALID' });
});

describe('a signature is refused', () => {
  test.each<[string, Partial<SigningSubject>]>([
    ['for another act', { act: 'issuanceReview' }],
    ['for another object', { subjectId: 'I2' }],
    ['for another version', { version: 4 }],
    ['for changed elements', { text: `${SUBJECT.text}0` }],
  ])('%s', async (_name, change) => {
    const given = await signed();
    await expect(requireSignature(contextOf('supplier-op'), { ...SUBJECT, ...change }, given)).rejects.toMatchObject({
      key: 'SIGNATURE_INVALID',
    });
  });

  test('from another person', async () => {
    const given = await signed();
    await expect(requireSignature(contextOf('supplier-review'), SUBJECT, given)).rejects.toMatchObject({ key: 'SIGNATURE_INVALID' });
  });

  test('if its value was changed', async () => {
    const given = await signed();
    const value = given.value.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    await expect(requireSignature(contextOf('supplier-op'), SUBJECT, { ...given, value })).rejects.toMatchObject({
      key: 'SIGNATURE_INVALID',
    });
  });

  test('five minutes after it was prepared', async () => {
    const given = await signed();
    server.wallClock.moveTo(new Date(Date.parse(START) + 300_001));
    await expect(requireSignature(contextOf('supplier-op'), SUBJECT, given)).rejects.toMatchObject({ key: 'SIGNATURE_INVALID' });
    server.wallClock.moveTo(new Date(START));
  });
});

describe('a signature value', () => {
  test('is bound to a version and a signing request, and cannot be used for another', async () => {
    const [first, second] = [await signed(), await signed()];
    const again = { ...second, value: first.value };
    await expect(requireSignature(contextOf('supplier-op'), SUBJECT, again)).rejects.toMatchObject({ key: 'SIGNATURE_INVALID' });
    const kept = await requireSignature(contextOf('supplier-op'), SUBJECT, first);
    expect(kept).toEqual({
      certificateSerial: first.certificateSerial,
      value: first.value,
      text: boundText(SUBJECT.text, { version: 3, nonce: first.requestId }),
    });
  });

  test('is accepted once, even if its signing request is reopened', async () => {
    const given = await signed();
    await requireSignature(contextOf('supplier-op'), SUBJECT, given);
    await server.database.session((session) =>
      session.query(`update signature_request set used_at = null where id = '${given.requestId}'`),
    );
    await expect(requireSignature(contextOf('supplier-op'), SUBJECT, given)).rejects.toMatchObject({ key: 'SIGNATURE_INVALID' });
  });
});

describe('a certificate for one enterprise', () => {
  const prepared = (actsFor: string) => prepareSignature(contextOf('multi-op', actsFor), SUBJECT);

  test('is only offered for that enterprise', async () => {
    for (const [actsFor, serial, name] of [
      ['E1001', 'SM2-U6', '晋北煤业集团有限公司'],
      ['E1002', 'SM2-U6-2', '恒信机电设备有限公司'],
    ] as const)
      expect((await prepared(actsFor)).certificates).toMatchObject([{ serial, subject: `${name}·人员U6` }]);
  });

  test('cannot sign for another', async () => {
    const client = await server.as('multi-op');
    const { requestId } = await prepared('E1001');
    await expect(client.call(signature.sign, { requestId, certificateSerial: 'SM2-U6-2', pin: DEMO_PIN })).rejects.toMatchObject({
      code: '30006',
    });
    const other = await prepared('E1002');
    await expect(
      client.call(signature.sign, { requestId: other.requestId, certificateSerial: 'SM2-U6-2', pin: DEMO_PIN }),
    ).rejects.toMatchObject({ code: '10002' });
  });

  test('is refused in acts for another, however the signature was made', async () => {
    const { requestId, text } = await prepared('E1002');
    const value = await contextOf('multi-op', 'E1001').signer.sign(
      { userId: 'U6', enterpriseNo: z.parse(EnterpriseNo, 'E1001') },
      'SM2-U6',
      DEMO_PIN,
      text,
    );
    const given = { requestId, certificateSerial: 'SM2-U6', value };
    await expect(requireSignature(contextOf('multi-op', 'E1002'), SUBJECT, given)).rejects.toMatchObject({ key: 'SIGNATURE_INVALID' });
    const mine = await signedFor('E1001');
    await expect(requireSignature(contextOf('multi-op', 'E1002'), SUBJECT, mine)).rejects.toMatchObject({ key: 'SIGNATURE_INVALID' });
  });

  async function signedFor(actsFor: string): Promise<Signature> {
    const { requestId } = await prepared(actsFor);
    return (await server.as('multi-op')).call(signature.sign, { requestId, certificateSerial: 'SM2-U6', pin: DEMO_PIN });
  }
});

describe('a certificate', () => {
  test('of another person cannot be used', async () => {
    const { requestId } = await prepareSignature(contextOf('supplier-op'), SUBJECT);
    const client = await server.as('supplier-op');
    const sign = client.call(signature.sign, { requestId, certificateSerial: 'SM2-U3', pin: DEMO_PIN });
    await expect(sign).rejects.toMatchObject({ code: '30006' });
  });

  test('does not sign a request of another person', async () => {
    const { requestId } = await prepareSignature(contextOf('supplier-op'), SUBJECT);
    const client = await server.as('supplier-review');
    await expect(client.call(signature.sign, { requestId, certificateSerial: 'SM2-U3', pin: DEMO_PIN })).rejects.toMatchObject({
      code: '10002',
    });
  });

  test('is locked after five wrong PINs, for half an hour', async () => {
    const tryPin = (pin: string) => signed(SUBJECT, 'supplier-review', pin);
    for (const left of [4, 3, 2, 1])
      expect(await refusalOf(tryPin('000000'))).toMatchObject({ code: '30021', message: `PIN 码错误，还可尝试 ${left} 次` });
    await expect(tryPin('000000')).rejects.toMatchObject({ code: '30022' });
    await expect(tryPin(DEMO_PIN)).rejects.toMatchObject({ code: '30022' });
    server.wallClock.moveTo(new Date(Date.parse(START) + 29.5 * 60_000));
    expect(await refusalOf(tryPin(DEMO_PIN))).toMatchObject({ code: '30022', message: 'PIN 码连续输错，证书已锁定，请 1 分钟后再试' });
    server.wallClock.moveTo(new Date(Date.parse(START) + 31 * 60_000));
    // The counter starts again after the lock, and after each success.
    expect(await refusalOf(tryPin('000000'))).toMatchObject({ message: 'PIN 码错误，还可尝试 4 次' });
    expect((await tryPin(DEMO_PIN)).value).toMatch(/^[0-9a-f]{128}$/);
    expect(await refusalOf(tryPin('000000'))).toMatchObject({ message: 'PIN 码错误，还可尝试 4 次' });
    expect((await tryPin(DEMO_PIN)).value).toMatch(/^[0-9a-f]{128}$/);
    server.wallClock.moveTo(new Date(START));
  });

  test('without a key in the database cannot sign with any PIN', async () => {
    const { db } = server.database;
    const elsewhere = { ...HOLDER, userId: 'U1', serial: 'ELSEWHERE' };
    const { clock, random } = server.services;
    await issueDemoCertificate({ db, random, clock }, elsewhere);
    await db.update(certificate).set({ sealedKey: null }).where(eq(certificate.serial, 'ELSEWHERE'));
    const sign = contextOf('supplier-op').signer.sign(elsewhere, 'ELSEWHERE', DEMO_PIN, 'text');
    await expect(sign).rejects.toMatchObject({ key: 'PIN_WRONG', details: { left: 4 } });
    await expect(openDemoKey(db, 'ELSEWHERE', DEMO_PIN)).rejects.toThrow('the PIN opens no demo key ELSEWHERE');
  });

  test('is issued for three years, and only if the person has none', async () => {
    const { signer } = contextOf('supplier-op');
    await signer.enrol(HOLDER);
    await signer.enrol({ ...HOLDER, serial: 'NEW-2' });
    expect(await signer.certificatesOf(HOLDER)).toEqual([
      {
        serial: 'NEW-1',
        subject: '恒信机电设备有限公司·新来的',
        issuedBy: '演示证书',
        validUntil: new Date(Date.parse(START) + 3 * 366 * 24 * 3_600_000),
        driver: 'demo',
        boundAt: null,
        lockedUntil: null,
      },
    ]);
  });

  test('verifies exact signature values only, and nothing for an unknown serial', async () => {
    const { signer } = contextOf('supplier-op');
    const owner = { userId: 'U2', enterpriseNo: z.parse(EnterpriseNo, 'E1002') };
    const value = await signer.sign(owner, 'SM2-U2', DEMO_PIN, 'text');
    expect(await signer.verify('SM2-U2', 'text', value)).toBe(true);
    for (const other of [`${value}0`, `${value}\n`, `0${value}`, value.slice(1), value.toUpperCase(), ''])
      expect([other, await signer.verify('SM2-U2', 'text', other)]).toEqual([other, false]);
    expect(await signer.verify('SM2-none', 'text', value)).toBe(false);
  });

  test('of the sandbox signs many texts with a key that is decrypted once', async () => {
    const { db } = server.database;
    const sign = await openDemoKey(db, 'SM2-U2', DEMO_PIN);
    const { signer } = contextOf('supplier-op');
    for (const text of ['one', 'other']) expect(await signer.verify('SM2-U2', text, sign(text))).toBe(true);
    for (const [serial, pin] of [
      ['SM2-U2', '000000'],
      ['SM2-none', DEMO_PIN],
    ] as const)
      await expect(openDemoKey(db, serial, pin)).rejects.toThrow(`the PIN opens no demo key ${serial}`);
  });

  test('can be any of those that the person has for the enterprise', async () => {
    const { db } = server.database;
    const { clock, random } = server.services;
    await issueDemoCertificate({ db, random, clock }, { ...HOLDER, userId: 'U3', serial: 'SM2-U3-more' });
    const context = contextOf('supplier-review');
    const { requestId, text, certificates } = await prepareSignature(context, SUBJECT);
    expect(certificates.map(({ serial }) => serial)).toEqual(['SM2-U3', 'SM2-U3-more']);
    const value = await context.signer.sign({ ...HOLDER, userId: 'U3' }, 'SM2-U3-more', DEMO_PIN, text);
    const given = { requestId, certificateSerial: 'SM2-U3-more', value };
    expect(await requireSignature(context, SUBJECT, given)).toEqual({ certificateSerial: 'SM2-U3-more', text, value });
  });

  test.each([
    ['zero', 0n, KEY_ONE],
    ['the largest value in range', ORDER - 3n, KEY_OF_MINUS_TWO],
    ['the first value out of range', ORDER - 2n, KEY_ONE],
  ])('gets a valid key of full length when the random number is %s', async (_, chance, publicKey) => {
    const given = Buffer.from(chance.toString(16).padStart(64, '0'), 'hex');
    const random = { ...server.services.random, bytes: (count: number) => given.subarray(0, count) };
    await withRollback(server, async (db) => {
      await issueDemoCertificate({ db, random, clock: server.services.clock }, { ...HOLDER, userId: 'U1', serial: 'GIVEN' });
      const [row] = await db.select().from(certificate).where(eq(certificate.serial, 'GIVEN'));
      expect(row?.publicKey).toBe(publicKey);
      const sign = await openDemoKey(db, 'GIVEN', DEMO_PIN);
      expect(await server.services.signerOn(db).verify('GIVEN', 'text', sign('text'))).toBe(true);
    });
  });

  test('can be listed for several people of an enterprise at once', async () => {
    const { signer } = contextOf('supplier-op');
    const told = await signer.certificatesIn(z.parse(EnterpriseNo, 'E1002'), ['U2', 'U6', 'nobody']);
    const serials = [...told].map(([userId, certificates]) => [userId, certificates.map(({ serial }) => serial)]);
    expect(serials).toEqual([
      ['U2', ['SM2-U2']],
      ['U6', ['SM2-U6-2']],
      ['nobody', []],
    ]);
    expect(told.get('U2')).toEqual(await signer.certificatesOf({ userId: 'U2', enterpriseNo: z.parse(EnterpriseNo, 'E1002') }));
  });

  test('has its own private key, which is stored encrypted with the PIN', async () => {
    const rows = await server.database.db.select().from(certificate);
    expect(new Set(rows.map(({ publicKey }) => publicKey)).size).toBe(rows.length);
    const [row] = rows;
    expect(row?.sealedKey).toMatch(/^[\w+/=]+$/);
    expect(Buffer.from(row?.sealedKey ?? '', 'base64').length).toBe(12 + 16 + 32);
  });
});

test('a request that has waited too long says so, and is no request any more', async () => {
  const { requestId } = await prepareSignature(contextOf('supplier-op'), SUBJECT);
  const before = server.wallClock.now();
  server.wallClock.moveTo(new Date(before.getTime() + 300_001));
  const client = await server.as('supplier-op');
  await expect(client.call(signature.sign, { requestId, certificateSerial: 'SM2-U2', pin: DEMO_PIN })).rejects.toMatchObject({
    code: '30027',
  });
  server.wallClock.moveTo(before);
});

test('a request that was never prepared is not found', async () => {
  const client = await server.as('supplier-op');
  const requestId = z.parse(SignatureRequestId, 'none');
  await expect(client.call(signature.sign, { requestId, certificateSerial: 'SM2-U2', pin: DEMO_PIN })).rejects.toMatchObject({
    code: '10002',
  });
  expect(await server.database.db.select().from(signatureRequest)).not.toEqual([]);
});
