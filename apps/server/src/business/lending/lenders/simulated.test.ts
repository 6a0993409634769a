import { contract } from '@lianxin/api/contract';
import { CHANNELS } from '@lianxin/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actors, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers } from '../../../testing/financing.ts';
import { lenderLife } from '../../../testing/lender-life.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { financing } = contract;

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof financiers>;
let life: ReturnType<typeof lenderLife>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  money = financiers(server);
  life = lenderLife(server);
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterEach(() => assertWhole(server));
afterAll(() => server.close());

describe.each(CHANNELS.list.filter(({ kind }) => kind === 'financing'))('the lender behind channel $code', ({ code, needs }) => {
  const handedOver = async () => {
    // An amount so small that the invoices cover it by the terms of any lender.
    const { id, version } = await money.apply([await people.heldPiece()], { channel: code, amount: 800_000 });
    await money.pass(id, version);
    return id;
  };

  test('accepts an application, decides, signs, registers and pays, each step in its order', async () => {
    const id = await handedOver();
    await life.minutes(4);
    if (needs.includes('furtherStep')) {
      expect((await money.get(id)).state).toBe('awaitingAcceptance');
      await life.furtherStep(id);
      await life.minutes(4);
    }
    expect((await money.get(id)).state).toBe('awaitingContract');
    await life.sign(id);
    const shown = await life.payment(id);
    const { valueOn } = shown.quote;
    expect(shown.charged === null || shown.disbursedOn === null || shown.disbursedOn >= valueOn).toBe(true);
    expect([shown.state, shown.charged === null]).toEqual(['disbursed', false]);
    expect(shown.registration).not.toBeNull();
  });

  test('processes an application submitted twice only once, and reports nothing on a withdrawn one', async () => {
    const id = await handedOver();
    const { version } = await money.get(id);
    await people.call('supplier-op', financing.execute, { id, version });
    await people.call('supplier-op', financing.withdraw, { id, version });
    await life.minutes(3);
    expect((await money.get(id)).state).toBe('withdrawn');
    expect((await people.held('supplier')).map(({ state }) => state)).toEqual(['holding', 'holding']);
  });
});

test('a lender that is too late to pay ends the application, which releases its pieces', async () => {
  const { id, version } = await money.apply([await people.heldPiece()], { channel: 10 });
  await money.pass(id, version);
  await life.minutes(4);
  await life.sign(id);
  while ((await money.get(id)).state === 'awaitingContract') await life.minutes(1);
  const { quote, state } = await money.get(id);
  expect(state).toBe('awaitingDisbursement');
  server.clock.moveTo(new Date(`${quote.paysOn}T09:30:00+08:00`));
  await life.minutes(8);
  expect((await money.get(id)).state).toBe('withdrawn');
  expect((await people.held('supplier')).map(({ state }) => state)).toEqual(['holding']);
});
