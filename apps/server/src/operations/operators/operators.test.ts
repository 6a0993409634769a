import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import { operations } from '../contract/index.ts';

const { operators, proposals, session, audit } = operations;

let server: OperationsServer;
let ops: OperationsClient;
let check: OperationsClient;
beforeEach(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
  check = await server.operator('ops-check');
});
afterEach(() => server.close());

const clerk = { name: 'clerk', displayName: '钱进', duties: ['fees' as const], reason: '新入职' };
const versionOf = async (name: string) => (await ops.call(operators.list, {})).list.find((one) => one.name === name)?.version ?? 0;

describe('the people who run the platform', () => {
  test('are added by two, and begin with a first password that only the second is told, once', async () => {
    const { proposalId, firstPassword: untold } = await ops.call(operators.add, clerk);
    expect(untold).toBeUndefined();
    const key = 'approve-the-clerk';
    const request = { proposalId: proposalId ?? '' };
    const { firstPassword = '' } = await check.call(proposals.approve, request, key);
    expect(firstPassword).toMatch(/^(\w{5}-){3}\w{5}$/);
    expect((await check.call(proposals.approve, request, key)).firstPassword).toBeUndefined();
    const newcomer = await server.operator('clerk', firstPassword);
    expect(await newcomer.call(session.me, {})).toMatchObject({ duties: ['fees'], passwordDue: true });
    const kept = await server.database.session(async (sql) => [
      await sql.query('select * from idempotency'),
      await sql.query('select * from operation_audit'),
      await sql.query('select * from operation_proposal'),
      await sql.query('select * from operator'),
    ]);
    expect(JSON.stringify(kept, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      firstPassword,
    );
  });

  test('are one a name', async () => {
    const { proposalId } = await ops.call(operators.add, { ...clerk, name: 'auditor' });
    expect(await refusalOf(check.call(proposals.approve, { proposalId: proposalId ?? '' }))).toMatchObject({ code: '10007' });
  });

  test('lose their sessions at once when they are disabled, and get in again when two enable them', async () => {
    const auditor = await server.operator('auditor');
    await ops.call(operators.disable, { name: 'auditor', version: await versionOf('auditor'), reason: '离岗' });
    expect(await refusalOf(auditor.call(session.me, {}))).toMatchObject({ code: '00018' });
    expect(await refusalOf(server.operator('auditor'))).toMatchObject({ code: '20001' });
    const enable = { name: 'auditor', version: await versionOf('auditor'), reason: '返岗' };
    const { proposalId } = await ops.call(operators.enable, enable);
    await check.call(proposals.approve, { proposalId: proposalId ?? '' });
    expect(await (await server.operator('auditor')).call(session.me, {})).toMatchObject({ name: 'auditor' });
  });

  test('get a first password again from two, which ends their sessions', async () => {
    const auditor = await server.operator('auditor');
    const { proposalId } = await ops.call(operators.reset, { name: 'auditor', version: 1, reason: '忘记密码' });
    expect(await auditor.call(session.me, {})).toMatchObject({ name: 'auditor' });
    const { firstPassword = '' } = await check.call(proposals.approve, { proposalId: proposalId ?? '' });
    expect(await refusalOf(auditor.call(session.me, {}))).toMatchObject({ code: '00018' });
    expect(await (await server.operator('auditor', firstPassword)).call(session.me, {})).toMatchObject({ passwordDue: true });
  });

  test('are changed only by who has seen the newest', async () => {
    await ops.call(operators.disable, { name: 'auditor', version: 1, reason: '离岗' });
    const again = check.call(operators.disable, { name: 'auditor', version: 1, reason: '离岗' });
    expect(await refusalOf(again)).toMatchObject({ code: '10005', message: expect.stringContaining('ops') });
  });

  test('always have one left who can manage operators, who may then make a colleague alone', async () => {
    await ops.call(operators.disable, { name: 'ops-check', version: 1, reason: '离职' });
    expect(await refusalOf(ops.call(operators.disable, { name: 'ops', version: 1, reason: '离职' }))).toMatchObject({ code: '40002' });
    const { carriedOut, firstPassword } = await ops.call(operators.add, { ...clerk, duties: ['operators', 'limits'] });
    expect({ carriedOut, told: firstPassword !== undefined }).toEqual({ carriedOut: true, told: true });
    expect(await ops.call(operators.add, { ...clerk, name: 'second' })).toMatchObject({ carriedOut: false });
  });
});

describe('an act that takes two', () => {
  const proposed = async () => (await ops.call(operators.add, clerk)).proposalId ?? '';

  test('is not passed or declined by who proposed it, nor withdrawn by another', async () => {
    const proposalId = await proposed();
    expect(await refusalOf(ops.call(proposals.approve, { proposalId }))).toMatchObject({ code: '30004' });
    expect(await refusalOf(ops.call(proposals.decline, { proposalId, reason: '不需要' }))).toMatchObject({ code: '30004' });
    expect(await refusalOf(check.call(proposals.withdraw, { proposalId, reason: '不需要' }))).toMatchObject({ code: '10003' });
    const [newest] = (await ops.call(audit.list, { limit: 1 })).list;
    expect(newest).toMatchObject({ operatorName: 'ops-check', action: 'proposals.withdraw', outcome: 'refused 10003 FORBIDDEN' });
  });

  test('is passed only by somebody with its duty', async () => {
    const auditor = await server.operator('auditor');
    const proposalId = await proposed();
    expect(await refusalOf(auditor.call(proposals.approve, { proposalId }))).toMatchObject({ code: '10003' });
    expect(await ops.call(proposals.show, { proposalId })).toMatchObject({ state: 'waiting', decidedBy: null });
  });

  test('is decided once', async () => {
    const proposalId = await proposed();
    await check.call(proposals.decline, { proposalId, reason: '编制已满' });
    expect(await refusalOf(check.call(proposals.approve, { proposalId }))).toMatchObject({
      code: '10006',
      message: expect.stringContaining('已驳回'),
    });
    expect(await ops.call(proposals.show, { proposalId })).toMatchObject({
      operation: 'operators.add',
      request: { name: 'clerk', displayName: '钱进', duties: ['fees'], reason: '新入职' },
      state: 'declined',
      proposedBy: 'ops',
      decidedBy: 'ops-check',
      decisionReason: '编制已满',
    });
    expect(await versionOf('clerk')).toBe(0);
  });

  test('is withdrawn by who proposed it', async () => {
    const proposalId = await proposed();
    await ops.call(proposals.withdraw, { proposalId, reason: '写错了' });
    expect((await ops.call(proposals.list, { page: 1, pageSize: 20, waitingOnly: true })).total).toBe(0);
    expect((await ops.call(proposals.list, { page: 1, pageSize: 20, waitingOnly: false })).list).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('is carried out once by two who pass it at the same time', async () => {
    const proposalId = await proposed();
    const replies = await Promise.allSettled([
      check.call(proposals.approve, { proposalId }),
      check.call(proposals.approve, { proposalId }),
      check.call(proposals.decline, { proposalId, reason: '编制已满' }),
    ]);
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('stands in the trail with both names', async () => {
    await check.call(proposals.approve, { proposalId: await proposed() });
    const [row] = (await ops.call(audit.list, { limit: 1, action: 'operators.add' })).list;
    expect(row).toMatchObject({ operatorName: 'ops-check', proposedBy: 'ops', outcome: 'done', reason: '新入职', subjectId: 'clerk' });
    expect((await ops.call(audit.verify, {})).whole).toBe(true);
  });

  test('the database itself refuses one person for both', async () => {
    const proposalId = await proposed();
    const cheat = server.database.session((sql) =>
      sql.query("update operation_proposal set state = 'carriedOut', decided_by = proposed_by, decided_at = now() where proposal_id = $1", [
        proposalId,
      ]),
    );
    await expect(cheat).rejects.toThrow(/proposal_four_eyes/);
  });
});
