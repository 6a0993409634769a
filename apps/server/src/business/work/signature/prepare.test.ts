import { contract, SignedAct } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { urlOf } from '../../../testing/test-client.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { prepare } = contract.signature;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

/** Malformed ids, and ids of other kinds. */
const STRANGE = ['none', '1', '999999999', '-', 'E1001', 'x'.repeat(64), 'x'.repeat(65), '凭证', 'a b', '1e9', 'NaN'];

test.each(SignedAct.options)('signing %s is refused for a missing object, for every person', async (act) => {
  for (const name of ['core-op', 'supplier-review', 'core-admin', 'fi-op']) {
    // oxlint-disable-next-line no-await-in-loop -- one session after the other
    const client = await server.as(name);
    for (const subjectId of STRANGE) {
      // oxlint-disable-next-line no-await-in-loop -- one session after the other
      const reply = await client.send({
        method: 'POST',
        url: urlOf(prepare),
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ act, subjectId, version: 1 }),
      });
      expect({ name, subjectId, isDefect: reply.statusCode >= 500 }).toEqual({ name, subjectId, isDefect: false });
    }
  }
});
