import { civilDate } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterpriseNo, yuan } from '../../sandbox/seed/trade.ts';
import { refusalOf } from '../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { operations } from '../contract/index.ts';

const { groups, proposals, audit } = operations;

let server: OperationsServer;
beforeAll(async () => {
  server = await createOperationsServer();
});
afterAll(() => server.close());

test('what one enterprise answers for of another is set by two operators, and stands in the trail', async () => {
  const ops = await server.operator('ops');
  const check = await server.operator('ops-check');
  const [guarantorNo, guaranteedNo] = [enterpriseNo('E1001'), enterpriseNo('E1002')];
  const validUntil = civilDate('2027-06-30') ?? expect.fail();
  const terms = { guarantorNo, number: 'JTDB-9', total: yuan(8_000_000), validUntil, version: 0, reason: '集团批复' };
  const proposed = await ops.call(groups.guarantee, { ...terms, guaranteedNo });
  if (proposed.carriedOut) expect.fail('one operator sufficed');
  expect((await ops.call(groups.show, {})).list).toEqual([]);
  await check.call(proposals.approve, { proposalId: proposed.proposalId });
  expect((await ops.call(groups.show, { guarantorNo })).list).toMatchObject([
    { guaranteed: { enterpriseNo: 'E1002' }, total: yuan(8_000_000), version: 1, setBy: 'ops-check' },
  ]);
  const { list } = await ops.call(audit.list, { limit: 20 });
  expect(list).toContainEqual(expect.objectContaining({ action: 'groups.guarantee', subjectId: 'group:E1001:E1002' }));
  const own = await ops.call(groups.guarantee, { ...terms, guaranteedNo: guarantorNo });
  if (own.carriedOut) expect.fail('one operator sufficed');
  expect(await refusalOf(check.call(proposals.approve, { proposalId: own.proposalId }))).toMatchObject({ code: '10001' });
});

test('whose figures a group may see is granted and taken back by two operators', async () => {
  const ops = await server.operator('ops');
  const check = await server.operator('ops-check');
  const both = { headNo: enterpriseNo('E1001'), memberNo: enterpriseNo('E1002'), reason: '集团批复' };
  const set = async (granted: boolean) => {
    const proposed = await ops.call(groups.setMember, { ...both, granted });
    if (proposed.carriedOut) expect.fail('one operator sufficed');
    return check.call(proposals.approve, { proposalId: proposed.proposalId });
  };
  await set(true);
  expect((await ops.call(groups.members, { headNo: both.headNo })).list).toMatchObject([
    { member: { enterpriseNo: 'E1002' }, setBy: 'ops-check' },
  ]);
  expect(await refusalOf(set(true))).toMatchObject({ code: '10007' });
  await set(false);
  expect((await ops.call(groups.members, { headNo: both.headNo })).list).toEqual([]);
});
