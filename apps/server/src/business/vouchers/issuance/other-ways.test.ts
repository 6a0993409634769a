import { contract, type IssuanceId } from '@lianxin/api/contract';
import { addDays } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOfDay } from '../../../platform/clock/business-day.ts';
import { ledgerViolations } from '../../../ledger/verify.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, day, issuanceForm, refusalOf, signed } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

const PAGE = { page: 1, pageSize: 100 };

async function line() {
  const lines = await (await server.as('core-op')).call(contract.creditLine.get, {});
  const first = lines.find(({ channel }) => channel === 1);
  if (!first) throw new Error('no line');
  return { used: first.used, inTransit: first.inTransit, available: first.available };
}

async function usedOf(invoice: number) {
  const { list } = await (
    await server.as('core-op')
  ).call(contract.tradeInvoice.list, { ...PAGE, counterpartyNo: (await issuanceForm(await server.as('core-op'))).recipientNo });
  return list.find(({ id }) => id.endsWith(`-${invoice}`))?.usedAmount;
}

const stateOf = async (id: IssuanceId) => (await (await server.as('core-op')).call(contract.issuance.get, { id })).state;

test('reserves credit and invoices on submission, frees them on return, and reserves again after correction', async () => {
  const before = await line();
  const { id, version } = await people.apply({ amount: 300_000, invoice: 2 });
  expect(await line()).toEqual({ ...before, inTransit: before.inTransit + yuan(300_000), available: before.available - yuan(300_000) });
  expect(await usedOf(2)).toBe(yuan(300_000));
  const reviewer = await server.as('core-review');
  expect(await refusalOf(reviewer.call(contract.issuance.review, { id, version, decision: 'return' }))).toMatchObject({ code: '10001' });
  const returned = await reviewer.call(contract.issuance.review, { id, version, decision: 'return', reason: '到期日与合同不符' });
  expect(returned.state).toBe('returned');
  expect(await line()).toEqual(before);
  expect(await usedOf(2)).toBe(0n);
  const maker = await server.as('core-op');
  const form = await issuanceForm(maker, { amount: 200_000, invoice: 2 });
  expect(await maker.call(contract.issuance.saveDraft, { id, version: returned.version, form })).toMatchObject({ state: 'returned' });
  const again = await maker.call(contract.issuance.apply, { id, version: returned.version + 1, form });
  const passed = await people.pass(id, again.version);
  expect(passed.state).toBe('awaitingSignature');
  expect(await line()).toEqual({
    used: before.used + yuan(200_000),
    inTransit: before.inTransit,
    available: before.available - yuan(200_000),
  });
});

test('frees everything when withdrawn before review', async () => {
  const before = await line();
  const { id, version } = await people.apply({ amount: 100_000, invoice: 3 });
  const withdrawn = await (await server.as('core-op')).call(contract.issuance.cancel, { id, version, act: 'withdraw' });
  expect(withdrawn.state).toBe('withdrawn');
  expect(await line()).toEqual(before);
});

test('closes a refused voucher, with the reason for both parties', async () => {
  const before = await line();
  const { id, version } = await people.issue({ amount: 100_000, invoice: 3 });
  const supplier = await server.as('supplier-op');
  const request = { kind: 'issuance', id, version, decision: 'refuse' } as const;
  expect(await refusalOf(supplier.call(contract.transfer.signFor, request))).toMatchObject({ code: '10001' });
  await supplier.call(contract.transfer.signFor, { ...request, reason: '合同未约定凭证支付' });
  const detail = await (await server.as('core-op')).call(contract.issuance.get, { id });
  expect(detail).toMatchObject({ state: 'refused', reason: '合同未约定凭证支付' });
  expect(await line()).toEqual(before);
});

test('voids an unsigned voucher with the reviewer’s consent, and keeps it when the reviewer objects', async () => {
  const before = await line();
  const { id, version } = await people.issue({ amount: 100_000, invoice: 3 });
  const maker = await server.as('core-op');
  const reviewer = await server.as('core-review');
  const asked = await maker.call(contract.issuance.cancel, { id, version, act: 'void', reason: '金额填写有误' });
  expect(asked.state).toBe('voidAwaitingReview');
  const { checks } = await maker.call(contract.issuance.get, { id });
  expect(checks.map(({ code }) => code)).toContain('quota');
  expect(checks.filter(({ level }) => level === 'fail' || level === 'pending')).toEqual([]);
  const supplier = await server.as('supplier-op');
  expect(
    await refusalOf(
      supplier.call(contract.transfer.signFor, { kind: 'issuance', id, version: asked.version, decision: 'refuse', reason: '不收' }),
    ),
  ).toMatchObject({
    code: '10006',
    message: '当前状态【作废待复核】不可拒签',
  });
  const asking = (await supplier.call(contract.transfer.listIncoming, { ...PAGE, states: ['voidAwaitingReview'] })).list;
  expect(asking.find((row) => row.id === id)).toMatchObject({ state: 'voidAwaitingReview', acts: [], signDeadline: null });
  const { elements } = await reviewer.call(contract.signature.prepare, { act: 'voidReview', subjectId: id, version: asked.version });
  expect(elements.map(({ code }) => code)).toContain('applicationNumber');
  const kept = await reviewer.call(contract.issuance.review, { id, version: asked.version, decision: 'return', reason: '对方已确认' });
  expect(kept.state).toBe('awaitingSignature');
  const waiting = (await supplier.call(contract.transfer.listIncoming, PAGE)).list.find((row) => row.id === id);
  expect(waiting).toMatchObject({ state: 'awaitingSignature', reason: null });
  const again = await maker.call(contract.issuance.cancel, { id, version: kept.version, act: 'void', reason: '金额填写有误' });
  const signature = await signed(reviewer, 'voidReview', id, again.version);
  const voided = await reviewer.call(contract.issuance.review, { id, version: again.version, decision: 'pass', signature });
  expect(voided.state).toBe('voided');
  expect(await line()).toEqual(before);
  const { list } = await supplier.call(contract.transfer.listIncoming, { ...PAGE, states: ['withdrawn'] });
  expect(list.map((row) => row.id)).toContain(id);
});

test('returns a sign-for to the operator, and accepts directly without confirmation', async () => {
  const { id, version } = await people.issue({ amount: 100_000, invoice: 3 });
  const first = await people.sign('issuance', id, version);
  expect(first.state).toBe('awaitingSignatureReview');
  const reviewer = await server.as('supplier-review');
  const back = await reviewer.call(contract.transfer.confirmSignFor, {
    kind: 'issuance',
    id,
    version: first.version,
    decision: 'return',
    reason: '请核对收款账户',
  });
  expect(back.state).toBe('awaitingSignature');
  await server.database.session((session) => session.exec("update enterprise set confirms_sign_for = false where enterprise_no = 'E1002'"));
  expect((await people.sign('issuance', id, back.version)).state).toBe('effective');
  await server.database.session((session) => session.exec("update enterprise set confirms_sign_for = true where enterprise_no = 'E1002'"));
});

test('refuses a form with the violated rule', async () => {
  const maker = await server.as('core-op');
  const form = await issuanceForm(maker, { amount: 500_000, invoice: 4 });
  const refused = async (change: Partial<typeof form>) =>
    (await refusalOf(maker.call(contract.issuance.apply, { form: { ...form, ...change } }))).code;
  expect(await refused({ dueOn: day('2027-12-31') })).toBe('30007');
  expect(await refused({ dueOn: day('2027-08-31') })).toBe('10001');
  expect(await refused({ dueOn: day('2026-11-20') })).toBe('10001');
  expect(await refused({ amount: yuan(600_000) })).toBe('30003');
  expect(await refused({ paymentNature: 'prepayment' })).toBe('10001');
  expect(await refused({ channel: 2 })).toBe('30002');
  expect(await refused({ contractAllowsVoucher: false })).toBe('10001');
  expect(await refused({ promiseNumber: 'CN-2026-000001-0000000' })).toBe('10001');
  const unused = (await issuanceForm(maker, { seller: 'E1003' })).receivingAccountId;
  expect(await refused({ receivingAccountId: unused })).toBe('30009');
  const supplier = await server.as('supplier-op');
  expect(await refusalOf(supplier.call(contract.issuance.apply, { form }))).toMatchObject({ code: '10003' });
});

test('allows one reminder a day', async () => {
  const { id } = await people.apply({ amount: 100_000, invoice: 5 });
  const maker = await server.as('core-op');
  await maker.call(contract.issuance.remind, { id });
  expect(await refusalOf(maker.call(contract.issuance.remind, { id }))).toMatchObject({
    code: '30010',
    message: '已催办，858 分钟后可再次催办',
  });
  const lastReminder = { at: server.clock.now().toISOString(), today: true };
  expect(await maker.call(contract.issuance.get, { id })).toMatchObject({ lastReminder });
  server.clock.moveTo(new Date(server.clock.now().getTime() + 86_400_000));
  expect(await maker.call(contract.issuance.get, { id })).toMatchObject({ lastReminder: { ...lastReminder, today: false } });
});

test('expires after exactly fifteen days without a signature', async () => {
  const before = await line();
  const { id } = await people.issue({ amount: 100_000, invoice: 5 });
  const start = server.clock.now();
  server.clock.moveTo(endOfDay(addDays(server.clock.today(), 14)));
  await server.runDueJobs();
  expect(await stateOf(id)).toBe('awaitingSignature');
  server.clock.moveTo(endOfDay(addDays(server.clock.today(), 0)));
  await server.runDueJobs();
  expect(await stateOf(id)).toBe('signatureExpired');
  server.clock.moveTo(start);
  // The voucher that an earlier test left open is closed as well.
  expect((await line()).used).toBeLessThanOrEqual(before.used);
  expect(await ledgerViolations(server.database.db)).toEqual([]);
});
