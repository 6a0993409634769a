import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, refusalOf } from '../../testing/acting.ts';
import { START } from '../../testing/create-test-server.ts';
import { firstPasswordOf } from '../../testing/first-password-of.ts';
import { operatorClient, type OperationsClient } from '../../testing/operations-client.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { Restore } from '../../testing/restore.ts';
import { createOperationsApp } from '../app.ts';
import { operations } from '../contract/index.ts';
import type { RequestFor } from '../operation.ts';

const { operators, proposals, session, audit, limits } = operations;

let server: OperationsServer;
let returnToStart: Restore;
let ops: OperationsClient;
let check: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
  check = await server.operator('ops-check');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const clerk = { name: 'clerk', displayName: '钱进', mobile: '13900009010', duties: ['fees' as const], reason: '新入职' };
/** The client of an operator whom two have added and who has chosen a password of their own. */
async function added(who: Partial<RequestFor<typeof operators.add>>) {
  const person = { ...clerk, ...who };
  await jointly(ops.call(operators.add, person));
  return arrived(person.name, person.mobile);
}
/** Signs in with the first password that was sent, and changes it. */
async function arrived(name: string, mobile: string): Promise<OperationsClient> {
  const password = await firstPasswordOf(server, mobile);
  const first = await server.operator(name, password);
  const newPassword = `Quiet-river-7-${mobile.slice(-4)}`;
  await first.call(session.changePassword, { password, newPassword });
  return server.operator(name, newPassword);
}
/** Proposed by one and passed by another. */
const jointly = async (proposal: Promise<{ readonly proposalId: string }>, by = check) =>
  by.call(proposals.approve, { proposalId: (await proposal).proposalId });
const versionOf = async (name: string) => (await ops.call(operators.list, {})).list.find((one) => one.name === name)?.version ?? 0;

describe('the people who run the platform', () => {
  test('are added by two, and begin with a first password that nobody but they are told', async () => {
    const proposed = await ops.call(operators.add, clerk);
    const passed = await check.call(proposals.approve, { proposalId: proposed.proposalId });
    const password = await firstPasswordOf(server, clerk.mobile);
    const newcomer = await server.operator('clerk', password);
    expect(await newcomer.call(session.me, {})).toMatchObject({ duties: ['fees'], passwordDue: true });
    const kept = await server.database.session(async (sql) => [
      proposed,
      passed,
      await sql.query('select * from idempotency'),
      await sql.query('select * from operation_audit'),
      await sql.query('select * from operation_proposal'),
      await sql.query('select * from operator'),
    ]);
    expect(JSON.stringify(kept, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(password);
  });

  test('get nothing open with a first password after three days', async () => {
    await jointly(ops.call(operators.add, clerk));
    const password = await firstPasswordOf(server, clerk.mobile);
    const hours = (count: number) => server.wallClock.moveTo(new Date(Date.parse(START) + count * 3_600_000));
    hours(71);
    expect(await (await server.operator('clerk', password)).call(session.me, {})).toMatchObject({ passwordDue: true });
    hours(72);
    expect(await refusalOf(server.operator('clerk', password))).toMatchObject({ code: '20001' });
  });

  test('are one a name, and one a mobile', async () => {
    expect(await refusalOf(jointly(ops.call(operators.add, { ...clerk, name: 'auditor' })))).toMatchObject({ code: '10007' });
    expect(await refusalOf(jointly(ops.call(operators.add, { ...clerk, mobile: '13900009001' })))).toMatchObject({ code: '10007' });
    const elsewhere = ops.call(operators.reset, { name: 'auditor', mobile: '13900009001', version: 1, reason: '换号' });
    expect(await refusalOf(jointly(elsewhere))).toMatchObject({ code: '10001', data: { fields: [{ path: 'mobile' }] } });
  });

  test('lose their sessions at once when two disable them, and get in again when two enable them', async () => {
    const auditor = await server.operator('auditor');
    const disable = { name: 'auditor', version: await versionOf('auditor'), reason: '离岗' };
    const { proposalId } = await ops.call(operators.disable, disable);
    expect(await auditor.call(session.me, {})).toMatchObject({ name: 'auditor' });
    await check.call(proposals.approve, { proposalId });
    expect(await refusalOf(auditor.call(session.me, {}))).toMatchObject({ code: '00018' });
    expect(await refusalOf(server.operator('auditor'))).toMatchObject({ code: '20001' });
    await jointly(ops.call(operators.enable, { name: 'auditor', version: await versionOf('auditor'), reason: '返岗' }));
    expect(await (await server.operator('auditor')).call(session.me, {})).toMatchObject({ name: 'auditor' });
  });

  test('get a first password again from two, which ends their sessions', async () => {
    const auditor = await server.operator('auditor');
    const { proposalId } = await ops.call(operators.reset, { name: 'auditor', version: 1, reason: '忘记密码' });
    expect(await auditor.call(session.me, {})).toMatchObject({ name: 'auditor' });
    await check.call(proposals.approve, { proposalId });
    expect(await refusalOf(auditor.call(session.me, {}))).toMatchObject({ code: '00018' });
    const password = await firstPasswordOf(server, '13900009003');
    expect(await (await server.operator('auditor', password)).call(session.me, {})).toMatchObject({ passwordDue: true });
  });

  test('are changed only by who has seen the newest', async () => {
    const disable = { name: 'auditor', version: 1, reason: '离岗' };
    await jointly(ops.call(operators.disable, disable));
    expect(await refusalOf(jointly(ops.call(operators.disable, disable)))).toMatchObject({
      code: '10005',
      message: expect.stringContaining('ops-check'),
    });
  });

  test('always have two left who can manage operators, also when two are taken away at once', async () => {
    const disable = (name: string) => ops.call(operators.disable, { name, version: 1, reason: '离职' });
    expect(await refusalOf(jointly(disable('ops-check')))).toMatchObject({ code: '40002' });
    const duties = { name: 'ops-check', duties: ['audit' as const], version: 1, reason: '调岗' };
    expect(await refusalOf(jointly(ops.call(operators.setDuties, duties)))).toMatchObject({ code: '40002' });
    await added({ name: 'third', duties: ['operators', 'limits'] });
    const waiting = [await disable('ops-check'), await disable('ops')];
    const replies = await Promise.allSettled(waiting.map(({ proposalId }) => check.call(proposals.approve, { proposalId })));
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('two people, really', () => {
  const reason = '为自己开路';
  const puppet = { name: 'puppet', mobile: '13900009011', duties: ['operators' as const, 'limits' as const] };
  const term = { effectiveFrom: day('2027-01-01'), version: 0, reason, content: { warnMonths: 3, maxMonths: 6, enabled: true } };

  test('one person can neither remove a colleague nor make one', async () => {
    expect(await ops.call(operators.disable, { name: 'ops-check', version: 1, reason })).toMatchObject({ carriedOut: false });
    expect(await ops.call(operators.setDuties, { name: 'ops-check', duties: ['audit'], version: 1, reason })).toMatchObject({
      carriedOut: false,
    });
    expect(await ops.call(operators.add, { ...clerk, ...puppet })).toMatchObject({ carriedOut: false });
    expect((await ops.call(operators.list, {})).list.map(({ name, state }) => [name, state])).toEqual([
      ['auditor', 'active'],
      ['newcomer', 'active'],
      ['ops', 'active'],
      ['ops-check', 'active'],
    ]);
  });

  test('a colleague passes nothing of who proposed them, nor the other way round, with every other duty and act the same', async () => {
    const made = await added(puppet);
    for (const proposal of [ops.call(limits.setTerm, term), ops.call(operators.add, clerk)])
      expect(await refusalOf(jointly(proposal, made))).toMatchObject({ code: '40006' });
    for (const proposal of [made.call(limits.setTerm, term), made.call(operators.add, clerk)])
      expect(await refusalOf(jointly(proposal, ops))).toMatchObject({ code: '40006' });
    const [newest] = (await ops.call(audit.list, { limit: 1 })).list;
    expect(newest).toMatchObject({ operatorName: 'ops', action: 'proposals.approve', outcome: 'refused 40006 NOT_TWO_PEOPLE' });
    expect(await jointly(made.call(limits.setTerm, term), check)).toMatchObject({ carriedOut: true });
  });

  test('two whom one person brought in pass nothing of each other, nor do those whom they bring in, however far down', async () => {
    const one = await added(puppet);
    const other = await added({ ...puppet, name: 'puppet-two', mobile: '13900009012' });
    for (const [proposal, by] of [
      [one.call(limits.setTerm, term), other],
      [other.call(operators.add, clerk), one],
    ] as const)
      expect(await refusalOf(jointly(proposal, by))).toMatchObject({ code: '40006' });
    await jointly(one.call(operators.add, { ...clerk, ...puppet, name: 'grandchild', mobile: '13900009013' }));
    const grandchild = await arrived('grandchild', '13900009013');
    for (const by of [one, other, ops])
      expect(await refusalOf(jointly(grandchild.call(limits.setTerm, term), by))).toMatchObject({ code: '40006' });
    expect(await jointly(grandchild.call(limits.setTerm, term), check)).toMatchObject({ carriedOut: true });
  });

  test('those who manage operators are never only one and whom that one brought in', async () => {
    await added(puppet);
    for (const act of [operators.disable, operators.reset] as const)
      expect(await refusalOf(jointly(ops.call(act, { name: 'ops-check', version: 1, reason })))).toMatchObject({ code: '40002' });
    const own = await added({ ...puppet, name: 'third', mobile: '13900009012' });
    expect(await jointly(own.call(operators.reset, { name: 'ops', version: 1, reason }))).toMatchObject({ carriedOut: true });
  });

  test('nor who was restored, reset or given the duty by them', async () => {
    const power = { name: 'auditor', duties: ['limits' as const, 'audit' as const], reason };
    await jointly(ops.call(operators.setDuties, { ...power, version: await versionOf('auditor') }));
    const auditor = await server.operator('auditor');
    expect(await refusalOf(jointly(ops.call(limits.setTerm, term), auditor))).toMatchObject({ code: '40006' });
    await jointly(check.call(operators.disable, { name: 'auditor', version: await versionOf('auditor'), reason }), ops);
    await jointly(check.call(operators.enable, { name: 'auditor', version: await versionOf('auditor'), reason }), ops);
    const back = await server.operator('auditor');
    expect(await refusalOf(jointly(check.call(limits.setTerm, term), back))).toMatchObject({ code: '40006' });
    await jointly(ops.call(operators.reset, { name: 'auditor', version: await versionOf('auditor'), reason }));
    const again = await arrived('auditor', '13900009003');
    expect(await refusalOf(jointly(ops.call(limits.setTerm, term), again))).toMatchObject({ code: '40006' });
    expect(await jointly(check.call(limits.setTerm, term), again)).toMatchObject({ carriedOut: true });
  });

  test('what was proposed by who is gone, or has the duty no more, is passed by nobody', async () => {
    const made = await added(puppet);
    const waiting = [await made.call(limits.setTerm, term), await made.call(operators.add, clerk)];
    await jointly(ops.call(operators.setDuties, { name: 'puppet', duties: ['operators'], version: 1, reason }));
    expect(await refusalOf(check.call(proposals.approve, { proposalId: waiting[0]?.proposalId ?? '' }))).toMatchObject({ code: '40006' });
    await jointly(ops.call(operators.disable, { name: 'puppet', version: 2, reason }));
    expect(await refusalOf(check.call(proposals.approve, { proposalId: waiting[1]?.proposalId ?? '' }))).toMatchObject({ code: '40006' });
  });

  test('nobody is made whose first password could not reach them', async () => {
    const { proposalId } = await ops.call(operators.add, clerk);
    const { config } = server.services;
    const mute = createOperationsApp({ ...server.services, config: { ...config, sandbox: false } }, false);
    const passing = await operatorClient(mute, 'ops-check');
    expect(await refusalOf(passing.call(proposals.approve, { proposalId }))).toMatchObject({ code: '10010' });
    await mute.close();
    expect(await versionOf('clerk')).toBe(0);
  });
});

describe('an act that takes two', () => {
  const proposed = async () => (await ops.call(operators.add, clerk)).proposalId;

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
      request: { name: 'clerk', displayName: '钱进', mobile: '13900009010', duties: ['fees'], reason: '新入职' },
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
