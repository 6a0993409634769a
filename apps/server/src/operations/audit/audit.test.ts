import { EnterpriseNo } from '@lianxin/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { operations } from '../contract/index.ts';
import { keyringOf, type Keyring } from '../../platform/security/keys.ts';
import { auditFollower, type AuditEntry } from './chain.ts';
import { sealUnderPresentKey, verifyTrail } from './handlers.ts';
import { recordOperation } from './record.ts';

const { audit, suspensions, operators } = operations;
const core = z.parse(EnterpriseNo, 'E1001');

let server: OperationsServer;
let ops: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
  await ops.call(suspensions.impose, { enterpriseNo: core, reason: '到期未付' });
  await ops.call(suspensions.lift, { enterpriseNo: core, reason: '已结清' });
  await ops.call(operators.disable, { name: 'auditor', version: 1, reason: '调岗' });
});
afterAll(() => server.close());

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));

describe('the audit trail', () => {
  test('says who did what to what, why, and what it changed', async () => {
    const { list } = await ops.call(audit.list, { limit: 10 });
    expect(list.map(({ sequence, action, outcome }) => [sequence, action, outcome])).toEqual([
      [4, 'operators.disable', 'proposed'],
      [3, 'suspensions.lift', 'proposed'],
      [2, 'suspensions.impose', 'done'],
      [1, 'session.signIn', 'done'],
    ]);
    expect(list[2]).toMatchObject({
      operatorName: 'ops',
      subjectId: 'E1001',
      reason: '到期未付',
      before: '{"issueSuspended":false,"suspensionReason":null}',
      after: '{"issueSuspended":true,"suspensionReason":"到期未付"}',
      address: '127.0.0.1',
      requestId: expect.stringMatching(/^\w{26}$/),
    });
  });

  test('is read by person, act and subject, page after page', async () => {
    const found = async (filter: object) => (await ops.call(audit.list, { limit: 10, ...filter })).list.map(({ sequence }) => sequence);
    expect(await found({ action: 'suspensions.impose' })).toEqual([2]);
    expect(await found({ subjectId: 'E1001' })).toEqual([2]);
    expect(await found({ operatorName: 'nobody' })).toEqual([]);
    expect(await found({ before: 3 })).toEqual([2, 1]);
  });

  test('is only ever added to', async () => {
    await expect(sql("update operation_audit set reason = 'x'")).rejects.toThrow(/only ever added/);
    await expect(sql('delete from operation_audit')).rejects.toThrow(/only ever added/);
    await expect(sql('truncate operation_audit')).rejects.toThrow(/only ever added/);
  });
});

describe('verification', () => {
  beforeEach(() => sql('alter table operation_audit disable trigger user'));
  const verdict = () => ops.call(audit.verify, {});

  test('finds the trail whole', async () => {
    expect(await verdict()).toMatchObject({ whole: true, rows: 4, at: null, head: { sequence: 4 } });
  });

  test.each([
    ['operator_id', "'somebody'"],
    ['operator_name', "'somebody'"],
    ['action', "'fees.confirm'"],
    ['outcome', "'done '"],
    ['subject_id', "'E1002'"],
    ['reason', "'其他'"],
    ['before_text', "'{}'"],
    ['after_text', 'null'],
    ['proposed_by', "'ops-check'"],
    ['request_id', "'R'"],
    ['address', "'10.0.0.1'"],
    ['at', "at + interval '1 millisecond'"],
    ['previous_hash', "repeat('1', 64)"],
    ['hash', "repeat('1', 64)"],
    ['seal', "'forged'"],
  ])('finds a changed %s', async (column, value) => {
    const [row] = await sql(`select ${column} as kept from operation_audit where sequence = 2`);
    await sql(`update operation_audit set ${column} = ${value} where sequence = 2`);
    expect(await verdict()).toMatchObject({ whole: false, at: 2 });
    await sql(`update operation_audit set ${column} = $1 where sequence = 2`, [row?.['kept']]);
    expect(await verdict()).toMatchObject({ whole: true });
  });

  test('finds a row that is missing, at the start, between and at the end', async () => {
    for (const sequence of [1, 3, 4]) {
      await sql('create table kept as select * from operation_audit');
      await sql('delete from operation_audit where sequence = $1', [sequence]);
      expect(await verdict()).toMatchObject({ whole: false, at: sequence });
      await sql('delete from operation_audit');
      await sql('insert into operation_audit select * from kept');
      await sql('drop table kept');
    }
    expect(await verdict()).toMatchObject({ whole: true });
  });

  test('finds a trail that was cut and given another end by who has not the key of the server', async () => {
    const [head] = await sql("select value from platform_state where name = 'operationsAudit'");
    const [third] = await sql('select hash, seal from operation_audit where sequence = 3');
    const forged = JSON.stringify({ sequence: 4, hash: third?.['hash'], seal: 'forged' });
    await sql("update platform_state set value = $1 where name = 'operationsAudit'", [forged]);
    expect(await verdict()).toMatchObject({ whole: false });
    await sql("update platform_state set value = $1 where name = 'operationsAudit'", [head?.['value']]);
    expect(await verdict()).toMatchObject({ whole: true });
  });
});

describe('after the key of the server was replaced', () => {
  const [NEXT, LATER] = ['the-next-key-of-the-server-of-this-test', 'the-key-after-the-next-one-of-this-test'];
  const verdictUnder = (keys: Keyring) => server.database.transaction((db) => verifyTrail(db, keys));
  const replaceBy = (keys: Keyring) => sealUnderPresentKey({ ...server.services, keys });
  /** The key of the test server is in its database. */
  const present = async () => String((await sql("select value from platform_state where name = 'serverKey'"))[0]?.['value']);

  test('a server that has the old key vouches for the trail, which is then whole without the old key', async () => {
    const old = await present();
    await replaceBy(keyringOf(NEXT, [], [old]));
    expect(await verdictUnder(keyringOf(NEXT))).toMatchObject({ whole: true });
    const [last] = await sql('select action, operator_name from operation_audit order by sequence desc limit 1');
    expect(last).toEqual({ action: 'keys.replaced', operator_name: 'installation' });
    const rows = await sql('select 1 from operation_audit');
    await replaceBy(keyringOf(NEXT));
    expect(await sql('select 1 from operation_audit')).toEqual(rows);
  });

  test('rows that a server not yet started anew sealed under the old key are vouched for when it is', async () => {
    const [old, before] = [await present(), await sql('select 1 from operation_audit')];
    const record = (keys: Keyring) =>
      server.database.transaction((db) =>
        recordOperation(
          db,
          { keys, wallClock: server.services.wallClock, requestId: 'rolling', address: 'local' },
          { action: 'audit.export', outcome: 'done', by: 'ops' },
        ),
      );
    await record(keyringOf(old, [], [NEXT]));
    await record(keyringOf(NEXT, [], [old]));
    await replaceBy(keyringOf(NEXT, [], [old]));
    expect(await verdictUnder(keyringOf(NEXT))).toMatchObject({ whole: true });
    expect(await sql('select 1 from operation_audit')).toHaveLength(before.length + 3);
  });

  test('a server that has not the old key is refused, and the trail without the new one is not whole', async () => {
    await expect(replaceBy(keyringOf(LATER))).rejects.toThrow(/SERVER_KEY=new,old/);
    expect(await verdictUnder(keyringOf(LATER))).toMatchObject({ whole: false, at: 1 });
  });

  test('what is changed before that row is found', async () => {
    await sql('alter table operation_audit disable trigger user');
    const [row] = await sql('select reason from operation_audit where sequence = 2');
    await sql("update operation_audit set reason = 'x' where sequence = 2");
    expect(await verdictUnder(keyringOf(NEXT))).toMatchObject({ whole: false });
    await sql('update operation_audit set reason = $1 where sequence = 2', [row?.['reason']]);
    await sql('alter table operation_audit enable trigger user');
    expect(await verdictUnder(keyringOf(NEXT))).toMatchObject({ whole: true });
  });
});

test('what was taken out of the system can be computed again by anybody, and taking it is recorded', async () => {
  const { list, head } = await ops.call(audit.export, { after: 0, limit: 1000 });
  expect(list.at(-1)).toMatchObject({ action: 'audit.export', operatorName: 'ops' });
  const follow = (rows: readonly AuditEntry[]) => {
    const follower = auditFollower();
    return rows.every((row) => follower.accepts(row)) && follower.endsAt(head);
  };
  expect(follow(list)).toBe(true);
  expect(follow(list.slice(0, -1))).toBe(false);
  expect(follow(list.toReversed())).toBe(false);
  fc.assert(
    fc.property(
      fc.nat(list.length - 1),
      fc.constantFrom('reason', 'operatorName', 'action', 'after', 'hash'),
      fc.string({ minLength: 1 }),
      (at, field, text) => {
        const changed = list.map((row, index) => (index === at ? { ...row, [field]: `${row[field] ?? ''}${text}` } : row));
        return !follow(changed);
      },
    ),
    { seed: 20261121, numRuns: propertyRuns(300) },
  );
});
