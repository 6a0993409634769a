import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { IDENTITY_COLUMN, identityDocumentOf, identityLookup } from '../../business/foundation/person/identity-number.ts';
import { sandboxIdentityNumber, sandboxUserId } from '../../sandbox/people.ts';
import { tradingWorld } from '../../sandbox/seed/trading-world.ts';
import { Encrypted } from '../../schema/columns.ts';
import { platformState, userAccount } from '../../schema/index.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { Restore } from '../../testing/restore.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { systemRandom } from '../clock/random.ts';
import { reencryptColumns } from './encrypted-columns.ts';
import { keyringOf, loadKeyring } from './keys.ts';

const SERVER_KEY = 'the-key-of-a-server-long-enough-for-it';
const NEXT = 'the-key-that-took-the-place-of-the-first';

let server: TestServer;
let returnToStart: Restore;
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
    .set({ identityNumber: z.parse(Encrypted, identityNumber) })
    .where(eq(userAccount.userId, userId));
/** A keyring with new keys first, which still has the keys of the test data. */
const ring = (...dataKeys: string[]) => keyringOf(SERVER_KEY, [...dataKeys, ...server.services.config.dataKeys]);

test('plaintext from before the encryption is encrypted and gets a lookup value', async () => {
  const { keys } = server.services;
  await write(`=${NUMBER}`);
  await server.database.db.update(userAccount).set({ identityLookup: null }).where(eq(userAccount.userId, userId));
  await reencryptColumns(server.database, keys, [IDENTITY_COLUMN]);
  const row = await kept();
  expect(row.identityNumber).not.toContain(NUMBER);
  expect([identityDocumentOf({ keys }, row)?.number, row.identityLookup]).toEqual([
    NUMBER,
    identityLookup({ keys }, { kind: 'identityCard', number: NUMBER }),
  ]);
});

test('a new first key re-encrypts everything, so that the old key can be removed', async () => {
  const before = (await rows()).filter(({ identityNumber }) => identityNumber !== null);
  await reencryptColumns(server.database, ring(NEXT), [IDENTITY_COLUMN]);
  const alone = { keys: keyringOf(SERVER_KEY, [NEXT]) };
  const after = (await rows()).filter(({ identityNumber }) => identityNumber !== null);
  expect(after.map((row) => identityDocumentOf(alone, row))).toEqual(before.map((row) => identityDocumentOf(server.services, row)));
  expect((await kept()).identityLookup).toBe(identityLookup(alone, { kind: 'identityCard', number: NUMBER }));
});

test('texts under the current key are not changed', async () => {
  const before = await rows();
  await reencryptColumns(server.database, server.services.keys, [IDENTITY_COLUMN]);
  expect(await rows()).toEqual(before);
});

test('fails if a text was tampered with or its key is missing', async () => {
  const without = keyringOf(SERVER_KEY, [NEXT]);
  await expect(reencryptColumns(server.database, without, [IDENTITY_COLUMN])).rejects.toThrow(`user_account.identity_number of U`);
  const { identityNumber } = await kept();
  if (identityNumber === null) throw new Error('supplier-op has no number');
  await write(identityNumber.slice(0, 30) + (identityNumber.charAt(30) === 'A' ? 'B' : 'A') + identityNumber.slice(31));
  await expect(reencryptColumns(server.database, ring(NEXT), [IDENTITY_COLUMN])).rejects.toThrow(
    `user_account.identity_number of ${userId} cannot be read`,
  );
});

test('a text copied into another person’s row cannot be decrypted', async () => {
  const stranger = (await rows()).find((row) => row.userId === sandboxUserId('core-op')) ?? expect.fail('core-op is not known');
  await write(stranger.identityNumber ?? '');
  const row = await kept();
  expect(() => identityDocumentOf(server.services, row)).toThrow('unable to authenticate data');
});

test('the generated key in the database still decrypts after a key was configured', async () => {
  const { db } = server.database;
  const made = await loadKeyring(db, { serverKey: undefined, formerServerKeys: [], dataKeys: [] }, systemRandom);
  const hidden = made.encrypt('U1', 'one');
  expect(await db.select().from(platformState).where(eq(platformState.name, 'serverKey'))).toHaveLength(1);
  const configured = await loadKeyring(db, { serverKey: SERVER_KEY, formerServerKeys: [], dataKeys: [] }, systemRandom);
  expect(configured.decrypt('U1', hidden)).toBe('one');
  expect(configured.currentPrefix).toBe(keyringOf(SERVER_KEY).currentPrefix);
});
