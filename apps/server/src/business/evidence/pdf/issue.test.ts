import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedPdf, storedObject } from '../../../schema/index.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, leg } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { storedObjects } from '../../../testing/stored-objects.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

/** Objects in the store that no row names. */
async function orphans(): Promise<readonly string[]> {
  const objects = (await storedObjects(server.services.store)).map(({ key }) => key);
  const rows = new Set((await server.database.db.select({ key: storedObject.key }).from(storedObject)).map(({ key }) => key));
  return objects.filter((key) => !rows.has(key));
}
const documents = () => server.database.db.$count(sealedPdf);
const AT_ONCE = 4;
const atOnce = <Result>(call: () => Promise<Result>) => Promise.all(Array.from({ length: AT_ONCE }, call));

test('requests at once for the first document get the same file, and leave no other', async () => {
  const piece = await people.heldPiece({ amount: 10_000 });
  const before = await documents();
  const client = await server.as('supplier-op');
  const files = await atOnce(() => client.call(contract.pdf.ofVoucher, { id: piece.id }));
  expect(new Set(files.map(({ url }) => url)).size).toBe(1);
  expect(await documents()).toBe(before + 1);
  expect(await orphans()).toEqual([]);
});

test('requests at once for the first evidence get the same documents, and leave no other', async () => {
  const piece = await people.heldPiece({ amount: 20_000, invoice: 2 });
  const sent = (await people.transfer([leg(piece, { amount: 5000, invoice: 2 })])).transfers[0] ?? expect.fail('no transfer');
  const passed = await people.passTransfer(sent.id, sent.version);
  await people.receive('transfer', sent.id, passed.version, 'tier2');
  const before = await documents();
  const client = await server.as('supplier-op');
  const packages = await atOnce(() => client.call(contract.voucher.evidence, { id: piece.id }));
  expect(packages).toHaveLength(AT_ONCE);
  expect(await documents()).toBe(before + 2);
  expect(await orphans()).toEqual([]);
});
