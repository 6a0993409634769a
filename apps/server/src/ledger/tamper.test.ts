import { contract, VoucherId } from '@lianxin/api/contract';
import { fen, genesisHash, verifyChain, type ChainedEvent } from '@lianxin/domain';
import { eq, sql as drizzle } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { voucher, voucherHistory } from '../schema/index.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { actors } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { withRollback } from '../testing/on-ledger.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { TestServer } from '../testing/test-server.ts';
import { sm3 } from './sm3.ts';
import { ledgerViolations, verifyHistory, verifyLinks } from './verify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));

test('a browser can verify the history that a holder downloads', async () => {
  const piece = await actors(server).heldPiece({ amount: 10_000 });
  const { genesis, head, entries } = await (await server.as('supplier-op')).call(contract.voucher.history, { id: piece.id });
  expect(genesis).toBe(genesisHash);
  const events = entries.map(({ canonical, hash }): ChainedEvent => ({ ...JSON.parse(canonical), hash }));
  expect(verifyChain(events, sm3)).toEqual({ ok: true, head });
});

test('detects changed, missing and moved rows of a history', async () => {
  const piece = await actors(server).heldPiece({ amount: 10_000 });
  const links = await server.database.db
    .select()
    .from(voucherHistory)
    .where(eq(voucherHistory.voucherId, piece.voucherId))
    .orderBy(voucherHistory.sequence);
  const [head] = await server.database.db.select().from(voucher).where(eq(voucher.id, piece.voucherId));
  if (!head) throw new Error('no voucher');
  expect(verifyLinks(links, head)).toEqual({ ok: true, length: 3 });
  fc.assert(
    fc.property(
      fc.nat(links.length - 1),
      fc.constantFrom('canonical', 'hash', 'previousHash'),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (row, field, at, bits) => {
        const tampered = links.map((link, index) => {
          if (index !== row) return link;
          const bytes = Buffer.from(link[field]);
          bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ bits;
          return { ...link, [field]: bytes.toString('latin1') };
        });
        return !verifyLinks(tampered, head).ok;
      },
    ),
    { seed: 20261120, numRuns: propertyRuns(500) },
  );
  expect(verifyLinks(links.slice(0, -1), head)).toEqual({ ok: false, at: 3 });
  expect(verifyLinks(links.slice(1), head)).toEqual({ ok: false, at: 1 });
  expect(verifyLinks(links.toReversed(), head)).toEqual({ ok: false, at: 1 });
  // The rows are consistent, but their sequence or the head is wrong.
  const misplaced = links.map((link, index) => (index === 1 ? { ...link, sequence: 3 } : link));
  expect(verifyLinks(misplaced, head)).toEqual({ ok: false, at: 2 });
  expect(verifyLinks(links, { ...head, chainLength: 4 })).toEqual({ ok: false, at: 4 });
  expect(verifyLinks(links, { ...head, chainHead: genesisHash })).toEqual({ ok: false, at: 4 });
  expect(await verifyHistory(server.database.db, piece.voucherId)).toEqual({ ok: true, length: 3 });
  expect(await verifyHistory(server.database.db, z.parse(VoucherId, 'no-such-voucher'))).toEqual({ ok: false, at: 1 });
});

test('reports vouchers that violate an invariant despite the database’s constraints', async () => {
  const { voucherId } = await actors(server).heldPiece({ amount: 10_000 });
  await withRollback(server, async (db) => {
    expect(await ledgerViolations(db)).toEqual([]);
    await db.execute(drizzle`set local session_replication_role = replica`);
    await db
      .update(voucher)
      .set({ faceAmount: fen(1n) })
      .where(eq(voucher.id, voucherId));
    expect(await ledgerViolations(db)).toEqual([`conservation ${voucherId}`]);
  });
});

test('the database refuses to change history, to violate conservation, and to let a maker review', async () => {
  const people = actors(server);
  const piece = await people.heldPiece({ amount: 10_000 });
  const of = [piece.voucherId];
  await expect(sql("update voucher_history set kind = 'x' where voucher_id = $1", of)).rejects.toThrow(/only ever added/);
  await expect(sql('delete from voucher_history where voucher_id = $1', of)).rejects.toThrow(/only ever added/);
  await expect(sql('delete from application_log')).rejects.toThrow(/only ever added/);
  await expect(sql('update piece set live = false where voucher_id = $1', of)).rejects.toThrow(/conservation/);
  await expect(sql('update piece set amount = amount + 1 where voucher_id = $1', of)).rejects.toThrow(/keeps its number/);
  await expect(sql("update piece set holder_no = 'E1003' where voucher_id = $1", of)).rejects.toThrow(/keeps its number/);
  await expect(sql('update voucher set face_amount = face_amount + 1 where id = $1', of)).rejects.toThrow(/never changes/);
  await expect(sql("update piece set state = 'financed' where voucher_id = $1", of)).rejects.toThrow(/cannot go from holding to financed/);
  await expect(sql('update issuance set reviewer_id = maker_id where voucher_id = $1', of)).rejects.toThrow(/issuance_four_eyes/);
  expect(await verifyHistory(server.database.db, piece.voucherId)).toMatchObject({ ok: true });
});
