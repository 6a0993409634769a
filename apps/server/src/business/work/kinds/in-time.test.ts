import { contract, type IssuanceId, type TransferId } from '@lianxin/api/contract';
import { addDays, REFUSAL_CODES, type CivilDate } from '@lianxin/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { ledgerViolations } from '../../../ledger/verify.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { job } from '../../../schema/index.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, day, issuanceForm, leg, refusalOf, signed } from '../../../testing/acting.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { TOO_LATE } = REFUSAL_CODES;
const TODAY = day('2026-11-20');
/** Before the fifteen days for signing are over. */
const DUE = day('2026-11-27');
const EVE = addDays(DUE, -1);

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

const onDay = (date: CivilDate) => server.clock.moveTo(startOfDay(date));
afterEach(() => server.clock.moveTo(new Date(START)));

const tooLate = (until: CivilDate) => ({ code: TOO_LATE, message: `最晚须于 ${until} 办理，现已超过期限` });
const issuance = async (id: IssuanceId, who = 'core-op') => (await server.as(who)).call(contract.issuance.get, { id });
const transfer = async (id: TransferId, who = 'supplier-op') => (await server.as(who)).call(contract.transfer.get, { id });
const SMALL = { amount: 5000, invoice: 12, dueOn: DUE };

async function transferOf(dueOn: CivilDate = DUE) {
  const piece = await people.heldPiece({ ...SMALL, dueOn });
  const [sent] = (await people.transfer([leg(piece, { amount: 5000, invoice: 10 })])).transfers;
  if (!sent) throw new Error('no transfer');
  return { piece, ...sent };
}

const toldOf = async (who: string, what: string) =>
  (await (await server.as(who)).call(contract.message.list, { page: 1, pageSize: 100 })).list.filter(({ title }) => title === what).length;
const inTransit = async () =>
  (await (await server.as('core-op')).call(contract.creditLine.get, {})).find(({ channel }) => channel === 1)?.inTransit ??
  expect.fail('no line');

describe('an application not reviewed by maturity', () => {
  test('returns an issuance to its maker, with credit and invoice free', async () => {
    const { id, version } = await people.apply(SMALL);
    const reviewer = await server.as('core-review');
    onDay(EVE);
    await reviewer.call(contract.signature.prepare, { act: 'issuanceReview', subjectId: id, version });
    onDay(DUE);
    const prepared = reviewer.call(contract.signature.prepare, { act: 'issuanceReview', subjectId: id, version });
    expect(await refusalOf(prepared)).toMatchObject(tooLate(EVE));
    await refusalOf(reviewer.call(contract.issuance.review, { id, version, decision: 'pass' }));
    const before = await inTransit();
    await server.runDueJobs();
    expect(await issuance(id)).toMatchObject({ state: 'returned', reason: null, acts: expect.arrayContaining(['edit', 'submit']) });
    expect(await inTransit()).toBe(before - yuan(5000));
    expect(await toldOf('core-op', '开立申请到期未复核，已自动退回')).toBe(1);
    expect((await issuance(id)).log.at(-1)).toMatchObject({ event: 'lapse', actorName: '系统' });
  });

  test('returns a transfer with its piece', async () => {
    const { id, version, piece } = await transferOf();
    const reviewer = await server.as('supplier-review');
    const given = await signed(reviewer, 'transferReview', id, version);
    onDay(DUE);
    const prepared = reviewer.call(contract.signature.prepare, { act: 'transferReview', subjectId: id, version });
    expect(await refusalOf(prepared)).toMatchObject(tooLate(EVE));
    const passed = reviewer.call(contract.transfer.review, { id, version, decision: 'pass', signature: given });
    expect(await refusalOf(passed)).toMatchObject(tooLate(EVE));
    await server.runDueJobs();
    expect(await transfer(id)).toMatchObject({ state: 'returned', reason: null });
    expect(await (await server.as('supplier-op')).call(contract.voucher.get, { id: piece.id })).toMatchObject({
      state: 'holding',
      live: true,
    });
    expect(await toldOf('supplier-op', '凭证已到期，未复核的转让已自动退回')).toBe(1);
  });

  test('is returned once, after maturity, whenever the job runs', async () => {
    const { id } = await people.apply(SMALL);
    const { db } = server.database;
    const again = async () => {
      await db
        .update(job)
        .set({ runAt: new Date(START), doneAt: null })
        .where(and(eq(job.kind, 'issuance.lapse'), eq(job.subject, id)));
      await server.runDueJobs();
    };
    await again();
    expect(await issuance(id)).toMatchObject({ state: 'awaitingReview' });
    onDay(DUE);
    for (let times = 0; times < 2; times += 1) await again();
    await planJob({ db, ids: server.services.ids }, { kind: 'issuance.lapse', subject: 'of-nothing', runAt: new Date(START) });
    await server.runDueJobs();
    expect((await issuance(id)).log.map(({ event }) => event)).toEqual(['submit', 'lapse']);
    expect(await db.select().from(job).where(isNotNull(job.lastError))).toEqual([]);
  });

  test('never concerns its recipient', async () => {
    const { id } = await people.apply(SMALL);
    onDay(DUE);
    await server.runDueJobs();
    const later = { ...SMALL, dueOn: addDays(DUE, 90) };
    const maker = await server.as('core-op');
    const { version } = await issuance(id);
    const again = await maker.call(contract.issuance.apply, { id, version, form: await issuanceForm(maker, later) });
    await people.pass(id, again.version);
    const events = async (who: string) => (await issuance(id, who)).log.map(({ event }) => event);
    expect(await events('core-op')).toEqual(['submit', 'lapse', 'submit', 'pass']);
    expect(await events('supplier-op')).toEqual(['pass']);
  });
});

describe('an application not accepted by maturity', () => {
  test('must be signed the day before at the latest, for an issuance', async () => {
    const issued = await people.issue(SMALL);
    expect(await issuance(issued.id)).toMatchObject({ signDeadline: EVE });
    const operator = await server.as('supplier-op');
    const reviewer = await server.as('supplier-review');
    const given = await signed(operator, 'issuanceSignFor', issued.id, issued.version);
    onDay(DUE);
    const sign = { kind: 'issuance', id: issued.id, version: issued.version, decision: 'sign', agreed: true, signature: given } as const;
    expect(await refusalOf(operator.call(contract.transfer.signFor, sign))).toMatchObject(tooLate(EVE));
    const prepared = operator.call(contract.signature.prepare, { act: 'issuanceSignFor', subjectId: issued.id, version: issued.version });
    expect(await refusalOf(prepared)).toMatchObject(tooLate(EVE));
    onDay(EVE);
    const waiting = await operator.call(contract.transfer.signFor, sign);
    const confirmation = await signed(reviewer, 'issuanceSignForConfirm', issued.id, waiting.version);
    onDay(DUE);
    const confirm = { kind: 'issuance', id: issued.id, version: waiting.version, decision: 'pass', signature: confirmation } as const;
    expect(await refusalOf(reviewer.call(contract.transfer.confirmSignFor, confirm))).toMatchObject(tooLate(EVE));
    await server.runDueJobs();
    expect(await issuance(issued.id)).toMatchObject({ state: 'signatureExpired' });
  });

  test('must be signed the day before at the latest, for a transfer; then the sender is paid', async () => {
    const { id, version, piece } = await transferOf();
    const passed = await people.passTransfer(id, version);
    expect(await transfer(id)).toMatchObject({ signDeadline: EVE });
    const operator = await server.as('tier2-op');
    const given = await signed(operator, 'transferSignFor', id, passed.version);
    const sign = { kind: 'transfer', id, version: passed.version, decision: 'sign', agreed: true, signature: given } as const;
    onDay(addDays(DUE, 2));
    expect(await refusalOf(operator.call(contract.transfer.signFor, sign))).toMatchObject(tooLate(EVE));
    onDay(EVE);
    const waiting = await operator.call(contract.transfer.signFor, sign);
    const reviewer = await server.as('tier2-review');
    const confirmation = await signed(reviewer, 'transferSignForConfirm', id, waiting.version);
    onDay(addDays(DUE, 2));
    const confirm = { kind: 'transfer', id, version: waiting.version, decision: 'pass', signature: confirmation } as const;
    expect(await refusalOf(reviewer.call(contract.transfer.confirmSignFor, confirm))).toMatchObject(tooLate(EVE));
    await server.runDueJobs();
    expect(await transfer(id)).toMatchObject({ state: 'signatureExpired' });
    expect(await (await server.as('supplier-op')).call(contract.voucher.get, { id: piece.id })).toMatchObject({
      state: 'settled',
      live: true,
    });
  });

  test('cannot be signed after its deadline, even before the job has run', async () => {
    const { id, version } = await people.issue({ ...SMALL, dueOn: day('2027-05-14') });
    const deadline = addDays(TODAY, 15);
    const operator = await server.as('supplier-op');
    onDay(addDays(deadline, 1));
    const prepared = operator.call(contract.signature.prepare, { act: 'issuanceSignFor', subjectId: id, version });
    expect(await refusalOf(prepared)).toMatchObject(tooLate(deadline));
    onDay(deadline);
    await operator.call(contract.signature.prepare, { act: 'issuanceSignFor', subjectId: id, version });
  });

  test('expires even while a void awaits review', async () => {
    const { id, version } = await people.issue(SMALL);
    await (await server.as('core-op')).call(contract.issuance.cancel, { id, version, act: 'void', reason: '金额有误' });
    onDay(DUE);
    await server.runDueJobs();
    expect(await issuance(id)).toMatchObject({ state: 'signatureExpired' });
  });

  test('is reminded of only if there is time', async () => {
    const nearing = () => toldOf('supplier-op', '签收期限将至，请尽快处理');
    const before = await nearing();
    const { id } = await people.issue({ ...SMALL, dueOn: addDays(TODAY, 2) });
    await server.runDueJobs();
    expect(await nearing()).toBe(before);
    expect(await issuance(id)).toMatchObject({ state: 'awaitingSignature', signDeadline: addDays(TODAY, 1) });
  });
});

test('every voucher conserves its amount, and no job has failed', async () => {
  expect(await ledgerViolations(server.database.db)).toEqual([]);
  expect(await server.database.db.select().from(job).where(isNotNull(job.lastError))).toEqual([]);
});
