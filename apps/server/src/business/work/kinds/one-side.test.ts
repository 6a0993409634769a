import { contract } from '@lianxin/api/contract';
import { REFUSAL_CODES } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, issuanceForm, leg, refusalOf, signed } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { BOTH_SIDES } = REFUSAL_CODES;

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

/** Signs in the person who works for two enterprises. */
async function multi(actsFor: string) {
  const client = await server.as('multi-op');
  await client.call(contract.account.switchEnterprise, { enterpriseNo: enterpriseNo(actsFor) });
  return client;
}

async function issuedByMulti() {
  const core = await multi('E1001');
  const { id, version } = await core.call(contract.issuance.apply, { form: await issuanceForm(core, { amount: 3000, invoice: 9 }) });
  return people.pass(id, version);
}

test('a person who applied for the issuer cannot sign or refuse for the recipient; a colleague can', async () => {
  const { id, version } = await issuedByMulti();
  const supplier = await multi('E1002');
  const prepared = supplier.call(contract.signature.prepare, { act: 'issuanceSignFor', subjectId: id, version });
  expect(await refusalOf(prepared)).toMatchObject({
    code: BOTH_SIDES,
    message: '您已代表另一企业办理过这张凭证，请由本企业其他人员办理',
  });
  const refused = supplier.call(contract.transfer.signFor, { kind: 'issuance', id, version, decision: 'refuse', reason: '不收' });
  expect((await refusalOf(refused)).code).toBe(BOTH_SIDES);
  expect((await people.receive('issuance', id, version)).state).toBe('effective');
});

test('a person who applied for the issuer cannot transfer for the holder', async () => {
  const { id, version } = await issuedByMulti();
  await people.receive('issuance', id, version);
  const [root] = await (await server.as('core-op')).call(contract.issuance.children, { id });
  const supplier = await multi('E1002');
  const piece = await supplier.call(contract.voucher.get, { id: root?.id ?? expect.fail('nothing was issued') });
  const sent = supplier.call(contract.transfer.apply, { legs: [leg(piece, { amount: 3000, invoice: 7 })] });
  expect((await refusalOf(sent)).code).toBe(BOTH_SIDES);
});

test('one natural person counts as one under any user name', async () => {
  const { id, version } = await people.issue({ amount: 3000, invoice: 9 });
  const sameAs = (userName: string, other: string) =>
    server.database.session((session) =>
      session.query(
        'update user_account set identity_lookup = (select identity_lookup from user_account where user_name = $2) where user_name = $1',
        [userName, other],
      ),
    );
  await sameAs('supplier-op', 'core-op');
  const operator = await server.as('supplier-op');
  const prepared = operator.call(contract.signature.prepare, { act: 'issuanceSignFor', subjectId: id, version });
  expect((await refusalOf(prepared)).code).toBe(BOTH_SIDES);
  await server.database.session((session) =>
    session.exec("update user_account set identity_lookup = null where user_name in ('supplier-op', 'core-op')"),
  );
  expect((await people.sign('issuance', id, version)).state).toBe('awaitingSignatureReview');
});

test('acting repeatedly for one enterprise is allowed', async () => {
  const core = await multi('E1001');
  const { id, version } = await core.call(contract.issuance.apply, { form: await issuanceForm(core, { amount: 3000, invoice: 10 }) });
  const passed = await people.pass(id, version);
  const asked = await core.call(contract.issuance.cancel, { id, version: passed.version, act: 'void', reason: '金额有误' });
  const reviewer = await server.as('core-review');
  const signature = await signed(reviewer, 'voidReview', id, asked.version);
  const voided = await reviewer.call(contract.issuance.review, { id, version: asked.version, decision: 'pass', signature });
  expect(voided.state).toBe('voided');
});
