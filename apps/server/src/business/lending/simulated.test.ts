import { contract, type FinancingId } from '@lianxin/api/contract';
import { CHANNELS, shanghaiInstant } from '@lianxin/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { actors } from '../../testing/acting.ts';
import { assertWhole } from '../../testing/assert-whole.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { financiers } from '../../testing/financing.ts';
import { contracting, lendingWorld, signOnPage } from '../../testing/lending.ts';
import type { TestServer } from '../../testing/test-server.ts';

const { financing } = contract;

let server: TestServer;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof financiers>;
beforeEach(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  money = financiers(server);
});
afterEach(async () => {
  await assertWhole(server);
  await server.close();
});

/** Minutes pass, and with them whatever lenders do meanwhile. */
async function minutes(count: number) {
  for (let minute = 0; minute < count; minute += 1) {
    server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000));
    await server.runDueJobs();
  }
}

/** What the holder's operator does for the lender's further step, by how the channel is called. */
async function furtherStep(id: FinancingId, alias: string) {
  const { version } = await money.get(id);
  if (alias === 'abc')
    await people.call('supplier-op', financing.executeAbc, {
      id,
      version,
      declaresAssignable: true,
      contactName: '王建国',
      contactMobile: '13900000002',
    });
  if (alias === 'bcm') await people.call('supplier-op', financing.executeBcm, { id, version, customerNumber: '301201104712' });
}

async function signWith(id: FinancingId, own: boolean) {
  const agree = contracting(server);
  if (own) {
    const { url } = await people.call('supplier-op', financing.signIcbc, { id, version: (await money.get(id)).version });
    await signOnPage(server, url);
  } else await agree.sign(id);
  await agree.confirm(id);
  if ((await money.get(id)).issuerCosts > 0n) {
    await agree.consent(id);
    await agree.confirmConsent(id);
  }
}

describe.each(CHANNELS.list.filter(({ kind }) => kind === 'financing'))('the lender behind channel $code', ({ code, alias, needs }) => {
  const handedOver = async () => {
    // So little that the invoices behind it cover what any lender asks for.
    const { id, version } = await money.apply([await people.heldPiece()], { channel: code, amount: 800_000 });
    await money.pass(id, version);
    return id;
  };

  test('takes an application, decides, signs, registers and pays, each step once its turn has come', async () => {
    const id = await handedOver();
    await minutes(4);
    if (needs.includes('furtherStep')) {
      expect((await money.get(id)).state).toBe('awaitingAcceptance');
      await furtherStep(id, alias);
      await minutes(4);
    }
    expect((await money.get(id)).state).toBe('awaitingContract');
    await signWith(id, needs.includes('signature'));
    await minutes(10);
    const { valueOn } = (await money.get(id)).quote;
    if (valueOn > server.clock.today()) {
      expect((await money.get(id)).state).toBe('awaitingDisbursement');
      server.clock.moveTo(shanghaiInstant(valueOn, '08:55'));
      await minutes(10);
    }
    const shown = await money.get(id);
    expect(shown.charged === null || shown.disbursedOn === null || shown.disbursedOn >= valueOn).toBe(true);
    expect([shown.state, shown.charged === null]).toEqual(['disbursed', false]);
    expect(shown.registration).not.toBeNull();
  });

  test('hears once of an application that is handed over twice, and says nothing more of one that was taken back', async () => {
    const id = await handedOver();
    const { version } = await money.get(id);
    await people.call('supplier-op', financing.execute, { id, version });
    await people.call('supplier-op', financing.withdraw, { id, version });
    await minutes(3);
    expect((await money.get(id)).state).toBe('withdrawn');
    expect((await people.held('supplier')).map(({ state }) => state)).toEqual(['holding', 'holding']);
  });
});

test('a lender that comes too late to pay lets the application go, and its pieces are held again', async () => {
  const { id, version } = await money.apply([await people.heldPiece()], { channel: 10 });
  await money.pass(id, version);
  await minutes(4);
  await signWith(id, false);
  while ((await money.get(id)).state === 'awaitingContract') await minutes(1);
  const { quote, state } = await money.get(id);
  expect(state).toBe('awaitingDisbursement');
  server.clock.moveTo(new Date(`${quote.paysOn}T09:30:00+08:00`));
  await minutes(8);
  expect((await money.get(id)).state).toBe('withdrawn');
  expect((await people.held('supplier')).map(({ state }) => state)).toEqual(['holding']);
});
