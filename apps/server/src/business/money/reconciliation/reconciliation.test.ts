import { contract, type Contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { addDays, closingOfLines, fen, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountId as accountOf, yuan } from '../../../sandbox/seed/trade.ts';
import { actors, refusalOf } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { fundRegister, reconciliation } = contract;
const WHO = 'supplier-admin';

type Statement = RequestOf<Contract['reconciliation']['importStatement']>;
type Line = Statement['lines'][number];
type Entry = ResponseOf<Contract['fundRegister']['list']>['list'][number];

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  const money = pledgers(server);
  const { id } = await money.paidOut([await people.heldPiece({ amount: 1_000_000 })], { pledged: 500_000, amount: 400_000 });
  await money.payFee(id);
  await money.repay(id, yuan(10_000));
});
afterAll(() => server.close());

const accountId = () => accountOf('E1002');
const entries = async () => (await people.call(WHO, fundRegister.list, { page: 1, pageSize: 50, sort: 'number' })).list;
const listed = async () => (await people.call(WHO, reconciliation.lines, { page: 1, pageSize: 50, accountId: accountId() })).list;
const sheet = async () => (await people.call(WHO, reconciliation.balance, { accountId: accountId() })) ?? expect.fail('no statement');

const lineOf = (entry: Entry, changes: Partial<Line> = {}): Line => ({
  bookedOn: entry.bookedOn,
  direction: entry.direction,
  amount: entry.amount,
  serial: '',
  counterpartyName: entry.counterpartyName,
  counterpartyNumber: '',
  summary: '',
  ...changes,
});
const statement = (lines: Line[], opening: Fen, changes: Partial<Statement> = {}): Statement => ({
  accountId: accountId(),
  firstOn: addDays(server.clock.today(), -3),
  lastOn: server.clock.today(),
  opening,
  closing: closingOfLines(opening, lines),
  lines,
  ...changes,
});
const take = (of: Statement) => people.call(WHO, reconciliation.importStatement, of);

test('rules match what they can, the rest is matched, explained and undone by hand, and the balances agree', async () => {
  const [paid, fee, repaid] = await entries();
  if (!paid || !fee || !repaid) throw new Error('nothing is registered');
  expect(await people.call(WHO, reconciliation.balance, { accountId: accountId() })).toBeNull();
  const bankFee = lineOf(fee, { amount: yuan(25), counterpartyName: '', summary: '账户管理费', serial: 'B9' });
  const lines = [
    lineOf(paid, { serial: paid.bankSerial ?? '', counterpartyName: '' }),
    lineOf(fee, { counterpartyName: '某担保公司' }),
    bankFee,
    lineOf(repaid, { amount: fen(repaid.amount - 100n), serial: 'B10' }),
  ];
  expect(await take(statement(lines, yuan(50_000)))).toEqual({ lines: 4, matched: 1 });
  await assertWhole(server);
  const { columnSums } = await people.call(WHO, reconciliation.lines, { page: 1, pageSize: 2, accountId: accountId() });
  const sumOf = (direction: Entry['direction']) => sumFen(lines.map((line) => (line.direction === direction ? line.amount : ZERO_FEN)));
  expect(columnSums).toEqual({ inflow: sumOf('in'), outflow: sumOf('out') });
  const [short, charge, unknown, found] = await listed();
  if (!short || !charge || !unknown || !found) throw new Error('lines are missing');
  expect(found).toMatchObject({ reconciliation: 'matchedByRule', entry: { number: paid.number } });
  expect((await sheet()).unexplained).not.toBe(0n);

  const { match, explain, undo } = reconciliation;
  expect(await refusalOf(people.call(WHO, match, { lineId: charge.id, entryId: fee.id }))).toMatchObject({
    data: { fields: [{ path: 'entryId' }] },
  });
  await people.call(WHO, match, { lineId: unknown.id, entryId: fee.id });
  expect(await refusalOf(people.call(WHO, match, { lineId: unknown.id, entryId: fee.id }))).toMatchObject({
    data: { fields: [{ path: 'lineId' }] },
  });
  await people.call(WHO, explain, { difference: 'bankOnly', lineId: charge.id, reason: '账户管理费，下月补录' });
  await people.call(WHO, explain, { difference: 'amountDiffers', lineId: short.id, entryId: repaid.id, reason: '银行扣手续费 1 元' });
  await assertWhole(server);

  const agreed = await sheet();
  expect(agreed.unexplained).toBe(0n);
  expect(agreed.adjustedBank).toBe(agreed.adjustedRegister);
  expect(agreed).toMatchObject({ bankPaid: yuan(25), openingDifference: yuan(50_000), itemCount: 2 });
  expect(agreed.items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['amountDiffers', 100n],
    ['bankOnly', yuan(25)],
  ]);
  expect((await entries()).map((one) => one.reconciliation)).toEqual(['matchedByRule', 'matchedByHand', 'explained']);

  await people.call(WHO, undo, { entryId: fee.id });
  expect((await sheet()).unexplained).toBe(0n);
  expect((await listed()).filter((one) => one.reconciliation === 'unmatched').map(({ id }) => id)).toEqual([unknown.id]);
  expect(await people.call(WHO, reconciliation.matchAgain, { accountId: accountId() })).toEqual({ matched: 0 });
  await people.call(WHO, explain, { difference: 'registerOnly', entryId: fee.id, reason: '担保公司尚未入账' });
  await people.call(WHO, explain, { difference: 'bankOnly', lineId: unknown.id, reason: '付款方不明' });
  const both = await sheet();
  expect([both.unexplained, both.adjustedBank - both.adjustedRegister]).toEqual([0n, 0n]);
  await assertWhole(server);
});

test('a statement that does not add up, has a gap or a wrong opening balance is refused by line', async () => {
  const { closing, nextOn } = await people.call(WHO, reconciliation.statements, { accountId: accountId() });
  if (closing === null || nextOn === null) throw new Error('there is no statement');
  server.clock.moveTo(new Date(server.clock.now().getTime() + 5 * 24 * 3_600_000));
  const [paid] = await entries();
  if (!paid) throw new Error('nothing is registered');
  const line = lineOf(paid, { bookedOn: nextOn, serial: 'B20' });
  const next = (changes: Partial<Statement>, lines = [line]) =>
    refusalOf(take({ ...statement(lines, closing), firstOn: nextOn, ...changes }));
  const fields = async (refused: ReturnType<typeof next>) => (await refused).data;
  expect(await fields(next({ closing: fen(1n) }))).toMatchObject({ fields: [{ path: 'closing' }] });
  expect(await fields(next({ firstOn: addDays(nextOn, 1), lines: [], closing }))).toMatchObject({ fields: [{ path: 'firstOn' }] });
  expect(await fields(next({}, [line, line]))).toMatchObject({ fields: [{ path: 'lines.1.serial' }] });
  expect(await fields(next({}, [{ ...line, serial: 'B9' }]))).toMatchObject({ fields: [{ path: 'lines.0.serial' }] });
  expect(await fields(next({ lastOn: addDays(server.clock.today(), 1) }))).toMatchObject({ fields: [{ path: 'lastOn' }] });
  expect(await take({ ...statement([line], closing), firstOn: nextOn })).toEqual({ lines: 1, matched: 0 });
  await assertWhole(server);
});

test('a bank with statements is queried, and its lines continue', async () => {
  server.clock.moveTo(new Date(server.clock.now().getTime() + 3 * 24 * 3_600_000));
  const account = accountOf('E1001');
  const range = { accountId: account, firstOn: addDays(server.clock.today(), -10), lastOn: addDays(server.clock.today(), -1) };
  const taken = await people.call('core-admin', reconciliation.fetchStatement, range);
  expect(taken.lines).toBeGreaterThan(0);
  const again = { ...range, firstOn: server.clock.today(), lastOn: server.clock.today() };
  expect((await people.call('core-admin', reconciliation.fetchStatement, again)).lines).toBeGreaterThanOrEqual(0);
  const told = await people.call('core-admin', reconciliation.statements, { accountId: account });
  expect(told.list.map(({ source }) => source)).toEqual(['bank', 'bank']);
  await assertWhole(server);
});

test('nobody reconciles another’s account', async () => {
  for (const call of [reconciliation.statements, reconciliation.balance, reconciliation.matchAgain])
    expect(await refusalOf(people.call('core-admin', call, { accountId: accountId() }))).toMatchObject({ code: '10002' });
  const [line] = await listed();
  if (!line) throw new Error('there is no line');
  expect(await refusalOf(people.call('core-admin', reconciliation.undo, { lineId: line.id }))).toMatchObject({ code: '10002' });
});
