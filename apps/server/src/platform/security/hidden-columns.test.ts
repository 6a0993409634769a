import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { IDENTITY_COLUMN, identityLookup, identityNumberOf } from '../../business/foundation/person/identity-number.ts';
import { sandboxIdentityNumber, sandboxUserId } from '../../sandbox/people.ts';
import { tradingWorld } from '../../sandbox/seed/trading-world.ts';
import { Hidden } from '../../schema/columns.ts';
import { platformState, userAccount } from '../../schema/index.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { Return } from '../../testing/restore.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { systemRandom } from '../clock/random.ts';
import { hideAnew } from './hidden-columns.ts';
import { keyringOf, loadKeyring } from './keys.ts';

const SERVER_KEY = 'the-key-of-a-server-long-enough-for-it';
const NEXT = 'the-key-that-took-the-place-of-the-first';

let server: TestServer;
let returnToStart: Return;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const userId = sandboxUserId('supplier-op');
const NUMBER = sandboxIdentityNumber('supplier-op');
const rows = () => server.database.db.select().from(userAccount).orderBy(userAccount.userId);
const kept = async () => (await rows()).find((row) => row.userId === userId) ?? expect.fail('supplier-op is not known');
const write = (identityNumber: string) =>
  server.database.db
    .update(userAccount)
    .set({ identityNumber: z.parse(Hidden, identityNumber) })
    .where(eq(userAccount.userId, userId));
/** The ring whose first key is another, and which still has that of the world. */
const ring = (...dataKeys: string[]) => keyringOf(SERVER_KEY, [...dataKeys, ...server.services.config.dataKeys]);

test('what was legible before is hidden, and found by its lookup', async () => {
  const { keys } = server.services;
  await write(`=${NUMBER}`);
  await server.database.db.update(userAccount).set({ identityLookup: null }).where(eq(userAccount.userId, userId));
  await hideAnew(server.database, keys, [IDENTITY_COLUMN]);
  const row = await kept();
  expect(row.identityNumber).not.toContain(NUMBER);
  expect([identityNumberOf({ keys }, row), row.identityLookup]).toEqual([NUMBER, identityLookup({ keys }, NUMBER)]);
});

test('another first key hides everything anew; the key of before may then go', async () => {
  const before = (await rows()).filter(({ identityNumber }) => identityNumber !== null);
  await hideAnew(server.database, ring(NEXT), [IDENTITY_COLUMN]);
  const alone = { keys: keyringOf(SERVER_KEY, [NEXT]) };
  const after = (await rows()).filter(({ identityNumber }) => identityNumber !== null);
  expect(after.map((row) => identityNumberOf(alone, row))).toEqual(before.map((row) => identityNumberOf(server.services, row)));
  expect((await kept()).identityLookup).toBe(identityLookup(alone, NUMBER));
});

test('what rests under the present key is left as it is', async () => {
  const before = await rows();
  await hideAnew(server.database, server.services.keys, [IDENTITY_COLUMN]);
  expect(await rows()).toEqual(before);
});

test('nothing begins where a text was changed, or its key has gone', async () => {
  const without = keyringOf(SERVER_KEY, [NEXT]);
  await expect(hideAnew(server.database, without, [IDENTITY_COLUMN])).rejects.toThrow(`user_account.identity_number of U`);
  const { identityNumber } = await kept();
  if (identityNumber === null) throw new Error('supplier-op has no number');
  await write(identityNumber.slice(0, 30) + (identityNumber.charAt(30) === 'A' ? 'B' : 'A') + identityNumber.slice(31));
  await expect(hideAnew(server.database, ring(NEXT), [IDENTITY_COLUMN])).rejects.toThrow(
    `user_account.identity_number of ${userId} cannot be read`,
  );
});

test('a text of one person is nothing in the row of another', async () => {
  const stranger = (await rows()).find((row) => row.userId === sandboxUserId('core-op')) ?? expect.fail('core-op is not known');
  await write(stranger.identityNumber ?? '');
  const row = await kept();
  expect(() => identityNumberOf(server.services, row)).toThrow('unable to authenticate data');
});

test('the key that the database kept is read after one was configured', async () => {
  const { db } = server.database;
  const made = await loadKeyring(db, { serverKey: undefined, dataKeys: [] }, systemRandom);
  const hidden = made.hide('U1', 'one');
  expect(await db.select().from(platformState).where(eq(platformState.name, 'serverKey'))).toHaveLength(1);
  const configured = await loadKeyring(db, { serverKey: SERVER_KEY, dataKeys: [] }, systemRandom);
  expect(configured.reveal('U1', hidden)).toBe('one');
  expect(configured.present).toBe(keyringOf(SERVER_KEY).present);
});
