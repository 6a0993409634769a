import { contract } from '@lianxin/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operationsWorld } from '../../../testing/operations-world.ts';
import { enterpriseChannel, enterprise as enterpriseTable, lender } from '../../../schema/index.ts';
import { actors, refusalOf, signed } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { account, enrolment, financing, message, signature } = contract;
const PROVINCIAL = 5;
const POSTAL = 8;
const CITY = 10;
const MINUTE = 60_000;

let server: TestServer;
let returnToStart: Restore;
let administrator: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: operationsWorld });
  administrator = await server.as('fi-admin');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const enrolmentWith = async (channel: number) =>
  (await administrator.call(enrolment.list, {})).find(({ channels }) => channels.some((one) => one.channel === channel)) ??
  expect.fail('nobody lends there');
const ask = async (channel: number) =>
  administrator.call(enrolment.apply, { channel, signature: await signed(administrator, 'enrolmentApply', String(channel), 0) });
const messageKinds = async (who: string) =>
  (await (await server.as(who)).call(message.list, { page: 1, pageSize: 20 })).list.map(({ kind }) => kind);
/** Lets the lenders process their requests, and again after some minutes. */
async function later(minutes = 1): Promise<void> {
  await server.runDueJobs();
  server.clock.moveTo(new Date(server.clock.now().getTime() + minutes * MINUTE));
  await server.runDueJobs();
}

test('the list contains all other lenders that accept applications, registered or not', async () => {
  const rows = await administrator.call(enrolment.list, {});
  expect(rows.find(({ channel }) => channel === 1)).toMatchObject({ state: 'signed', lenderName: '晋源银行朔州分行', submittedBy: null });
  expect(rows.find(({ channel }) => channel === CITY)).toMatchObject({ state: 'none' });
  expect(rows.map(({ channel }) => channel)).not.toContain(3);
});

test('a lender examines a request, and its acceptance puts the enterprise on its channel', async () => {
  expect(await ask(CITY)).toContainEqual(expect.objectContaining({ channel: CITY, state: 'submitted' }));
  expect(await messageKinds('fi-admin')).toContain('enrolmentSubmitted');
  await server.runDueJobs();
  expect((await enrolmentWith(CITY)).state).toBe('submitted');
  await later();
  expect(await enrolmentWith(CITY)).toMatchObject({ state: 'signed', reason: null });
  const { businessChannels, channelRows } = await (await server.as('fi-op')).call(account.currentUser, {});
  expect(businessChannels).toBe('1,3,10');
  expect(channelRows.map(({ channel, kind }) => [channel, kind])).toContainEqual([CITY, '0']);
  expect(await messageKinds('fi-op')).toContain('enrolmentSigned');
});

test('a lender that takes days to decide is asked no more often than it allows', async () => {
  await ask(POSTAL);
  await later();
  expect((await enrolmentWith(POSTAL)).state).toBe('submitted');
  await later(24 * 60);
  administrator = await server.as('fi-admin');
  expect((await enrolmentWith(POSTAL)).state).toBe('signed');
});

test('a refused enterprise sees the reason and may send another request', async () => {
  const of = (size: string) =>
    server.database.db.update(enterpriseTable).set({ size }).where(eq(enterpriseTable.name, '汇通融资担保有限公司'));
  await of('微型企业');
  await ask(PROVINCIAL);
  await later();
  expect(await enrolmentWith(PROVINCIAL)).toMatchObject({ state: 'refused', reason: '本行暂不受理微型企业' });
  expect(await messageKinds('fi-admin')).toContain('enrolmentRefused');
  expect(await messageKinds('fi-op')).not.toContain('enrolmentRefused');
  await of('小型企业');
  await ask(PROVINCIAL);
  await later();
  expect((await enrolmentWith(PROVINCIAL)).state).toBe('signed');
});

/** Assigns several channels to one lender. */
const oneLenderBehind = async (channels: readonly number[]) => {
  const { db } = server.database;
  const [first] = await db
    .select()
    .from(lender)
    .where(inArray(lender.channel, [...channels]));
  await db
    .update(lender)
    .set({ enterpriseNo: first?.enterpriseNo ?? expect.fail('nobody lends there') })
    .where(inArray(lender.channel, [...channels]));
};

test('one request covers all channels of a lender, which are listed together', async () => {
  const channels = [PROVINCIAL, CITY, 12];
  await oneLenderBehind(channels);
  const before = await enrolmentWith(CITY);
  expect(before).toMatchObject({ channel: PROVINCIAL, channels: channels.map((channel) => ({ channel, isSigned: false })), state: 'none' });
  await ask(CITY);
  expect((await refusalOf(ask(PROVINCIAL))).code).toBe('10007');
  await later();
  expect(await enrolmentWith(12)).toMatchObject({ state: 'signed', channels: channels.map((channel) => ({ channel, isSigned: true })) });
  const { businessChannels } = await (await server.as('fi-op')).call(account.currentUser, {});
  expect(businessChannels).toBe('1,3,5,10,12');
  expect((await messageKinds('fi-op')).filter((kind) => kind === 'enrolmentSigned')).toHaveLength(1);
});

test('a new channel of a lender needs another request', async () => {
  await ask(CITY);
  await later();
  await oneLenderBehind([CITY, 12]);
  expect(await enrolmentWith(12)).toMatchObject({ state: 'none' });
  await ask(12);
  await later();
  expect((await enrolmentWith(12)).state).toBe('signed');
});

test('a request is made by the administrator, to an existing lender, one at a time', async () => {
  await ask(CITY);
  const prepare = (client: TestClient, subjectId: string) =>
    client.call(signature.prepare, { act: 'enrolmentApply', subjectId, version: 0 });
  expect((await refusalOf(prepare(administrator, String(CITY)))).code).toBe('10007');
  for (const nobody of ['9', '999999999', 'all'])
    expect([nobody, (await refusalOf(prepare(administrator, nobody))).code]).toEqual([nobody, '10002']);
  expect((await refusalOf(prepare(await server.as('fi-op'), '12'))).code).toBe('10004');
  expect((await (await server.as('fi-op')).call(enrolment.list, {})).length).toBeGreaterThan(5);
});

test('a signature for one lender is not valid for another', async () => {
  const forCity = await signed(administrator, 'enrolmentApply', String(CITY), 0);
  const other = administrator.call(enrolment.apply, { channel: POSTAL, signature: forCity });
  expect((await refusalOf(other)).code).toBe('30006');
  expect((await enrolmentWith(POSTAL)).state).toBe('none');
});

test('a registered enterprise receives the lender’s offers', async () => {
  const piece = await actors(server).heldPiece();
  await server.database.db
    .delete(enterpriseChannel)
    .where(and(eq(enterpriseChannel.enterpriseNo, 'E1002'), eq(enterpriseChannel.channel, CITY)));
  const operator = await server.as('supplier-op');
  const obstacles = async () => {
    const { offers } = await operator.call(financing.quote, {
      pieces: [{ pieceId: piece.id, version: piece.version }],
      amount: piece.amount,
    });
    const city = offers.find(({ channel }) => channel === CITY);
    expect(city?.lender).toMatchObject({ name: '龙城商业银行太原分行' });
    return city?.obstacles.map(({ reason }) => reason);
  };
  expect(await obstacles()).toEqual(['notSigned']);
  administrator = await server.as('supplier-admin');
  await ask(CITY);
  await later();
  expect(await obstacles()).toEqual([]);
});
