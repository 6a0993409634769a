import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { actors, type PieceView } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let piece: PieceView;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  piece = await actors(server).heldPiece();
});
afterAll(() => server.close());

test.each([0.01, 1, 100.01, 150, 152, 250, 300, 1_000])(
  'of %d yuan, of which the least fees leave little or nothing, every lender is compared',
  async (amount) => {
    const operator = await server.as('supplier-op');
    const pieces = [{ pieceId: piece.id, version: piece.version }];
    const { offers } = await operator.call(contract.financing.quote, { pieces, amount: yuan(amount) });
    expect(offers).toHaveLength(8);
    for (const { obstacles, quote } of offers) {
      expect(obstacles.map(({ reason }) => reason)).toContain('belowMinimum');
      expect(quote?.amount).toBe(yuan(amount));
    }
  },
);
