import { BankAccountId, contract, type IssuanceId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, bankAccount } from '../../../schema/index.ts';
import { DEMO_PIN } from '../../../platform/signer/demo-signer.ts';
import { accountId } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, leg, refusalOf, signed } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const INVALID = '30006';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

const prepared = async (who: string, act: 'issuanceSignFor' | 'transferSignFor', subjectId: string, version: number) =>
  (await server.as(who)).call(contract.signature.prepare, { act, subjectId, version });
const ownAccount = async (owner: string) => {
  const [row] = await server.database.db
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.id, accountId(owner)));
  return row ?? expect.fail('no account');
};
const historyOf = async (who: string, id: IssuanceId) => (await server.as(who)).call(contract.issuance.circulation, { id });

describe('a used signature', () => {
  test('cannot be used again after a return, though the parties can read it', async () => {
    const { id, version } = await people.issue({ amount: 4000, invoice: 9 });
    const operator = await server.as('supplier-op');
    const first = await signed(operator, 'issuanceSignFor', id, version);
    const sign = { kind: 'issuance', id, decision: 'sign', agreed: true } as const;
    const waiting = await operator.call(contract.transfer.signFor, { ...sign, version, signature: first });
    const reviewer = await server.as('supplier-review');
    const back = await reviewer.call(contract.transfer.confirmSignFor, {
      kind: 'issuance',
      id,
      version: waiting.version,
      decision: 'return',
      reason: '请核对收款账户',
    });
    const shown = (await historyOf('supplier-op', id)).flatMap(({ signature }) => signature?.value ?? []);
    expect(shown).toContain(first.value);
    for (const value of shown)
      for (const requestId of [first.requestId, (await prepared('supplier-op', 'issuanceSignFor', id, back.version)).requestId]) {
        const again = { ...sign, version: back.version, signature: { ...first, requestId, value } };
        expect((await refusalOf(operator.call(contract.transfer.signFor, again))).code).toBe(INVALID);
      }
    expect((await people.sign('issuance', id, back.version)).state).toBe('awaitingSignatureReview');
  });
});

describe('the signed text', () => {
  test('names version and preparation: two preparations of one act differ', async () => {
    const { id, version } = await people.issue({ amount: 4000, invoice: 9 });
    const [one, other] = [
      await prepared('supplier-op', 'issuanceSignFor', id, version),
      await prepared('supplier-op', 'issuanceSignFor', id, version),
    ];
    expect(one.text.split('|').slice(-2)).toEqual([String(version), one.requestId]);
    expect(other.text).not.toBe(one.text);
  });

  test('names parties, voucher and full account as shown, and the display is logged', async () => {
    const { id, version } = await people.issue({ amount: 4000, invoice: 9 });
    const { accountName, bankName, accountNumber } = await ownAccount('E1002');
    const { text, elements } = await prepared('supplier-op', 'issuanceSignFor', id, version);
    const number = (await (await server.as('core-op')).call(contract.issuance.get, { id })).voucherNumber;
    expect(Object.fromEntries(elements.map(({ code, value }) => [code, value]))).toEqual({
      voucherNumber: number,
      issuerName: '晋北煤业集团有限公司',
      recipientName: '恒信机电设备有限公司',
      amount: '4000.00',
      dueOn: '2027-05-14',
      receivingAccount: `${accountName}　${bankName}　${accountNumber}`,
    });
    for (const part of [number ?? '', accountNumber.replaceAll(' ', ''), accountName, bankName]) expect(text).toContain(`|${part}|`);
    const shown = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'bankAccount.reveal'));
    expect(shown).toContainEqual(expect.objectContaining({ subjectId: accountId('E1002'), enterpriseNo: 'E1002' }));
  });

  test('of a transfer names debtor, sender, and both numbers', async () => {
    const piece = await people.heldPiece({ amount: 4000, invoice: 9 });
    const [sent] = (await people.transfer([leg(piece, { amount: 4000, invoice: 9 })])).transfers;
    if (!sent) throw new Error('no transfer');
    const { id, version } = await people.passTransfer(sent.id, sent.version);
    const { text, elements } = await prepared('tier2-op', 'transferSignFor', id, version);
    expect(Object.fromEntries(elements.map(({ code, value }) => [code, value]))).toMatchObject({
      voucherNumber: `${piece.number}-01`,
      transferNumber: sent.transferNumber,
      issuerName: '晋北煤业集团有限公司',
      senderName: '恒信机电设备有限公司',
      recipientName: '云岭物流有限公司',
    });
    for (const { code, value } of elements) if (code !== 'receivingAccount') expect(text).toContain(`|${value}|`);
  });

  test('for one account is not valid for another with the same masked number', async () => {
    const { id, version } = await people.issue({ amount: 4000, invoice: 10 });
    const own = await ownAccount('E1002');
    const digits = own.accountNumber.replaceAll(' ', '');
    const twin = z.parse(BankAccountId, 'B1002-twin');
    const middle = digits[8] === '0' ? '1' : '0';
    await server.database.db
      .insert(bankAccount)
      .values({ ...own, id: twin, accountNumber: `${digits.slice(0, 8)}${middle}${digits.slice(9)}`, isDefault: false, pays: false });
    const operator = await server.as('supplier-op');
    const signature = await signed(operator, 'issuanceSignFor', id, version);
    const sign = { kind: 'issuance', id, version, decision: 'sign', agreed: true, receivingAccountId: twin, signature } as const;
    expect((await refusalOf(operator.call(contract.transfer.signFor, sign))).code).toBe(INVALID);
  });

  test('is not prepared after a change or a signature', async () => {
    const { id, version } = await people.issue({ amount: 4000, invoice: 10 });
    expect((await refusalOf(prepared('supplier-op', 'issuanceSignFor', id, version - 1))).code).toBe('10005');
    const signedFor = await people.sign('issuance', id, version);
    expect((await refusalOf(prepared('supplier-op', 'issuanceSignFor', id, signedFor.version))).code).toBe('10006');
  });

  test('is not prepared for an unusable account', async () => {
    const { id, version } = await people.issue({ amount: 4000, invoice: 10 });
    const operator = await server.as('supplier-op');
    const request = { act: 'issuanceSignFor', subjectId: id, version, receivingAccountId: accountId('E1003') } as const;
    expect((await refusalOf(operator.call(contract.signature.prepare, request))).code).toBe('30009');
  });

  test('is in the history with the account masked, except for its enterprise', async () => {
    const { id, version } = await people.issue({ amount: 4000, invoice: 10 });
    await people.sign('issuance', id, version);
    const digits = (await ownAccount('E1002')).accountNumber.replaceAll(' ', '');
    const textFor = async (who: string) => (await historyOf(who, id)).map(({ signature }) => signature?.text ?? '').join('\n');
    expect(await textFor('supplier-op')).toContain(digits);
    const forIssuer = await textFor('core-op');
    expect(forIssuer).not.toContain(digits);
    expect(forIssuer).toContain(`${digits.slice(0, 4)} **** **** ${digits.slice(-4)}`);
  });
});

test('a certificate for one enterprise does not sign for another', async () => {
  const { id, version } = await people.issue({ amount: 4000, invoice: 10 });
  const multi = await server.as('multi-op');
  const supplier = (await ownAccount('E1002')).enterpriseNo;
  await multi.call(contract.account.switchEnterprise, { enterpriseNo: supplier });
  const { requestId, certificates } = await multi.call(contract.signature.prepare, { act: 'issuanceSignFor', subjectId: id, version });
  expect(certificates.map(({ subject }) => subject)).toEqual(['恒信机电设备有限公司·林晓东']);
  const all = await server.database.session((session) =>
    session.query("select c.serial, c.enterprise_no from certificate c join user_account u using (user_id) where u.user_name = 'multi-op'"),
  );
  expect(all).toHaveLength(3);
  for (const { serial, enterprise_no: owner } of all) {
    const sign = multi.call(contract.signature.sign, { requestId, certificateSerial: String(serial), pin: DEMO_PIN });
    if (owner === supplier) await sign;
    else expect((await refusalOf(sign)).code).toBe(INVALID);
  }
});
