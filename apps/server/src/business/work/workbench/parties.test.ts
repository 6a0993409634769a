import { contract } from '@lianxin/api/contract';
import { messageText, partySentence } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, leg, type PieceView } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const CORE = '晋北煤业集团有限公司';
const SUPPLIER = '恒信机电设备有限公司';
const TIER2 = '云岭物流有限公司';

let server: TestServer;
let people: ReturnType<typeof actors>;
let held: PieceView;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
  held = await people.heldPiece({ amount: 900_000 });
});
afterAll(() => server.close());

/** Tasks by their names in the table. */
const waiting = async (who: string) =>
  (await people.call(who, contract.workbench.overview, {})).tasks.map(({ kind, subject, part, fromName, toName }) => [
    kind,
    subject && part && partySentence(subject, part, { from: fromName, to: toName }, 'zh'),
  ]);

const lastMessage = async (who: string) => {
  const [message] = (await people.call(who, contract.message.list, { page: 1, pageSize: 1 })).list;
  return message && messageText(message.kind ?? '', message.parameters, 'zh')?.content;
};

async function sentOn(amount: number) {
  const { list } = await people.call('supplier-op', contract.voucher.listHoldings, { page: 1, pageSize: 1, availableOnly: true });
  const [piece] = list;
  if (!piece) throw new Error('nothing is held');
  const [transfer] = (await people.transfer([leg(piece, { amount })])).transfers;
  if (!transfer) throw new Error('nothing was sent');
  return transfer;
}

test('the viewer of an issuance sees the other party', async () => {
  const applied = await people.apply({ amount: 200_000, invoice: 2 });
  expect(await waiting('core-review')).toContainEqual(['issuanceReview', `开立给${SUPPLIER}`]);
  await people.pass(applied.id, applied.version);
  expect(await waiting('supplier-op')).toEqual([['signFor', `${CORE}开立`]]);
  expect(await lastMessage('supplier-op')).toContain(`${CORE}开立，`);
});

test('the viewer of a transfer sees sender, recipient and debtor', async () => {
  const { id, version } = await sentOn(300_000);
  expect(await waiting('supplier-review')).toEqual([['transferReview', `转让给${TIER2}`]]);
  expect(await lastMessage('supplier-review')).toContain(`转让给${TIER2}，`);
  const passed = await people.passTransfer(id, version);
  expect(await waiting('tier2-op')).toEqual([['signFor', `${SUPPLIER}转让`]]);
  const signed = await people.sign('transfer', id, passed.version, 'tier2');
  expect(await waiting('tier2-review')).toEqual([['signForConfirm', `${SUPPLIER}转让`]]);
  expect(signed.state).toBe('awaitingSignatureReview');
  await people.confirm('transfer', id, signed.version, 'tier2');
  expect(await waiting('core-op')).toEqual([]);
  expect((await people.call('core-op', contract.workbench.overview, {})).noticeTotal).toBe(1);
  expect(await lastMessage('core-op')).toContain(`${SUPPLIER}转让给${TIER2}，`);
});

test('the debtor sees a voucher’s holder and path, and nothing else', async () => {
  const [notice] = (await people.call('core-op', contract.transfer.listNotices, { page: 1, pageSize: 10 })).list;
  if (!notice) throw new Error('no notice');
  const piece = await people.call('core-op', contract.voucher.getByNumber, { number: notice.number });
  expect(piece.parts).toEqual(['issuer']);
  expect(piece).toMatchObject({ availableAmount: 0n, coverageBasisPoints: null, invoices: [], contract: null, remark: null });
  expect(piece.holder.name).toBe(TIER2);
  const steps = piece.log.map(({ event, enterpriseName, actorName }) => [event, enterpriseName, actorName !== '']);
  expect(steps).toContainEqual(['issuance.submit', CORE, true]);
  expect(steps).toContainEqual(['transfer.pass', SUPPLIER, false]);
  expect(steps).toContainEqual(['transfer.signConfirm', TIER2, false]);
});

test('the log of a voucher continues after signing, within what the reader may know', async () => {
  const root = await people.call('supplier-op', contract.voucher.get, { id: held.id });
  const events = root.log.map(({ event }) => event);
  expect(events.slice(0, 4)).toEqual(['issuance.pass', 'issuance.sign', 'issuance.signConfirm', 'transfer.submit']);
  expect(events).toContain('transfer.signConfirm');
  const [own] = await people.held('tier2');
  if (!own) throw new Error('nothing held');
  const received = await people.call('tier2-op', contract.voucher.get, { id: own.id });
  const before = received.log.filter(({ event }) => event.startsWith('issuance.'));
  expect(before.map(({ event }) => event)).toEqual(['issuance.pass', 'issuance.signConfirm']);
  expect(before.every(({ actorName, reason, number }) => actorName === '' && reason === null && number === undefined)).toBe(true);
  expect(received.log.find(({ event }) => event === 'transfer.signConfirm')?.actorName).not.toBe('');
});
