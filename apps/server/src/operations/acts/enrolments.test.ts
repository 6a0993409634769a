import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operationsWorld } from '../../testing/operations-world.ts';
import { refusalOf, signed } from '../../testing/acting.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { Restore } from '../../testing/restore.ts';
import { operations } from '../contract/index.ts';

const { audit, enrolments } = operations;
const { enrolment } = contract;
const CITY = 10;

let server: OperationsServer;
let returnToStart: Restore;
let ops: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer(operationsWorld);
  ops = await server.operator('ops');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

async function asked() {
  const administrator = await server.as('fi-admin');
  const signature = await signed(administrator, 'enrolmentApply', String(CITY), 0);
  await administrator.call(enrolment.apply, { channel: CITY, signature });
  const { list } = await ops.call(enrolments.list, { state: 'submitted', page: 1, pageSize: 20 });
  return list.find(({ channel }) => channel === CITY) ?? expect.fail('nobody waits');
}
const standing = async () =>
  (await (await server.as('fi-admin')).call(enrolment.list, {})).find(({ channel }) => channel === CITY) ??
  expect.fail('nobody lends there');

test('an operator enters that a lender agrees, once, and it stands in the audit trail', async () => {
  const { id, version, ...shown } = await asked();
  expect(shown).toMatchObject({
    state: 'submitted',
    enterprise: { enterpriseNo: 'E1006' },
    lenderName: '龙城商业银行太原分行',
    decidedAt: null,
  });
  await ops.call(enrolments.accept, { id, version, reason: '银行来函' });
  expect((await ops.call(audit.list, { limit: 1 })).list[0]).toMatchObject({ action: 'enrolments.accept', subjectId: id });
  expect((await standing()).state).toBe('signed');
  expect(await ops.call(enrolments.show, { id })).toMatchObject({ state: 'signed', decidedBy: expect.any(String) });
  expect((await refusalOf(ops.call(enrolments.refuse, { id, version: version + 1, reason: '误录' }))).code).toBe('10006');
});

test('an operator enters that a lender turns it down, and the enterprise reads why', async () => {
  const { id, version } = await asked();
  expect((await refusalOf(ops.call(enrolments.refuse, { id, version: version + 1, reason: '不在服务区域' }))).code).toBe('10005');
  await ops.call(enrolments.refuse, { id, version, reason: '不在服务区域' });
  expect(await standing()).toMatchObject({ state: 'refused', reason: '不在服务区域' });
  expect((await refusalOf(ops.call(enrolments.show, { id: 'none' }))).code).toBe('10002');
});
