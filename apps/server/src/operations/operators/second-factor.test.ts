import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorFactor, operatorRecoveryCode } from '../../schema/index.ts';
import { refusalOf } from '../../testing/acting.ts';
import { firstPasswordOf } from '../../testing/first-password-of.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { createOperationsApp } from '../app.ts';
import { operations } from '../contract/index.ts';
import { operatorClient } from '../../testing/operations-client.ts';

const { session, operators, audit, proposals } = operations;
const password = 'Lianxin@2026';
const MINUTE = 60_000;

let server: OperationsServer;
beforeAll(async () => {
  server = await createOperationsServer();
});
afterAll(() => server.close());

const later = (ms: number) => server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + ms));
/** What the operator's device shows, so many steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.wallClock.now().getTime() + steps * 30_000 });
const signIn = (name: string, code?: string) =>
  server.stranger().call(session.signIn, { name, password, ...(code === undefined ? {} : { code }) });
/** The secrets of those who have set theirs up. */
const devices = new Map<string, string>();
const codeOfDevice = (name: string): string => codeOf(devices.get(name) ?? '');
async function setUp(name: string) {
  const client = await server.operator(name);
  const { secret } = await client.call(session.enrolFactor, { password });
  const { recoveryCodes } = await client.call(session.confirmFactor, { code: codeOf(secret) });
  later(MINUTE);
  devices.set(name, secret);
  return { client, secret, recoveryCodes };
}

describe('the codes are those of RFC 6238', () => {
  // The appendix of the RFC, with eight digits; ours are their last six.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
  ])('at %i seconds', (seconds, code) => {
    const totp = new TOTP({ secret: Secret.fromLatin1('12345678901234567890') });
    expect(totp.generate({ timestamp: seconds * 1000 })).toBe(code.slice(2));
  });
});

describe('an authenticator', () => {
  test('counts from its first code on, and is asked for beside the password', async () => {
    const client = await server.operator('ops');
    expect((await refusalOf(client.call(session.enrolFactor, { password: 'not-this-one' }))).code).toBe('20001');
    const { secret, address } = await client.call(session.enrolFactor, { password });
    expect(address).toContain(`otpauth://totp/${encodeURIComponent('链信供应链金融服务平台')}:ops?`);
    expect((await signIn('ops')).operator.secondFactor).toBe(false);
    expect((await refusalOf(client.call(session.confirmFactor, { code: codeOf(secret, 5) }))).code).toBe('40004');
    const { recoveryCodes } = await client.call(session.confirmFactor, { code: codeOf(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    devices.set('ops', secret);

    expect((await refusalOf(signIn('ops'))).code).toBe('40003');
    expect((await refusalOf(signIn('ops', codeOf(secret)))).code).toBe('40004');
    later(MINUTE);
    expect((await signIn('ops', codeOf(secret))).operator).toMatchObject({ name: 'ops', secondFactor: true });
    expect((await refusalOf(signIn('ops', codeOf(secret)))).code).toBe('40004');
    later(MINUTE);
    expect((await signIn('ops', ` ${codeOf(secret, -1).slice(0, 3)} ${codeOf(secret, -1).slice(3)}`)).operator.name).toBe('ops');
    later(MINUTE);
    expect((await refusalOf(signIn('ops', codeOf(secret, 3)))).code).toBe('40004');

    const rows = JSON.stringify([
      await server.database.db.select().from(operatorFactor),
      await server.database.db.select().from(operatorRecoveryCode),
    ]);
    expect([secret, ...recoveryCodes].filter((one) => rows.includes(one))).toEqual([]);
    const trail = await (await server.operator('auditor')).call(audit.list, { limit: 50 });
    expect(trail.list.map(({ action }) => action)).toContain('session.confirmFactor');
    expect(JSON.stringify(trail)).not.toContain(secret);
  });

  test('locks the name after five wrong codes, however right the password', async () => {
    const { secret } = await setUp('ops-check');
    for (let tries = 1; tries <= 4; tries += 1) expect((await refusalOf(signIn('ops-check', '000000'))).code).toBe('40004');
    expect((await refusalOf(signIn('ops-check', '000000'))).code).toBe('20002');
    expect((await refusalOf(signIn('ops-check', codeOf(secret)))).code).toBe('20002');
    later(31 * MINUTE);
    expect((await signIn('ops-check', codeOf(secret))).operator.name).toBe('ops-check');
  });

  test('a recovery code stands in for it once, also for setting up another device', async () => {
    const { client, secret, recoveryCodes } = await setUp('auditor');
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn('auditor', first.toLowerCase())).operator.name).toBe('auditor');
    expect((await refusalOf(signIn('auditor', first))).code).toBe('40004');
    expect((await refusalOf(client.call(session.enrolFactor, { password }))).code).toBe('40003');
    const other = await client.call(session.enrolFactor, { password, code: second });
    expect(other.secret).not.toBe(secret);
    await client.call(session.confirmFactor, { code: codeOf(other.secret) });
    later(MINUTE);
    expect((await refusalOf(signIn('auditor', codeOf(secret)))).code).toBe('40004');
    expect((await refusalOf(signIn('auditor', recoveryCodes[2]))).code).toBe('40004');
    expect((await signIn('auditor', codeOf(other.secret))).operator.name).toBe('auditor');
  });
});

describe('where every operator needs one', () => {
  test('nothing else can be done before it is set up', async () => {
    const { config } = server.services;
    const operationsConfig = config.operations && { ...config.operations, secondFactor: true };
    const strict = createOperationsApp({ ...server.services, config: { ...config, operations: operationsConfig } }, false);
    const name = 'newcomer';
    const client = await operatorClient(strict, name);
    expect((await refusalOf(client.call(session.enrolFactor, { password }))).code).toBe('40001');
    const chosen = 'Quiet-river-7-stones';
    await client.call(session.changePassword, { password, newPassword: chosen });
    const again = await operatorClient(strict, name, chosen);
    expect((await refusalOf(again.call(operators.list, {}))).code).toBe('40005');
    expect(await again.call(session.me, {})).toMatchObject({ secondFactor: false });
    const { secret } = await again.call(session.enrolFactor, { password: chosen });
    await again.call(session.confirmFactor, { code: codeOf(secret) });
    expect((await refusalOf(again.call(operators.list, {}))).code).toBe('10003');
    await strict.close();
  });

  test('a lost one is taken away by two colleagues, together with the password', async () => {
    later(MINUTE);
    const clientOf = async (name: string) => {
      const client = server.stranger();
      client.token = (await signIn(name, codeOfDevice(name))).token;
      return client;
    };
    const [ops, check] = [await clientOf('ops'), await clientOf('ops-check')];
    const { list } = await ops.call(operators.list, {});
    const newcomer = list.find(({ name }) => name === 'newcomer');
    const { proposalId } = await ops.call(operators.reset, { name: 'newcomer', version: newcomer?.version ?? 0, reason: '手机遗失' });
    await check.call(proposals.approve, { proposalId });
    const again = await server
      .stranger()
      .call(session.signIn, { name: 'newcomer', password: await firstPasswordOf(server, '13900009004') });
    expect(again.operator).toMatchObject({ secondFactor: false, passwordDue: true });
  });
});
