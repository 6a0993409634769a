import { contract, EnterpriseNo, FeeItemId } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operator, userAccount } from '../../schema/index.ts';
import { refusalOf } from '../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import type { Restore } from '../../testing/restore.ts';
import { operations } from '../contract/index.ts';

const { fees, audit } = operations;
const enterpriseNo = z.parse(EnterpriseNo, 'E1005');

let server: OperationsServer;
let returnToStart: Restore;
let ops: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const listed = async (state: 'pending' | 'declared' | 'returned' | 'confirmed' | 'cancelled') =>
  (await ops.call(fees.list, { enterpriseNo, state, page: 1, pageSize: 50 })).list;
const pendingOfPerson = async () =>
  (await (await server.as('fee-admin')).call(contract.account.currentUser, {})).pendingFees.map(({ summary }) => summary);

test('what an enterprise says it has paid waits until an operator confirms it or sends it back', async () => {
  const client = await server.as('fee-op');
  const service = (await listed('pending')).find(({ kind }) => kind === 'service');
  if (!service) throw new Error('the sandbox has a service fee');
  const id = z.parse(FeeItemId, service.id);
  expect(await refusalOf(ops.call(fees.confirm, { id, reason: '回单 0001' }))).toMatchObject({ code: '10006' });
  await client.call(contract.fee.pay, { id });
  server.clock.moveTo(new Date('2027-11-20T09:00:00+08:00'));
  await server.runDueJobs();
  expect(await listed('declared')).toMatchObject([{ id, enterprise: { name: '朔源矿山机械有限公司' } }]);

  await ops.call(fees.sendBack, { id, reason: '未查到到账' });
  expect(await listed('returned')).toMatchObject([{ id, returnReason: '未查到到账' }]);
  await client.call(contract.fee.pay, { id });
  await ops.call(fees.confirm, { id, reason: '回单 0002' });
  expect(await listed('confirmed')).toMatchObject([{ id }]);
  const { list } = await ops.call(audit.list, { limit: 2, subjectId: id });
  expect(list.map(({ action, reason }) => [action, reason])).toEqual([
    ['fees.confirm', '回单 0002'],
    ['fees.sendBack', '未查到到账'],
  ]);
});

test('what a person says to have paid is not found paid by the same person as an operator', async () => {
  const [fee] = await listed('pending');
  const id = z.parse(FeeItemId, fee?.id);
  await (await server.as('fee-op')).call(contract.fee.pay, { id });
  const [payer] = await server.database.db.select().from(userAccount).where(eq(userAccount.userName, 'fee-op'));
  await server.database.db
    .update(operator)
    .set({ mobile: payer?.mobile ?? '' })
    .where(eq(operator.name, 'ops'));
  expect(await refusalOf(ops.call(fees.confirm, { id, reason: '回单 0003' }))).toMatchObject({ code: '30004' });
  await (await server.operator('ops-check')).call(fees.confirm, { id, reason: '回单 0003' });
});

test('the open fees of an enterprise are set as a whole', async () => {
  const open = await listed('pending');
  const items = open.map(({ id, kind, amount, agreementUrl, summary, mandatory }) => ({
    id,
    kind,
    amount,
    agreementUrl,
    summary,
    mandatory,
  }));
  const fresh = { kind: 'service', amount: fen(30_000n), agreementUrl: null, summary: '数据服务费', mandatory: true };
  await ops.call(fees.set, { enterpriseNo, items: [...items, fresh], reason: '年度收费' });
  expect((await listed('pending')).map(({ summary }) => summary)).toContain('数据服务费');
  expect(await pendingOfPerson()).toContain('数据服务费');
  await ops.call(fees.set, { enterpriseNo, items, reason: '取消收费' });
  expect(await pendingOfPerson()).not.toContain('数据服务费');
  expect((await listed('cancelled')).map(({ summary }) => summary)).toEqual(['数据服务费']);
});

test('a fee is asked of an enterprise that is there, with an agreement that can be read', async () => {
  const fresh = { kind: 'service', amount: fen(30_000n), agreementUrl: null, summary: '数据服务费', mandatory: false };
  const nobody = z.parse(EnterpriseNo, 'E9999');
  expect(await refusalOf(ops.call(fees.set, { enterpriseNo: nobody, items: [fresh], reason: '年度收费' }))).toMatchObject({
    code: '10002',
  });
  const unreadable = { ...fresh, agreementUrl: 'javascript:alert(1)' };
  expect(await refusalOf(ops.call(fees.set, { enterpriseNo, items: [unreadable], reason: '年度收费' }))).toMatchObject({ code: '10001' });
});
