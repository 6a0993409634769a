import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { sendGarbage } from '../testing/garbage.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld, config: { signInsPerMinute: 100_000 } });
});
afterAll(() => server.close());

const TIMEOUT_MS = 600_000;

// The long run is tooling/test/garbage.ts.
test(
  'no garbage that any call is sent in any kind of session is answered with a defect',
  async () => {
    const { bodies, defects, answers } = await sendGarbage(server, { bodies: 2000, seed: 20261120 });
    expect(defects).toEqual([]);
    expect(bodies).toBe(2000);
    // Bodies reach the handlers, and acts succeed.
    for (const answer of ['200 00000', '200 10001', '200 10002', '400', '415']) expect(answers.get(answer)).toBeGreaterThan(10);
  },
  TIMEOUT_MS,
);
