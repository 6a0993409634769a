import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { contract } from '@lianxin/api/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PIN } from '../platform/signer/demo-signer.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { issuanceForm } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const program = fileURLToPath(new URL('../../../../packages/api/examples/review-an-issuance.ts', import.meta.url));

let server: TestServer;
let origin: string;
beforeEach(async () => {
  server = await createTestServer({ world: tradingWorld });
  origin = await server.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const run = (settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, [program], {
    env: { BASE_URL: origin, USER_NAME: 'core-review', PASSWORD: 'Lianxin@2026', PIN: DEMO_PIN, ...settings },
  });

test('the example signs in by itself, prepares, signs and reviews', async () => {
  const operator = await server.as('core-op');
  await operator.call(contract.issuance.apply, { form: await issuanceForm(operator) });
  const waiting = await operator.call(contract.issuance.list, { page: 1, pageSize: 1, states: ['awaitingReview'] });
  const { stdout } = await run({});
  expect(stdout).toMatch(/^LX-SIGN-\d\|/);
  const { id, applicationNumber } = waiting.list[0] ?? {};
  expect(stdout).toContain(`\n${String(applicationNumber)} is awaitingSignature\n`);
  expect(id === undefined ? undefined : (await operator.call(contract.issuance.get, { id })).state).toBe('awaitingSignature');
});

test('the example tells what the server says of a refusal', async () => {
  const failed = run({ PASSWORD: 'Wrong@2026' });
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^refusal CREDENTIALS_WRONG \S/) });
});
