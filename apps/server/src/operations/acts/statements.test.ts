import { contract } from '@lianxin/api/contract';
import { ZERO_FEN } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { enterpriseNo } from '../../sandbox/seed/trade.ts';
import { monthlyStatement } from '../../schema/index.ts';
import { operations } from '../contract/index.ts';

const { statements, audit } = operations;

let server: OperationsServer;
beforeAll(async () => {
  server = await createOperationsServer();
});
afterAll(() => server.close());

test('a dispute waits in the list until it is answered; whoever made it is told, and it stands in the trail', async () => {
  const supplier = await server.as('supplier-op');
  const me = await supplier.call(contract.account.currentUser, {});
  const key = { enterpriseNo: enterpriseNo('E1002'), side: 'held', month: '2026-09' } as const;
  const said = {
    state: 'disputed',
    version: 1,
    opening: ZERO_FEN,
    closing: ZERO_FEN,
    decidedBy: me.id,
    decidedByName: me.displayName,
  } as const;
  await server.database.db.insert(monthlyStatement).values({ ...key, ...said, reason: '少列一笔', decidedAt: server.clock.now() });
  const ops = await server.operator('ops');
  expect((await ops.call(statements.list, { page: 1, pageSize: 10 })).list).toMatchObject([
    { enterprise: { enterpriseNo: 'E1002' }, side: 'held', month: '2026-09', reason: '少列一笔', version: 1 },
  ]);
  const answer = { ...key, version: 1, answer: '该笔于次月签收，列入次月账单' };
  expect(await refusalOf(ops.call(statements.answer, { ...answer, version: 3 }))).toMatchObject({ code: '10005' });
  await ops.call(statements.answer, answer);
  expect((await ops.call(statements.list, { page: 1, pageSize: 10 })).total).toBe(0);
  expect(await refusalOf(ops.call(statements.answer, { ...answer, version: 2 }))).toMatchObject({ code: '10006' });
  const told = await supplier.call(contract.message.list, { page: 1, pageSize: 10 });
  expect(told.list).toContainEqual(expect.objectContaining({ subjectKind: 'statement', subjectId: 'held:2026-09' }));
  const { list } = await ops.call(audit.list, { limit: 20 });
  expect(list).toContainEqual(expect.objectContaining({ action: 'statements.answer', subjectId: 'statement:E1002:held:2026-09' }));
});
