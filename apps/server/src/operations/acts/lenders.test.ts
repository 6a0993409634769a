import { fen } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterpriseNo, yuan } from '../../sandbox/seed/trade.ts';
import { lenderEvent, lendingLimit } from '../../schema/index.ts';
import { actors, refusalOf } from '../../testing/acting.ts';
import { financiers } from '../../testing/financing.ts';
import { lenderSystem } from '../../testing/lending.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import type { Restore } from '../../testing/restore.ts';
import { operations } from '../contract/index.ts';
import type { RequestFor } from '../operation.ts';

const { lenders, proposals, audit } = operations;
const CORE = enterpriseNo('E1001');
const reason = '总行批复';

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

const pass = async ({ proposalId }: { readonly proposalId: string }) => check.call(proposals.approve, { proposalId });
async function shown(channel: number) {
  const { list } = await ops.call(lenders.show, { channel });
  return list[0] ?? expect.fail('there is no such channel');
}
const limitOn = async (channel: number) => (await shown(channel)).limits.find(({ issuer }) => issuer.enterpriseNo === CORE);
const setLimit = async (channel: number, total: number, version: number, issuerNo = CORE) =>
  ops.call(lenders.setLimit, { channel, issuerNo, total: yuan(total), version, reason });
const taken = (channel: number, used: number, inTransit: number) =>
  server.database.db
    .update(lendingLimit)
    .set({ used: yuan(used), inTransit: yuan(inTransit) })
    .where(and(eq(lendingLimit.channel, channel), eq(lendingLimit.issuerNo, CORE)));

test('shows every channel that finances, with its lender and what it lends against whom', async () => {
  const { list } = await ops.call(lenders.show, {});
  expect(list.map(({ channel }) => channel)).toEqual([1, 2, 4, 5, 7, 8, 10, 12]);
  expect(list.find(({ channel }) => channel === 12)).toMatchObject({
    lender: { enterpriseNo: 'E3012', name: '建设银行朔州分行' },
    limits: [
      {
        issuer: { enterpriseNo: 'E1001' },
        total: yuan(150_000_000),
        used: fen(0n),
        inTransit: fen(0n),
      },
    ],
  });
});

describe('a limit', () => {
  test('is set once a second operator has passed it, and stands in the trail', async () => {
    const proposed = await setLimit(7, 90_000_000, 0);
    expect(proposed.carriedOut).toBe(false);
    expect(await limitOn(7)).toMatchObject({ total: yuan(120_000_000), version: 0 });
    await pass(proposed);
    expect(await limitOn(7)).toMatchObject({
      total: yuan(90_000_000),
      version: 1,
      setBy: 'ops-check',
    });
    const { list } = await ops.call(audit.list, { limit: 20 });
    expect(list).toContainEqual(expect.objectContaining({ action: 'lenders.setLimit', subjectId: 'lender:7:E1001' }));
  });

  test('is never less than what is lent and applied for', async () => {
    await taken(12, 30_000_000, 20_000_000);
    const short = await setLimit(12, 49_999_999, 0);
    expect(await refusalOf(pass(short))).toMatchObject({
      data: { fields: [{ path: 'total', message: expect.stringContaining('50000000.00') }] },
    });
    await pass(await setLimit(12, 50_000_000, 0));
    expect(await limitOn(12)).toMatchObject({
      total: yuan(50_000_000),
      used: yuan(30_000_000),
      inTransit: yuan(20_000_000),
    });
  });

  test('is changed only by who has seen the newest', async () => {
    await pass(await setLimit(12, 160_000_000, 0));
    expect(await refusalOf(pass(await setLimit(12, 170_000_000, 0)))).toMatchObject({
      code: '10005',
    });
    await pass(await setLimit(12, 170_000_000, 1));
    expect(await limitOn(12)).toMatchObject({ total: yuan(170_000_000), version: 2 });
  });

  test('is against core enterprises only', async () => {
    const supplier = await setLimit(12, 1_000_000, 0, enterpriseNo('E1002'));
    expect(await refusalOf(pass(supplier))).toMatchObject({
      data: { fields: [{ path: 'issuerNo' }] },
    });
    expect(await refusalOf(pass(await setLimit(12, 1_000_000, 0, enterpriseNo('E9999'))))).toMatchObject({ code: '10002' });
  });
});

describe('a lender', () => {
  const name = async (channel: number, no: string, insteadOf: string | null) =>
    ops.call(lenders.name, {
      channel,
      enterpriseNo: enterpriseNo(no),
      insteadOf: insteadOf === null ? null : enterpriseNo(insteadOf),
      reason,
    });

  test('is named instead of another once a second operator has passed it', async () => {
    await pass(await name(7, 'E3012', 'E3007'));
    expect((await shown(7)).lender).toMatchObject({ enterpriseNo: 'E3012' });
    expect(await refusalOf(pass(await name(7, 'E3001', 'E3007'))), 'who is named now was shown otherwise').toMatchObject({ code: '10005' });
  });

  test('stays while anything is lent or applied for', async () => {
    await taken(12, 0, 1);
    expect(await refusalOf(pass(await name(12, 'E3001', 'E3012')))).toMatchObject({
      data: { fields: [{ path: 'enterpriseNo' }] },
    });
    expect((await shown(12)).lender).toMatchObject({ enterpriseNo: 'E3012' });
  });

  test('stays while an application to it waits for its reviewer, which has reserved nothing yet', async () => {
    const piece = await actors(server).heldPiece({ amount: 60_000, invoice: 1 });
    await financiers(server).apply([piece], { channel: 12 });
    expect((await limitOn(12))?.inTransit).toBe(fen(0n));
    expect((await refusalOf(pass(await name(12, 'E3010', 'E3012')))).code).toBe('10001');
  });

  test('is an enterprise of the platform, on a channel that finances', async () => {
    expect(await refusalOf(pass(await name(12, 'E9999', 'E3012')))).toMatchObject({
      code: '10002',
    });
    expect(await refusalOf(pass(await name(3, 'E3001', null)))).toMatchObject({ code: '10002' });
  });
});

describe('what a lender’s system said', () => {
  const events = (asked: Partial<RequestFor<typeof lenders.events>> = {}) => ops.call(lenders.events, { page: 1, pageSize: 20, ...asked });

  /** An application to a channel that its reviewer has passed, and the system of its lender. */
  async function passed(channel = 12) {
    const money = financiers(server);
    const piece = await actors(server).heldPiece({ amount: 60_000, invoice: 1 });
    const { id, version, applicationNumber } = await money.apply([piece], { channel });
    await money.pass(id, version);
    return { applicationNumber, say: lenderSystem(server, { applicationNumber, channel }) };
  }

  test('is listed with what came of it, the newest first, by channel and application', async () => {
    const one = await passed();
    const other = lenderSystem(server, { applicationNumber: 'RZ-nobody-knows', channel: 7 });
    await one.say({ event: 'accepted' });
    server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000));
    await one.say({ event: 'registrationWaived', reason: '行内已登记' });
    server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000));
    await other({ event: 'accepted' });
    const all = await events();
    expect(all.total).toBe(3);
    expect(
      all.list.map(({ channel, applicationNumber, event, effect, because }) => [channel, applicationNumber, event, effect, because]),
    ).toEqual([
      [7, 'RZ-nobody-knows', 'accepted', 'none', 'noSuchApplication'],
      [12, one.applicationNumber, 'registrationWaived', 'waiting', null],
      [12, one.applicationNumber, 'accepted', 'taken', null],
    ]);
    expect((await events({ channel: 12 })).total).toBe(2);
    expect((await events({ channel: 7, applicationNumber: one.applicationNumber })).total).toBe(0);
    expect((await events({ applicationNumber: 'RZ-nobody-knows' })).list).toMatchObject([{ channel: 7 }]);
    expect(await events({ page: 2, pageSize: 2 })).toMatchObject({ total: 3, list: [{ event: 'accepted', effect: 'taken' }] });
  });

  test('shows none of its sums, accounts and reasons, and of a refusal the rules alone', async () => {
    const { applicationNumber, say } = await passed();
    await say({ event: 'askMore', questions: '请补充账号 6222020502001234567 的流水' });
    await server.database.db.update(lenderEvent).set({ ignoredBecause: 'VALIDATION searchStale 6222020502001234567 1,000.00' });
    const { list } = await events({ applicationNumber });
    expect(list).toMatchObject([{ event: 'askMore', effect: 'none', because: 'refused', rules: ['VALIDATION', 'searchStale'] }]);
    expect(JSON.stringify(list)).not.toMatch(/6222|1,000|流水/);
  });

  test('is read by who has the duty alone', async () => {
    expect((await refusalOf((await server.operator('auditor')).call(lenders.events, { page: 1, pageSize: 20 }))).code).toBe('10003');
  });
});
