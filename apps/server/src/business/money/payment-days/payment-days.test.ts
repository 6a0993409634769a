import { contract } from '@lianxin/api/contract';
import { addDays, lastDayInTime, setPublishedYears, type CivilDate, type PublishedYear } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { operations } from '../../../operations/contract/index.ts';
import { createSandboxOperators } from '../../../sandbox/sandbox-operators.ts';
import { issuance, publishedYear, settlement, voucher } from '../../../schema/index.ts';
import type { SeedTools } from '../../../platform/services.ts';
import { actors, day, type PieceView, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import type { OperationsClient } from '../../../testing/operations-client.ts';
import { createOperationsServer, type OperationsServer } from '../../../testing/operations-server.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { Restore } from '../../../testing/restore.ts';
import { fund } from '../../../testing/settling.ts';
import { planPaymentDays } from './jobs.ts';

async function lendingWorldWithOperators(tools: SeedTools): Promise<void> {
  await lendingWorld(tools);
  await createSandboxOperators(tools);
}

let server: OperationsServer;
let returnToStart: Restore;
let people: ReturnType<typeof actors>;
let ops: OperationsClient;
let check: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer(lendingWorldWithOperators);
  people = actors(server);
  await signInPeople(server);
  ops = await server.operator('ops');
  check = await server.operator('ops-check');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterEach(async () => {
  await assertWhole(server);
  setPublishedYears([]);
});
afterAll(() => server.close());

const days = (...texts: string[]): CivilDate[] => texts.map(day);

/** A list such as the State Council publishes; that of 2027 is not known yet. */
const list: PublishedYear & { readonly documentNumber: string; readonly title: string } = {
  year: 2027,
  documentNumber: '国办发明电〔2026〕9号',
  title: '国务院办公厅关于2027年部分节假日安排的通知',
  off: {
    newYear: days('2027-01-01', '2027-01-02', '2027-01-03'),
    springFestival: days('2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11'),
    tombSweeping: days('2027-04-03', '2027-04-04', '2027-04-05'),
    labourDay: days('2027-05-01', '2027-05-02', '2027-05-03', '2027-05-04', '2027-05-05'),
    dragonBoat: days('2027-06-09'),
    midAutumn: days('2027-09-15'),
    nationalDay: days('2027-10-01', '2027-10-02', '2027-10-03', '2027-10-04', '2027-10-05', '2027-10-06', '2027-10-07'),
  },
  work: { springFestival: days('2027-01-30', '2027-02-14'), labourDay: days('2027-05-08') },
};

async function load(change: Partial<typeof list> & { readonly version?: number } = {}) {
  const { proposalId } = await ops.call(operations.calendar.load, { ...list, version: 0, reason: '通知已公布', ...change });
  await check.call(operations.proposals.approve, { proposalId });
}
const runJobs = async () => {
  while ((await server.runDueJobs()) > 0);
};
const told = async (who: string) => (await people.call(who, contract.message.list, { page: 1, pageSize: 50 })).list;
const paidOn = async ({ voucherId }: PieceView) => {
  const [row] = await server.database.db.select().from(voucher).where(eq(voucher.id, voucherId));
  return row?.paymentDate;
};
const isHoliday = (date: CivilDate) => server.visitor().call(contract.reference.isHoliday, { date });

test('is paid on the days of the law while the list of a year is not published', async () => {
  const newYear = await people.heldPiece({ dueOn: day('2027-01-01') });
  const eve = await people.heldPiece({ dueOn: day('2027-02-05'), invoice: 2 });
  expect([await paidOn(newYear), await paidOn(eve)]).toEqual(['2027-01-04', '2027-02-09']);
  expect(await isHoliday(day('2027-02-05'))).toEqual({ holiday: true, name: '春节', nextWorkingDay: '2027-02-09', provisional: true });
});

test('a list moves payment days in either direction, seals that in the history, and tells issuer, holder and pledgee', async () => {
  const later = await people.heldPiece({ dueOn: day('2027-05-03') });
  const earlier = await people.heldPiece({ dueOn: day('2027-05-08'), invoice: 2 });
  const stays = await people.heldPiece({ dueOn: day('2027-04-20'), invoice: 3 });
  const pledged = await pledgers(server).paidOut([stays]);
  expect([await paidOn(later), await paidOn(earlier)]).toEqual(['2027-05-03', '2027-05-10']);
  expect((await people.call('supplier-op', contract.account.currentUser, {})).publishedYears).toBeUndefined();

  await load();
  await runJobs();
  expect([await paidOn(later), await paidOn(earlier), await paidOn(stays)]).toEqual(['2027-05-06', '2027-05-08', '2027-04-20']);
  expect((await people.call('supplier-op', contract.account.currentUser, {})).publishedYears).toEqual([
    { year: 2027, off: list.off, work: list.work },
  ]);
  expect(await isHoliday(day('2027-05-08'))).toMatchObject({ holiday: false, name: '劳动节', provisional: false });

  const facts = { number: later.number, from: '2027-05-03', day: '2027-05-06' };
  expect(await told('supplier-op')).toContainEqual(
    expect.objectContaining({ kind: 'pieceDayMoved', parameters: facts, subjectId: later.id }),
  );
  const toIssuer = (await told('core-op')).filter(({ kind }) => kind === 'promiseDayMoved');
  expect(toIssuer.map(({ parameters }) => parameters)).toHaveLength(2);
  expect((await told('loan-op')).map(({ kind }) => kind)).not.toContain('lentDayOff');
  expect(pledged.state).toBe('disbursed');
  await runJobs();
  expect((await told('core-op')).filter(({ kind }) => kind === 'promiseDayMoved')).toHaveLength(2);
});

test('pays on the moved day and not on the day before', async () => {
  const piece = await people.heldPiece({ dueOn: day('2027-05-03') });
  await load();
  await runJobs();
  await fund(server, 'E1001', 5_000_000);
  server.clock.moveTo(morningOf(day('2027-05-03')));
  await runJobs();
  expect(await server.database.db.select().from(settlement)).toEqual([]);
  server.clock.moveTo(morningOf(day('2027-05-06')));
  await runJobs();
  const [row] = await server.database.db.select().from(settlement);
  expect(row).toMatchObject({ paysOn: '2027-05-06', state: 'paid', lateInterest: 0n });
  expect(await server.database.db.select({ state: issuance.state }).from(issuance).where(eq(issuance.voucherId, piece.voucherId))).toEqual([
    { state: 'settled' },
  ]);
});

test('leaves the day and interest that a loan was signed with, and tells borrower and lender what is in time', async () => {
  const piece = await people.heldPiece({ dueOn: day('2027-05-14') });
  const loan = await pledgers(server).paidOut([piece], { earlier: 10 });
  expect(loan.quote.paysOn).toBe('2027-05-04');
  await load();
  await runJobs();
  const { quote, repayOn } = await pledgers(server).get(loan.id);
  expect([quote, repayOn]).toEqual([loan.quote, '2027-05-04']);
  const parameters = { number: loan.applicationNumber, from: '2027-05-04', day: '2027-05-06' };
  expect(await told('supplier-op')).toContainEqual(expect.objectContaining({ kind: 'loanDayOff', parameters }));
  expect(await told('loan-op')).toContainEqual(expect.objectContaining({ kind: 'lentDayOff', parameters }));

  const owedOn = async (date: CivilDate) => {
    server.clock.moveTo(morningOf(date));
    await runJobs();
    const [row] = (await people.call('supplier-op', contract.treasury.listRepayments, { page: 1, pageSize: 20 })).list;
    return row ?? expect.fail('no loan');
  };
  expect(lastDayInTime(day('2027-05-04'))).toBe('2027-05-06');
  await owedOn(day('2027-05-04'));
  const { tasks } = await people.call('supplier-op', contract.workbench.overview, {});
  expect(tasks.find(({ id, kind }) => id === loan.id && kind === 'pledgeDue')?.deadline).toBe('2027-05-06');
  const inTime = await owedOn(day('2027-05-06'));
  expect(inTime).toMatchObject({ paysOn: '2027-05-06', remainingDays: 0, lateInterest: 0n, state: 'due' });
  const late = await owedOn(day('2027-05-07'));
  expect(late).toMatchObject({ state: 'overdue', interest: inTime.interest });
  expect(late.lateInterest > 0n).toBe(true);
});

test('a voucher issued by a server that had not read the list yet is moved in the night', async () => {
  await load();
  await runJobs();
  setPublishedYears([]);
  const piece = await people.heldPiece({ dueOn: day('2027-05-03') });
  expect(await paidOn(piece)).toBe('2027-05-03');
  server.clock.moveTo(morningOf(addDays(server.clock.today(), 1)));
  await runJobs();
  expect(await paidOn(piece)).toBe('2027-05-06');
});

test('a voucher is moved only with an event of its history, and never before its due date', async () => {
  const { voucherId } = await people.heldPiece({ dueOn: day('2027-05-03') });
  const move = (paymentDate: CivilDate) => server.database.db.update(voucher).set({ paymentDate }).where(eq(voucher.id, voucherId));
  await expect(move(day('2027-05-04'))).rejects.toMatchObject({ cause: { message: 'a voucher never changes' } });
});

test('a list is refused that cannot be right, of a year that has passed, or on another version than the one shown', async () => {
  const refused = async (change: Parameters<typeof load>[0]) =>
    load(change).then(
      () => undefined,
      (error: unknown) => error,
    );
  expect(await refused({ off: { ...list.off, dragonBoat: days('2027-06-10') } })).toMatchObject({
    data: { fields: [{ path: 'off', message: '2027-06-09 是法定放假日，须列为放假' }] },
  });
  expect(await refused({ work: { labourDay: days('2027-05-10') } })).toMatchObject({
    data: { fields: [{ path: 'work', message: '2027-05-10 不是周末，不能列为调休上班' }] },
  });
  expect(await refused({ year: 2025 })).toMatchObject({ data: { fields: [{ path: 'year' }] } });
  expect(await refused({ version: 1 })).toBeDefined();
  await load();
  expect(await refused({})).toBeDefined();
  await load({ version: 1, title: '修订' });
  expect(await server.database.db.select().from(publishedYear)).toMatchObject([
    { year: 2027, version: 2, title: '修订', setBy: 'ops-check' },
  ]);
  expect(await ops.call(operations.calendar.show, {})).toMatchObject({ supplied: [2024, 2025, 2026], list: [{ year: 2027, version: 2 }] });
});

test('is planned when a server starts', async () => {
  await planPaymentDays({ db: server.database.db, ids: server.services.ids, clock: server.clock });
  await runJobs();
  expect((await told('core-op')).map(({ kind }) => kind)).not.toContain('promiseDayMoved');
});
