import { contract } from '@lianxin/api/contract';
import { CHANNEL_ROWS, defineChannels } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditLine, enterprise, enterpriseChannel } from '../schema/index.ts';
import { enterpriseNo } from '../sandbox/seed/trade.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import type { SeedTools } from '../platform/services.ts';
import { issuanceForm, refusalOf } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const [bankA] = CHANNEL_ROWS;
const OWN = 14;
const own = { code: OWN, alias: 'hndb', name: { zh: '华南担保', en: 'Huanan Guarantee' }, kind: 'pledge', core: 'register' } as const;

/** The core enterprise has no bank flags, only a register entry for a channel that is not in the specification. */
async function worldOfOwnChannel(tools: SeedTools): Promise<void> {
  await tradingWorld(tools);
  const { db } = tools;
  await db.update(enterprise).set({ coreFlags: {} }).where(eq(enterprise.enterpriseNo, 'E1001'));
  await db.delete(enterpriseChannel).where(eq(enterpriseChannel.enterpriseNo, 'E1001'));
  await db.insert(enterpriseChannel).values({ enterpriseNo: 'E1001', channel: OWN, kind: '1' });
  const onBankA = and(eq(creditLine.enterpriseNo, enterpriseNo('E1001')), eq(creditLine.channel, bankA.code));
  await db.update(creditLine).set({ channel: OWN }).where(onBankA);
}

let running: TestServer;
let standard: TestServer;
beforeAll(async () => {
  running = await createTestServer({ world: worldOfOwnChannel, channels: defineChannels([own, bankA]) });
  standard = await createTestServer({ world: worldOfOwnChannel });
});
afterAll(async () => {
  await running.close();
  await standard.close();
});

test('a custom channel is accepted, and its register entry makes a core enterprise', async () => {
  const maker = await running.as('core-op');
  const form = { ...(await issuanceForm(maker)), channel: OWN };
  const { id } = await maker.call(contract.issuance.apply, { form });
  expect((await maker.call(contract.issuance.get, { id })).form.channel).toBe(OWN);
  const { list } = await running.visitor().call(contract.account.codeList, { page: 1, pageSize: 9999 });
  expect(list.filter(({ kind }) => kind === 'channel').map(({ code, label }) => [code, label])).toEqual([
    ['14', '华南担保'],
    ['1', '银行A'],
  ]);
});

test('a channel that the server does not support is refused with its field', async () => {
  const form = await issuanceForm(await standard.as('core-op'));
  const refused = async (server: TestServer, channel: number) =>
    refusalOf((await server.as('core-op')).call(contract.issuance.saveDraft, { form: { ...form, channel } }));
  const answer = { code: '10001', data: { fields: [{ path: 'form.channel', message: '没有该渠道' }] } };
  expect(await refused(standard, OWN)).toMatchObject(answer);
  expect(await refused(running, 2)).toMatchObject(answer);
});

test('the register entry of an unsupported channel does not make a core enterprise', async () => {
  const maker = await standard.as('core-op');
  expect(await refusalOf(maker.call(contract.issuance.apply, { form: await issuanceForm(maker) }))).toMatchObject({ code: '10003' });
});
