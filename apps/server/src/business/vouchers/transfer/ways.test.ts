import { contract } from '@lianxin/api/contract';
import { addDays } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOfDay } from '../../../platform/clock/business-day.ts';
import { ledgerViolations, verifyHistory } from '../../../ledger/verify.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, leg, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

const fresh = async (id: Awaited<ReturnType<typeof people.heldPiece>>['id']) =>
  (await server.as('supplier-op')).call(contract.voucher.get, { id });

test('one piece goes to many recipients by separate transfers, and the rest stays', async () => {
  const piece = await people.heldPiece({ amount: 900_000, invoice: 1 });
  const { transfers, batchNumber } = await people.transfer([
    leg(piece, { seller: 'E1003', amount: 300_000, invoice: 1 }),
    leg(piece, { seller: 'E1005', amount: 200_000, invoice: 1 }),
    leg(piece, { seller: 'E2001', amount: 100_000, invoice: 1 }),
  ]);
  expect(transfers).toHaveLength(3);
  const { list } = await (
    await server.as('supplier-op')
  ).call(contract.transfer.listOutgoing, { page: 1, pageSize: 10, search: batchNumber });
  expect(new Set(list.map(({ amount }) => amount))).toEqual(new Set([yuan(100_000), yuan(200_000), yuan(300_000)]));
  const held = await people.held('supplier');
  expect(held.filter(({ voucherId }) => voucherId === piece.voucherId).map(({ amount }) => amount)).toEqual([yuan(300_000)]);
  const [first] = transfers;
  if (!first) throw new Error('no transfer');
  const passed = await people.passTransfer(first.id, first.version);
  await people.receive('transfer', first.id, passed.version, 'tier2');
  expect((await people.held('tier2')).map(({ amount }) => amount)).toEqual([yuan(300_000)]);
  expect(await verifyHistory(server.database.db, piece.voucherId)).toMatchObject({ ok: true });
});

test('the reviewer sees the same rest as the maker, and the piece it was split from', async () => {
  const piece = await people.heldPiece({ amount: 90_000, invoice: 4 });
  const { transfers } = await people.transfer([leg(piece, { amount: 55_000, invoice: 1 })]);
  const [sent = expect.fail('no transfer')] = transfers;
  const read = await people.call('supplier-review', contract.transfer.get, { id: sent.id });
  const available = read.checks.find(({ code }) => code === 'available');
  expect(available?.figures).toMatchObject({ available: '90000.00', remaining: '35000.00' });
  expect([read.sourceNumber === piece.number, read.splitFromNumber]).toEqual([false, piece.number]);
  const whole = await people.transfer([leg(await people.heldPiece({ amount: 10_000, invoice: 4 }), { amount: 10_000, invoice: 1 })]);
  const [all = expect.fail('no transfer')] = whole.transfers;
  expect((await people.call('supplier-review', contract.transfer.get, { id: all.id })).splitFromNumber).toBeNull();
});

test('many pieces go to one recipient in one batch', async () => {
  const pieces = [await people.heldPiece({ amount: 100_000, invoice: 2 }), await people.heldPiece({ amount: 150_000, invoice: 3 })];
  const { transfers } = await people.transfer(
    pieces.map((piece, index) => leg(piece, { amount: index === 0 ? 100_000 : 150_000, invoice: 2 })),
  );
  for (const { id, version } of transfers) {
    const passed = await people.passTransfer(id, version);
    await people.receive('transfer', id, passed.version, 'tier2');
  }
  const mine = new Set(pieces.map(({ voucherId }) => voucherId));
  const held = (await people.held('tier2')).filter(({ voucherId }) => mine.has(voucherId));
  expect(held.map(({ amount }) => amount)).toEqual([yuan(100_000), yuan(150_000)]);
  // A whole piece keeps its number and gets one child.
  expect(held[0]?.number).toBe(`${pieces[0]?.number ?? ''}-01`);
});

test('a returned transfer frees the piece and can be resubmitted', async () => {
  const piece = await people.heldPiece({ amount: 200_000, invoice: 4 });
  const [sent] = (await people.transfer([leg(piece, { amount: 150_000, invoice: 3 })])).transfers;
  if (!sent) throw new Error('no transfer');
  const reviewer = await server.as('supplier-review');
  const back = await reviewer.call(contract.transfer.review, {
    id: sent.id,
    version: sent.version,
    decision: 'return',
    reason: '收款账号与户名不符',
  });
  expect(back.state).toBe('returned');
  const operator = await server.as('supplier-op');
  const detail = await operator.call(contract.transfer.get, { id: sent.id });
  expect(detail.leg.amount).toBe(yuan(150_000));
  const again = await operator.call(contract.transfer.apply, {
    legs: [{ ...detail.leg, amount: yuan(140_000), invoices: detail.leg.invoices }],
    resubmits: { id: sent.id, version: back.version },
  });
  expect(again.transfers).toEqual([expect.objectContaining({ id: sent.id, state: 'awaitingReview' })]);
  const taken = await operator.call(contract.transfer.withdraw, {
    id: sent.id,
    version: again.transfers[0]?.version ?? -1,
  });
  expect(taken.state).toBe('withdrawn');
  expect(await ledgerViolations(server.database.db)).toEqual([]);
});

test('withdrawing an offer takes two people, and blocks signing meanwhile', async () => {
  const piece = await people.heldPiece({ amount: 70_000, invoice: 5 });
  const [sent] = (await people.transfer([leg(piece, { amount: 70_000, invoice: 4 })])).transfers;
  if (!sent) throw new Error('no transfer');
  const offered = await people.passTransfer(sent.id, sent.version);
  const { withdraw, review, listIncoming } = contract.transfer;
  const unexplained = people.call('supplier-op', withdraw, { id: sent.id, version: offered.version });
  expect(await refusalOf(unexplained)).toMatchObject({ code: '10001', data: { fields: [{ path: 'reason' }] } });
  const asked = await people.call('supplier-op', withdraw, { id: sent.id, version: offered.version, reason: '金额有误' });
  expect(asked.state).toBe('withdrawalAwaitingReview');
  const arriving = async () =>
    (await people.call('tier2-op', listIncoming, { page: 1, pageSize: 100 })).list.find(({ id }) => id === sent.id);
  expect(await arriving()).toMatchObject({ state: 'withdrawalAwaitingReview', reason: '金额有误', acts: [] });
  expect((await refusalOf(people.sign('transfer', sent.id, asked.version, 'tier2'))).code).toBe('10006');
  const { tasks } = await people.call('supplier-review', contract.workbench.overview, {});
  expect(tasks.filter(({ id }) => id === sent.id)).toMatchObject([{ kind: 'withdrawalReview' }]);

  const no = { id: sent.id, version: asked.version, decision: 'return', reason: '仍需付款' } as const;
  const kept = await people.call('supplier-review', review, no);
  expect(kept.state).toBe('awaitingSignature');
  expect(await arriving()).toMatchObject({ state: 'awaitingSignature', reason: null });
  const withdrawn = await people.withdrawTransfer(sent.id, kept.version);
  expect(withdrawn.state).toBe('withdrawn');
  expect(await arriving()).toMatchObject({ state: 'withdrawn', reason: '金额有误' });
  expect(await fresh(piece.id)).toMatchObject({ state: 'holding', live: true });
  expect(await ledgerViolations(server.database.db)).toEqual([]);
});

test('after withdrawal, refusal or expiry the sender holds the piece and the offer is void', async () => {
  for (const way of ['withdraw', 'refuse', 'expire'] as const) {
    const piece = await people.heldPiece({ amount: 60_000, invoice: 5 });
    const [sent] = (await people.transfer([leg(piece, { amount: 60_000, invoice: 4 })])).transfers;
    if (!sent) throw new Error('no transfer');
    const offered = await people.passTransfer(sent.id, sent.version);
    expect(await fresh(piece.id)).toMatchObject({ state: 'transferring', live: false });
    if (way === 'withdraw') await people.withdrawTransfer(sent.id, offered.version);
    if (way === 'refuse')
      await (
        await server.as('tier2-op')
      ).call(contract.transfer.signFor, {
        kind: 'transfer',
        id: sent.id,
        version: offered.version,
        decision: 'refuse',
        reason: '金额有误',
      });
    if (way === 'expire') {
      const start = server.clock.now();
      server.clock.moveTo(endOfDay(addDays(server.clock.today(), 15)));
      await server.runDueJobs();
      server.clock.moveTo(start);
    }
    expect(await fresh(piece.id)).toMatchObject({
      state: 'holding',
      live: true,
      availableAmount: yuan(60_000),
    });
    const recipient = await server.as('tier2-op');
    const { displayName } = await recipient.call(contract.account.currentUser, {});
    const incoming = await recipient.call(contract.transfer.listIncoming, { page: 1, pageSize: 100 });
    expect(incoming.list.find(({ id }) => id === sent.id)).toMatchObject({
      state: { withdraw: 'withdrawn', refuse: 'refused', expire: 'signatureExpired' }[way],
      // The person who refused is named, as for issuances.
      signerName: way === 'refuse' ? displayName : null,
    });
  }
  expect(await ledgerViolations(server.database.db)).toEqual([]);
});

test('refuses invalid legs', async () => {
  const piece = await people.heldPiece({ amount: 80_000, invoice: 6 });
  const operator = await server.as('supplier-op');
  const good = leg(piece, { amount: 80_000, invoice: 5 });
  const code = async (change: Partial<typeof good>) =>
    (await refusalOf(operator.call(contract.transfer.apply, { legs: [{ ...good, ...change }] }))).code;
  expect(
    await code({
      amount: yuan(80_000.01),
      invoices: [{ invoiceId: good.invoices[0]?.invoiceId ?? expect.fail(), amount: yuan(80_000.01) }],
    }),
  ).toBe('30001');
  expect(
    await code({
      invoices: [{ invoiceId: good.invoices[0]?.invoiceId ?? expect.fail(), amount: yuan(79_999) }],
    }),
  ).toBe('30003');
  expect(await code({ recipientNo: piece.holder.enterpriseNo ?? expect.fail() })).toBe('30005');
  expect(await code({ recipientNo: leg(piece, { seller: 'E2006' }).recipientNo })).toBe('10001');
  expect(await code({ receivingAccountId: leg(piece, { seller: 'E1005' }).receivingAccountId })).toBe('30009');
  expect(await code({ pieceVersion: piece.version + 1 })).toBe('10005');
  expect(await code({ contractId: leg(piece, { seller: 'E1005' }).contractId })).toBe('10001');
});

test('keeps a draft until submission', async () => {
  const piece = await people.heldPiece({ amount: 50_000, invoice: 7 });
  const operator = await server.as('supplier-op');
  const draft = await operator.call(contract.transfer.saveDraft, {
    legs: [{ pieceId: piece.id, amount: yuan(50_000), recipientNo: leg(piece).recipientNo }],
  });
  expect((await operator.call(contract.transfer.listDrafts, {}))[0]).toMatchObject({
    id: draft.id,
    totalAmount: yuan(50_000),
    recipientNames: ['云岭物流有限公司'],
  });
  await operator.call(contract.transfer.apply, {
    legs: [leg(piece, { amount: 50_000, invoice: 6 })],
    draftId: draft.id,
  });
  expect(await operator.call(contract.transfer.listDrafts, {})).toEqual([]);
});

test('a number is split at most 999 times; the next split is refused without changes', async () => {
  const piece = await people.heldPiece({ amount: 100_000, invoice: 1 });
  await server.database.session((session) => session.query(`update piece set children = 998 where id = '${piece.id}'`));
  const parts = [leg(piece, { amount: 40_000, invoice: 1 })];
  expect(await refusalOf(people.transfer(parts))).toMatchObject({
    code: '30012',
    message: '该凭证不能再拆分，请整张转让或改用其他凭证',
  });
  expect(await fresh(piece.id)).toMatchObject({ state: 'holding', amount: yuan(100_000) });
  await server.database.session((session) => session.query(`update piece set children = 997 where id = '${piece.id}'`));
  expect((await people.transfer(parts)).transfers).toHaveLength(1);
  await server.database.session((session) => session.query(`update piece set children = 2 where id = '${piece.id}'`));
});
