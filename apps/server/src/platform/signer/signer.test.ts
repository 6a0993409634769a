import { contract, SignatureRequestId, type Signature } from '@lianxin/api/contract';
import { sm2 } from 'sm-crypto-v2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { certificate, signatureRequest } from '../../schema/index.ts';
import type { CallContext } from '../call-context.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { DEMO_PIN } from './demo-signer.ts';
import { prepareSignature, requireSignature, type SigningSubject } from '../../business/signed-text/signature-requests.ts';

const { signature } = contract;
const SUBJECT: SigningSubject = {
  act: 'issuanceSignFor',
  subjectId: 'I1',
  version: 3,
  text: 'LX-SIGN-1|signFor|sign|LX1|晋北煤业|3286500.00',
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const userIds: Record<string, string> = { 'supplier-op': 'U2', 'supplier-review': 'U3' };

/** The part of a context that signing needs, on the database itself. */
function contextOf(userName: string): CallContext {
  const { database, ids, wallClock, signerOn } = server.services;
  return {
    db: database.db,
    ids,
    wallClock,
    signer: signerOn(database.db),
    viewer: { userId: userIds[userName] },
  } as unknown as CallContext;
}

async function signed(subject = SUBJECT, userName = 'supplier-op', pin = DEMO_PIN): Promise<Signature> {
  const { requestId, certificates } = await prepareSignature(contextOf(userName), subject);
  const client = await server.as(userName);
  return client.call(signature.sign, { requestId, certificateSerial: certificates[0]?.serial ?? '', pin });
}

test('an act takes the signature over what was shown, once', async () => {
  const given = await signed();
  await requireSignature(contextOf('supplier-op'), SUBJECT, given);
  await expect(requireSignature(contextOf('supplier-op'), SUBJECT, given)).rejects.toMatchObject({ key: 'SIGNATURE_INVALID' });
});

test('any other SM2 implementation verifies it with the certificate’s key', async () => {
  const { value, certificateSerial } = await signed();
  const rows = await server.database.db.select().from(certificate);
  const publicKey = rows.find(({ serial }) => serial === certificateSerial)?.publicKey ?? '';
  expect(sm2.doVerifySignature(SUBJECT.text, value, publicKey, { hash: true })).toBe(true);
  expect(sm2.doVerifySignature(`${SUBJECT.text}0`, value, publicKey, { hash: true })).toBe(false);
});

describe('a signature does not serve', () => {
  test.each<[string, Partial<SigningSubject>]>([
    ['another act', { act: 'issuanceReview' }],
    ['another object', { subjectId: 'I2' }],
    ['another version', { version: 4 }],
    ['changed elements', { text: `${SUBJECT.text}0` }],
  ])('%s', async (_name, change) => {
    const given = await signed();
    await expect(requireSignature(contextOf('supplier-op'), { ...SUBJECT, ...change }, given)).rejects.toMatchObject({
      key: 'SIGNATURE_INVALID',
    });
  });

  test('another person', async () => {
    const given = await signed();
    await expect(requireSignature(contextOf('supplier-review'), SUBJECT, given)).rejects.toMatchObject({ key: 'SIGNATURE_INVALID' });
  });

  test('when its value was changed', async () => {
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

describe('the certificate', () => {
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

  test('locks after five wrong PINs, and opens after half an hour', async () => {
    const tryPin = (pin: string) => signed(SUBJECT, 'supplier-review', pin);
    for (let count = 0; count < 5; count += 1) await expect(tryPin('000000')).rejects.toMatchObject({ code: '30006' });
    await expect(tryPin(DEMO_PIN)).rejects.toMatchObject({ code: '10009' });
    server.wallClock.moveTo(new Date(Date.parse(START) + 29 * 60_000));
    await expect(tryPin(DEMO_PIN)).rejects.toMatchObject({ code: '10009' });
    server.wallClock.moveTo(new Date(Date.parse(START) + 31 * 60_000));
    expect((await tryPin(DEMO_PIN)).value).toMatch(/^[0-9a-f]{128}$/);
    server.wallClock.moveTo(new Date(START));
  });

  test('keeps its key from the database: only the PIN opens it', async () => {
    const [row] = await server.database.db.select().from(certificate);
    expect(row?.sealedKey).toMatch(/^[\w+/=]+$/);
    expect(Buffer.from(row?.sealedKey ?? '', 'base64').length).toBe(12 + 16 + 32);
  });
});

test('a request that was never prepared is not found', async () => {
  const client = await server.as('supplier-op');
  const requestId = z.parse(SignatureRequestId, 'none');
  await expect(client.call(signature.sign, { requestId, certificateSerial: 'SM2-U2', pin: DEMO_PIN })).rejects.toMatchObject({
    code: '10002',
  });
  expect(await server.database.db.select().from(signatureRequest)).not.toEqual([]);
});
