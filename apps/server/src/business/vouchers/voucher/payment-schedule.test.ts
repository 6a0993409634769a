import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { actors, leg, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { enterprise, issuance } = contract;

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
});
afterAll(() => server.close());

test('an issuer sees the payees at maturity, adding up to its promise; the recipient does not', async () => {
  const piece = await people.heldPiece({ amount: 1_000_000 });
  const [made] = (await people.transfer([leg(piece, { amount: 300_000 })])).transfers;
  const sent = made ?? expect.fail('nothing was transferred');
  const passed = await people.passTransfer(sent.id, sent.version);
  await people.receive('transfer', sent.id, passed.version, 'tier2');
  const [row] = (await people.call('core-op', issuance.list, { page: 1, pageSize: 20 })).list;
  const id = row?.id ?? expect.fail();
  const { payees, total, paysOn } = await people.call('core-op', issuance.paymentSchedule, { id });
  expect([total, paysOn]).toEqual([yuan(1_000_000), piece.dueOn]);
  expect(new Map(payees.map(({ holder, amount }) => [holder.name, amount]))).toEqual(
    new Map([
      ['云岭物流有限公司', yuan(300_000)],
      ['恒信机电设备有限公司', yuan(700_000)],
    ]),
  );
  expect(payees.every(({ account }) => account !== null)).toBe(true);
  expect(await refusalOf(people.call('supplier-op', issuance.paymentSchedule, { id }))).toMatchObject({ code: '10002' });
});

test('an enterprise sees its possible guarantors on its channels', async () => {
  expect(await people.call('supplier-op', enterprise.listGuarantors, {})).toMatchObject([
    {
      channel: 3,
      enterpriseName: '汇通融资担保有限公司',
      credit: yuan(20_000_000),
      feeKind: 'annualPercent',
      annualRate: 58_000n,
      state: 'open',
    },
  ]);
  expect(await people.call('fi-op', enterprise.listGuarantors, {})).toEqual([]);
});
