import { contract, type Endpoint } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { actors, issuanceForm, leg } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { financiers, financingForm, financingWorld } from '../testing/financing.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
});
afterAll(() => server.close());

// Reviews have additional queries for the requirement of two reviewers.
type Acts = readonly (readonly [name: string, statements: number])[];
const ISSUING: Acts = [
  ['issuance.promiseNumber', 5],
  ['issuance.saveDraft', 5],
  ['issuance.saveDraft', 5],
  ['issuance.apply', 12],
  ['issuance.cancel', 6],
  ['issuance.promiseNumber', 5],
  ['issuance.apply', 9],
  ['issuance.review', 9],
  ['issuance.promiseNumber', 5],
  ['issuance.apply', 9],
  ['signature.prepare', 10],
  ['signature.sign', 6],
  ['issuance.review', 12],
  ['signature.prepare', 9],
  ['signature.sign', 6],
  ['transfer.signFor', 11],
  ['signature.prepare', 10],
  ['signature.sign', 6],
  ['transfer.confirmSignFor', 13],
];

/** A hundred legs take no more statements than one. */
const TRANSFERRING: Acts = [
  ['transfer.apply', 8],
  ['transfer.remind', 6],
  ['transfer.withdraw', 10],
  ['transfer.apply', 8],
  ['signature.prepare', 9],
  ['signature.sign', 6],
  ['transfer.review', 12],
  ['signature.prepare', 9],
  ['signature.sign', 6],
  ['transfer.signFor', 11],
  ['signature.prepare', 10],
  ['signature.sign', 6],
  ['transfer.confirmSignFor', 13],
  ['transfer.saveDraft', 4],
  ['transfer.saveDraft', 5],
  ['transfer.deleteDraft', 4],
  ['message.markRead', 5],
];

/** The review repeats all checks, reserves the lender's limit, and grants the lender access to the documents. */
const FINANCING: Acts = [
  ['financing.saveDraft', 4],
  ['financing.saveDraft', 5],
  ['financing.deleteDraft', 4],
  ['financing.apply', 21],
  ['financing.remind', 6],
  ['financing.review', 14],
  ['financing.remove', 5],
  ['financing.quote', 8],
  ['financing.checkInvoices', 8],
  ['financing.apply', 21],
  ['signature.prepare', 10],
  ['signature.sign', 6],
  ['financing.review', 38],
  ['financing.withdraw', 16],
];

const NAMES = new Map(
  Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([name, endpoint]: [string, Endpoint]) => [urlOf(endpoint), `${resource}.${name}`] as const),
  ),
);

/** The calls made during the work, in order, with their numbers of database statements. */
async function statementsDuring(work: () => Promise<unknown>): Promise<(readonly [name: string, statements: number])[]> {
  const injected = vi.spyOn(server.http, 'inject');
  await work();
  const sent = injected.mock.calls.map((given: readonly unknown[]) => {
    const [options] = given;
    return typeof options === 'object' && options !== null && 'url' in options ? String(options.url) : '';
  });
  const replies = await Promise.all(injected.mock.results.map(({ value }) => value));
  injected.mockRestore();
  return sent.flatMap((url, index) => {
    const name = NAMES.get(url);
    const statements = Number(/"(\d+) statements"/.exec(String(replies[index]?.headers['server-timing']))?.[1]);
    return name === undefined ? [] : [[name, statements] as const];
  });
}

const PEOPLE = ['core-op', 'core-review', 'supplier-op', 'supplier-review', 'tier2-op', 'tier2-review'];

/** The acts performed during the work, without sign-ins and queries. */
async function actsDuring(work: () => Promise<unknown>) {
  for (const who of PEOPLE) await server.as(who);
  return (await statementsDuring(work)).filter(([name]) => !/^account|get$|children$|list|held/.test(name));
}

// If an act needs more statements than here, justify it in the change or combine queries. Every act needs three: for the session, for the
// idempotency key and for storing the answer.
test('issuing', async () => {
  const done = await actsDuring(async () => {
    const maker = await server.as('core-op');
    const form = await issuanceForm(maker, { invoice: 1, amount: 10_000 });
    const draft = await maker.call(contract.issuance.saveDraft, { form });
    const { id, version } = await maker.call(contract.issuance.saveDraft, { id: draft.id, version: draft.version, form });
    const applied = await maker.call(contract.issuance.apply, { id, version, form });
    await maker.call(contract.issuance.cancel, { id, version: applied.version, act: 'withdraw' });
    const next = await people.apply({ invoice: 2, amount: 10_000 });
    const returned = { id: next.id, version: next.version, decision: 'return' as const, reason: '金额有误' };
    await (await server.as('core-review')).call(contract.issuance.review, returned);
    await people.heldPiece({ invoice: 3, amount: 900_000 });
  });
  expect(done).toEqual(ISSUING);
});

test('transferring', async () => {
  const [piece] = await people.held('supplier');
  const many = Array.from({ length: 100 }, () => leg(piece ?? expect.fail(), { amount: 10, invoice: 1 }));
  const done = await actsDuring(async () => {
    const sender = await server.as('supplier-op');
    const [first] = (await people.transfer(many)).transfers;
    await sender.call(contract.transfer.remind, { id: first?.id ?? expect.fail() });
    await sender.call(contract.transfer.withdraw, { id: first?.id ?? expect.fail(), version: first?.version ?? 0 });
    const rest = (await people.held('supplier')).find(({ amount }) => amount > 10_000_000n);
    const [second] = (await people.transfer([leg(rest ?? expect.fail(), { amount: 1000, invoice: 1 })])).transfers;
    const passed = await people.passTransfer(second?.id ?? expect.fail(), second?.version ?? 0);
    await people.receive('transfer', passed.id, passed.version, 'tier2');
    const draft = await sender.call(contract.transfer.saveDraft, { legs: many });
    await sender.call(contract.transfer.saveDraft, { id: draft.id, version: draft.version, legs: many });
    await sender.call(contract.transfer.deleteDraft, { id: draft.id });
    await sender.call(contract.message.markRead, { ids: [] });
  });
  expect(done).toEqual(TRANSFERRING);
});

test('financing', async () => {
  const pieces = [await people.heldPiece({ invoice: 5, amount: 60_000 }), await people.heldPiece({ invoice: 6, amount: 70_000 })];
  const form = await financingForm(server, pieces, { amount: 100_000 });
  const money = financiers(server);
  const done = await actsDuring(async () => {
    const maker = await server.as('supplier-op');
    const draft = await maker.call(contract.financing.saveDraft, { form });
    await maker.call(contract.financing.saveDraft, { id: draft.id, version: draft.version, form });
    await maker.call(contract.financing.deleteDraft, { id: draft.id });
    const { id, version } = await maker.call(contract.financing.apply, form);
    await maker.call(contract.financing.remind, { id });
    const returned = await money.return(id, version);
    await maker.call(contract.financing.remove, { id, version: returned.version });
    const piece = await maker.call(contract.voucher.get, { id: pieces[0]?.id ?? expect.fail() });
    const next = await maker.call(contract.financing.apply, await financingForm(server, [piece]));
    const passed = await money.pass(next.id, next.version);
    await maker.call(contract.financing.withdraw, { id: next.id, version: passed.version });
  });
  expect(done).toEqual(FINANCING);
});
