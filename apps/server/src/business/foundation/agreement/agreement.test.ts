import { contract, type RequestOf, type Signature } from '@lianxin/api/contract';
import { sm2 } from 'sm-crypto-v2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agreementSignature, auditLog, certificate, enterpriseConfig, legalConsent } from '../../../schema/index.ts';
import { publishDocuments } from '../documents/publish.ts';
import { supplementaryAgreement } from '../documents/texts/supplementary-agreement.ts';
import { createSandboxAccounts, SANDBOX_PASSWORD } from '../../../sandbox/create-accounts.ts';
import { DEMO_PIN } from '../../../platform/signer/demo-signer.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { enterprise, signature, account, documents, session } = contract;
const base64 = (text: string) => Buffer.from(text).toString('base64');

let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer({ world: createSandboxAccounts });
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const prepare = async (userName = 'fee-admin', subjectId = 'E1005') =>
  (await server.as(userName)).call(signature.prepare, { act: 'supplementSign', subjectId, version: 0 });

async function signed(userName = 'fee-admin'): Promise<Signature> {
  const { requestId, certificates } = await prepare(userName);
  return (await server.as(userName)).call(signature.sign, { requestId, certificateSerial: certificates[0]?.serial ?? '', pin: DEMO_PIN });
}
const send = async (request: RequestOf<typeof enterprise.signAgreement>, userName = 'fee-admin') =>
  (await server.as(userName)).call(enterprise.signAgreement, request);
const profile = async (userName = 'fee-admin') => (await server.as(userName)).call(account.currentUser, {});
const later = (minutes: number) => server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + minutes * 60_000));

describe('signing the supplementary agreement', () => {
  test('stores file4 and file5, covering version and hash of both, with person, time and certificate', async () => {
    const given = await signed();
    await send({ signature: given });
    expect(await profile('fee-op')).toMatchObject({ agreementFile: expect.any(String), authorisationFile: expect.any(String) });
    const rows = await server.database.db.select().from(agreementSignature);
    expect(rows.map(({ documentId }) => documentId).toSorted()).toEqual(['authorisationLetter', 'supplementaryAgreement']);
    const key = (await server.database.db.select().from(certificate)).find(({ serial }) => serial === given.certificateSerial);
    for (const row of rows) {
      const document = await server.visitor().call(documents.get, { id: row.documentId });
      expect(row).toMatchObject({ enterpriseNo: 'E1005', version: document.version, sm3: document.sm3, signedAt: server.clock.now() });
      expect(row.text).toContain(`${row.documentId} ${document.version} ${document.sm3}`);
      expect(sm2.doVerifySignature(row.text, row.value, key?.publicKey ?? '', { hash: true })).toBe(true);
    }
    expect(await server.database.db.$count(legalConsent)).toBe(2);
    expect(await server.database.db.select().from(auditLog)).toContainEqual(
      expect.objectContaining({ action: 'enterprise.signAgreement' }),
    );
  });

  test('shows the signed elements: enterprise, signatory, documents with hashes', async () => {
    const { elements } = await prepare();
    expect(elements.map(({ code }) => code)).toEqual([
      'enterpriseName',
      'creditCode',
      'signerName',
      'document',
      'documentHash',
      'document',
      'documentHash',
    ]);
  });

  test('works once', async () => {
    const first = await signed();
    const second = await signed();
    await send({ signature: first });
    await expect(send({ signature: second })).rejects.toMatchObject({ code: '10007' });
    expect(await server.database.db.$count(agreementSignature)).toBe(2);
  });

  test.each(['fee-op', 'fee-review'])('is refused to %s', async (userName) => {
    await expect(prepare(userName)).rejects.toMatchObject({ code: '10004' });
    await expect(send({ signature: await signed() }, userName)).rejects.toMatchObject({ code: '10004' });
  });

  test('is not required after signing, or if switched off', async () => {
    await expect(prepare('supplier-admin', 'E1002')).rejects.toMatchObject({ code: '10007' });
    await server.database.db.insert(enterpriseConfig).values({ enterpriseNo: 'E1005', name: 'signFile45', type: 'other', content: '0' });
    await expect(prepare()).rejects.toMatchObject({ code: '10007' });
  });

  test('refuses a signature over an outdated text', async () => {
    const given = await signed();
    await publishDocuments(server.database.db, [{ ...supplementaryAgreement, version: '1.1', text: '## 第一条 新版' }]);
    await expect(send({ signature: given })).rejects.toMatchObject({ code: '30006' });
    expect(await profile()).toMatchObject({ agreementFile: null });
  });
});

describe('an old sign-in', () => {
  test('requires the password, asked before the text is signed', async () => {
    const client = await server.as('fee-admin');
    later(16);
    await client.call(account.currentUser, {});
    await expect(prepare()).rejects.toMatchObject({ code: '10014' });
    await client.call(session.confirm, { password: base64(SANDBOX_PASSWORD) });
    await send({ signature: await signed() });
    expect(await profile()).toMatchObject({ agreementFile: expect.any(String) });
  });

  test('that grew old while the text was signed takes the password with the same signature', async () => {
    const client = await server.as('fee-admin');
    later(14);
    await client.call(account.currentUser, {});
    const given = await signed();
    later(2);
    await expect(send({ signature: given })).rejects.toMatchObject({ code: '10014' });
    await expect(send({ signature: given, password: base64('wrong-password') })).rejects.toMatchObject({ code: '20005' });
    await send({ signature: given, password: base64(SANDBOX_PASSWORD) });
    expect(await profile()).toMatchObject({ agreementFile: expect.any(String) });
  });

  test('allows five attempts at the password in a quarter of an hour, correct ones included', async () => {
    const given = await signed();
    for (let count = 0; count < 5; count += 1)
      await expect(send({ signature: given, password: base64('wrong-password') })).rejects.toMatchObject({ code: '20005' });
    await expect(send({ signature: given, password: base64(SANDBOX_PASSWORD) })).rejects.toMatchObject({ code: '10009' });
    later(16);
    await (await server.as('fee-admin')).call(session.confirm, { password: base64(SANDBOX_PASSWORD) });
    await send({ signature: await signed() });
  });
});
