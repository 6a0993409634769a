import { contract, EnterpriseNo, FinancingId, PledgeId, UserId, VoucherId } from '@lianxin/api/contract';
import { REFUSAL_CODES } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, issuanceForm, leg, refusalOf, signed } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { withRollback } from '../../../testing/on-ledger.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { assertOneSide, assertOneSideOf } from '../../applications/application/index.ts';

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

describe('of an application to a lender', () => {
  let sandbox: TestServer;
  beforeAll(async () => {
    sandbox = await createTestServer({ world: sandboxWorld });
  });
  afterAll(() => sandbox.close());

  /** A step of an application by a person who has acted on its vouchers for this enterprise alone. */
  async function stepIn(kind: string, lenderSide: boolean) {
    const [found] = await sandbox.database.session((session) =>
      session.query(
        `select l.actor_id, l.enterprise_no, l.object_id, p.voucher_id from application_log l join ${kind}_piece p on p.${kind}_id = l.object_id
         join ${kind} a on a.id = l.object_id
         where l.object_kind = $1 and l.actor_id is not null and (l.enterprise_no = a.enterprise_no) <> $2 order by l.id limit 1`,
        [kind, lenderSide],
      ),
    );
    const read = z.parse(
      z.object({ actor_id: UserId, enterprise_no: EnterpriseNo, object_id: z.union([FinancingId, PledgeId]), voucher_id: VoucherId }),
      found,
    );
    return { userId: read.actor_id, enterpriseNo: read.enterprise_no, applicationId: read.object_id, voucherId: read.voucher_id };
  }

  const acting = (db: Db, userId: UserId | null, actsFor: EnterpriseNo) => ({
    db,
    actor: { userId, name: '', role: 'operator' as const, enterpriseNo: actsFor, ip: null },
  });
  const other = enterpriseNo('E1003');

  test.each(['financing', 'pledge'])('%s: nobody acts for a second enterprise; for their own they do', async (kind) => {
    const { userId, enterpriseNo: own, applicationId, voucherId } = await stepIn(kind, false);
    await withRollback(sandbox, async (db) => {
      await expect(assertOneSideOf(kind, acting(db, userId, other), applicationId)).rejects.toMatchObject({ key: 'BOTH_SIDES' });
      await expect(assertOneSide(acting(db, userId, other), [voucherId])).rejects.toMatchObject({ key: 'BOTH_SIDES' });
      await assertOneSideOf(kind, acting(db, userId, own), applicationId);
      await assertOneSideOf(kind, acting(db, null, other), applicationId);
    });
  });

  test('who decided for the lender has acted on the voucher', async () => {
    const { userId, enterpriseNo: own, applicationId, voucherId } = await stepIn('pledge', true);
    await withRollback(sandbox, async (db) => {
      await assertOneSideOf('pledge', acting(db, userId, own), applicationId);
      await expect(assertOneSide(acting(db, userId, other), [voucherId])).rejects.toMatchObject({ key: 'BOTH_SIDES' });
    });
  });
});
