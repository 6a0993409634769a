import { contract, toWire, type Endpoint, type RequestOf } from '@lianxin/api/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actors, leg } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { financingWorld } from '../testing/financing.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestClient, TestServer } from '../testing/test-server.ts';

// That no act takes more statements than its row allows is found in every test that performs it (testing/within-statements.ts).

const { transfer } = contract;

let server: TestServer;
let sender: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  await actors(server).heldPiece({ amount: 900_000, invoice: 3 });
  sender = await server.as('supplier-op');
});
afterAll(() => server.close());

async function statementsOf<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<number> {
  const reply = await sender.send({
    method: 'POST',
    url: urlOf(endpoint),
    headers: { 'idempotency-key': randomBytes(12).toString('hex') },
    payload: toWire(endpoint.request, request) as object,
  });
  expect(reply.json()).toMatchObject({ rspCd: '00000' });
  return Number(/"(\d+) statements"/.exec(String(reply.headers['server-timing']))?.[1]);
}

/** Parts of the largest piece that the supplier holds now. */
async function parts(count: number) {
  const held = await actors(server).held('supplier');
  const largest = held.toSorted((left, right) => Number(right.amount - left.amount))[0] ?? expect.fail('nothing is held');
  return Array.from({ length: count }, () => leg(largest, { amount: 10, invoice: 1 }));
}

test.each([
  ['kept as a draft', transfer.saveDraft],
  ['transferred', transfer.apply],
] as const)('a hundred parts are %s with as many statements as one', async (_, endpoint) => {
  const many = await statementsOf(endpoint, { legs: await parts(100) });
  expect(await statementsOf(endpoint, { legs: await parts(1) })).toBe(many);
});
