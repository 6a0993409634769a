import { BankAccountId, PieceId } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountId, enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { factsToSign } from './facts-to-sign.ts';

const [CORE, SUPPLIER] = [enterpriseNo('E1001'), enterpriseNo('E1002')];
const NOBODY = enterpriseNo('E9999');
const accountOf = (no: string) => z.parse(BankAccountId, accountId(no));

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

const facts = (asked: Partial<Parameters<typeof factsToSign>[1]>) =>
  factsToSign(server.database.db, { parties: [CORE, SUPPLIER], recipientNo: SUPPLIER, ...asked });

test('names parties, the recipient’s account and the piece', async () => {
  const piece = await actors(server).heldPiece({ amount: 1000 });
  const { nameOf, account, number } = await facts({ accountId: accountOf('E1002'), pieceId: piece.id });
  expect([nameOf(CORE), nameOf(SUPPLIER)]).toEqual(['晋北煤业集团有限公司', '恒信机电设备有限公司']);
  expect(account).toMatchObject({ id: accountOf('E1002'), enterpriseNo: SUPPLIER });
  expect(number).toBe(piece.number);
});

test('leaves out accounts of others and what was not requested', async () => {
  expect((await facts({ accountId: accountOf('E1003') })).account).toBeUndefined();
  expect(await facts({})).toMatchObject({ account: undefined, number: null });
  expect((await facts({ pieceId: z.parse(PieceId, 'no-such-piece') })).number).toBeNull();
});

test('has no names or accounts for unknown parties, and requires no confirmation without a reviewer', async () => {
  const { nameOf, account, confirms, number } = await facts({ parties: [NOBODY], recipientNo: NOBODY });
  expect({ name: nameOf(NOBODY), account, confirms, number }).toEqual({ name: '', account: undefined, confirms: true, number: null });
});
