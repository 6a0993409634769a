import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, leg } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

test('the issuer sees holders, but not what sender and recipient write to each other', async () => {
  const remark = '第三季度运费，请勿外传';
  const piece = await people.heldPiece({ amount: 4000, invoice: 9 });
  const [sent] = (await people.transfer([{ ...leg(piece, { amount: 4000, invoice: 9 }), remark }])).transfers;
  if (!sent) throw new Error('no transfer');
  const passed = await people.passTransfer(sent.id, sent.version);
  await people.receive('transfer', sent.id, passed.version, 'tier2');
  const read = async (who: string) =>
    (await server.as(who)).call(contract.voucher.getByNumber, {
      number: (await people.held('tier2'))[0]?.number ?? expect.fail('nothing held'),
    });
  for (const party of ['supplier-op', 'tier2-op']) expect(await read(party)).toMatchObject({ remark });
  const forIssuer = await read('core-op');
  expect(forIssuer).toMatchObject({ remark: null, contract: null, invoices: [], holder: { name: '云岭物流有限公司' } });
  const between = forIssuer.log.filter(({ event }) => event.startsWith('transfer.'));
  expect(between.map(({ actorName, reason, number }) => ({ actorName, reason, number }))).toEqual([
    { actorName: '', reason: null, number: undefined },
    { actorName: '', reason: null, number: undefined },
  ]);
  expect(JSON.stringify(forIssuer, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain('运费');
});
