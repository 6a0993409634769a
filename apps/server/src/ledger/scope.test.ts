import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { actors, leg, refusalOf } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

const NOT_FOUND = '10002';
const PAGE = { page: 1, pageSize: 100 };
/** Occurs nowhere in the program, so that finding it proves a leak from the database. */
const canaryOf = (no: string) => `金丝雀${no}`;

test('business between others is not found, and names of strangers are not disclosed', async () => {
  const piece = await people.heldPiece({ amount: 100_000 });
  const [sent] = (await people.transfer([leg(piece, { seller: 'E1003', amount: 30_000 })])).transfers;
  if (!sent) throw new Error('no transfer');
  const passed = await people.passTransfer(sent.id, sent.version);
  await people.receive('transfer', sent.id, passed.version, 'tier2');
  // The second tier passes a part on to an enterprise with which the first supplier has no business in this voucher.
  const tier2 = await server.as('tier2-op');
  const [held] = await people.held('tier2');
  if (!held) throw new Error('nothing held');
  const [onward] = (await tier2.call(contract.transfer.apply, { legs: [leg(held, { buyer: 'E1003', seller: 'E1005', amount: 10_000 })] }))
    .transfers;
  if (!onward) throw new Error('no transfer');
  const offered = await people.passTransfer(onward.id, onward.version, 'tier2');
  await people.receive('transfer', onward.id, offered.version, 'fee');
  await server.database.session((session) =>
    session.exec("update enterprise set name = '金丝雀' || enterprise_no, credit_code = 'canary' || enterprise_no"),
  );

  const [fi, fiReviewer] = [await server.as('fi-op'), await server.as('fi-review')];
  const issuance = (await (await server.as('core-op')).call(contract.issuance.list, PAGE)).list[0];
  if (!issuance) throw new Error('nothing issued');
  const strangers = [
    () => fi.call(contract.issuance.get, { id: issuance.id }),
    () => fi.call(contract.issuance.log, { id: issuance.id }),
    () => fi.call(contract.issuance.documents, { id: issuance.id }),
    () => fi.call(contract.issuance.children, { id: issuance.id }),
    () => fi.call(contract.issuance.circulation, { id: issuance.id }),
    () => fi.call(contract.voucher.get, { id: piece.id }),
    () => fi.call(contract.voucher.getByNumber, { number: piece.number }),
    () => fi.call(contract.voucher.trace, { id: piece.id }),
    () => fi.call(contract.voucher.history, { id: piece.id }),
    () => fi.call(contract.transfer.get, { id: sent.id }),
    () => fi.call(contract.transfer.relatedTrade, { id: piece.id }),
    () => fi.call(contract.transfer.withdraw, { id: sent.id, version: 0 }),
    () => fi.call(contract.issuance.cancel, { id: issuance.id, version: 0, act: 'withdraw' }),
    () => fi.call(contract.transfer.apply, { legs: [leg(piece)] }),
    () => fi.call(contract.bankAccount.listPayable, { enterpriseNo: leg(piece).recipientNo }),
    () => fi.call(contract.bankAccount.reveal, { id: leg(piece).receivingAccountId }),
    () => fi.call(contract.file.ofVoucher, { id: piece.id }),
    () => fiReviewer.call(contract.signature.prepare, { act: 'transferReview', subjectId: sent.id, version: 0 }),
  ];
  for (const call of strangers) expect((await refusalOf(call())).code).toBe(NOT_FOUND);

  const read = async (who: string) => {
    const client = await server.as(who);
    const own = (await client.call(contract.voucher.list, PAGE)).list;
    const deep = await Promise.all(
      own.map(async ({ id }) => [
        await client.call(contract.voucher.get, { id }),
        await client.call(contract.voucher.trace, { id }),
        await client.call(contract.voucher.history, { id }),
        await client.call(contract.transfer.relatedTrade, { id }),
      ]),
    );
    const lists = [
      await client.call(contract.voucher.listHoldings, PAGE),
      await client.call(contract.transfer.listOutgoing, PAGE),
      await client.call(contract.transfer.listIncoming, PAGE),
      await client.call(contract.issuance.list, PAGE),
      await client.call(contract.issuance.awaitingSignature, PAGE),
      await client.call(contract.tradeContract.list, PAGE),
      await client.call(contract.workbench.overview, {}),
    ];
    return JSON.stringify([deep, lists], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  };
  // The issuer sees the whole tree; others see themselves, the issuer and their direct partners.
  expect(await read('core-op')).toContain(canaryOf('E1005'));
  const byTier2Holder = await read('fee-op');
  expect(byTier2Holder).toContain(canaryOf('E1003'));
  expect(byTier2Holder).toContain(canaryOf('E1001'));
  const voucherOnly = JSON.stringify((await (await server.as('fee-op')).call(contract.voucher.list, PAGE)).list, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(voucherOnly).not.toContain(canaryOf('E1002'));
  const [own] = (await (await server.as('fee-op')).call(contract.voucher.listHoldings, PAGE)).list;
  const traced = JSON.stringify(
    (await (await server.as('fee-op')).call(contract.voucher.trace, { id: own?.id ?? expect.fail() })).nodes,
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  expect(traced).not.toContain('E1002');
  const chain = JSON.stringify(
    (await (await server.as('fee-op')).call(contract.voucher.history, { id: own?.id ?? expect.fail() })).entries,
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  expect(chain).not.toContain('E1002');
  expect(chain).not.toContain('恒信机电');
  expect(await read('fi-op')).not.toMatch(/E100[235]/);
  expect(await read('tier2-op')).not.toContain(canaryOf('E1006'));
});
