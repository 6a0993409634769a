import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { issuanceForm } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { issuance } = contract;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

test('six autosaves of a form are one edit in the history shown to a reviewer', async () => {
  const maker = await server.as('core-op');
  const form = await issuanceForm(maker, { amount: 5000, invoice: 12 });
  const first = await maker.call(issuance.saveDraft, { form });
  /** Saves repeatedly, each time over the version before. */
  const keep = async (kept: typeof first, times: number): Promise<typeof first> =>
    times === 0 ? kept : keep(await maker.call(issuance.saveDraft, { id: kept.id, version: kept.version, form }), times - 1);
  const { id, version } = await keep(first, 6);
  await maker.call(issuance.apply, { id, version, form });
  const { log } = await (await server.as('core-review')).call(issuance.get, { id });
  expect(log.map(({ event }) => event)).toEqual(['edit', 'submit']);
});
