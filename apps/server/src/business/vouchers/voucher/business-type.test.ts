import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGroup } from '../../../sandbox/seed/groups.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { actors, issuanceForm, leg, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import type { SeedTools } from '../../../platform/services.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { issuance, voucher } = contract;

/** Enterprises of a group before any issuance. */
async function groupedWorld(tools: SeedTools): Promise<void> {
  await lendingWorld(tools);
  await createGroup(tools);
}

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({
    world: groupedWorld,
  });
  people = actors(server);
});
afterAll(() => server.close());

describe('an application', () => {
  test('gets a business type while with its maker, which is logged, but not under review', async () => {
    const { invoices: _, ...form } = await issuanceForm(await server.as('core-op'));
    const draft = await people.call('core-op', issuance.saveDraft, { form });
    const filed = await people.call('core-op', issuance.setBusinessType, { ...key(draft), businessType: 'works' });
    expect(filed).toMatchObject({ state: 'draft', version: draft.version + 1 });
    const shown = await people.call('core-op', issuance.get, { id: draft.id });
    expect([shown.form.businessType, shown.log.map(({ event }) => event)]).toEqual(['works', ['edit']]);
    expect(await refusalOf(people.call('core-op', issuance.setBusinessType, { ...key(draft), businessType: null }))).toMatchObject({
      code: '10005',
    });
    const sent = await people.apply({ invoice: 4 });
    const late = people.call('core-op', issuance.setBusinessType, { ...key(sent), businessType: 'works' });
    expect(await refusalOf(late)).toMatchObject({ code: '10006' });
    const others = people.call('supplier-op', issuance.setBusinessType, { ...key(sent), businessType: 'works' });
    expect(await refusalOf(others)).toMatchObject({ code: '10002' });
  });
});

describe('a piece', () => {
  test('has the issuer’s business type; its holder changes it, which is logged and inherited by parts', async () => {
    const maker = await server.as('core-op');
    const form = { ...(await issuanceForm(maker, { invoice: 2 })), businessType: 'materials' as const };
    const { id, version } = await maker.call(issuance.apply, { form });
    const passed = await people.pass(id, version);
    await people.receive('issuance', id, passed.version);
    const [piece = expect.fail()] = (await people.call('supplier-op', voucher.listHoldings, { page: 1, pageSize: 1 })).list;
    expect(piece.businessType).toBe('materials');
    const filing = { id: piece.id, version: piece.version, businessType: 'energy' as const };
    expect(await refusalOf(people.call('core-op', voucher.setBusinessType, filing))).toMatchObject({ code: '10002' });
    expect(await refusalOf(people.call('supplier-review', voucher.setBusinessType, filing))).toMatchObject({ code: '10004' });
    const filed = await people.call('supplier-op', voucher.setBusinessType, filing);
    expect(await refusalOf(people.call('supplier-op', voucher.setBusinessType, filing))).toMatchObject({ code: '10005' });
    const { entries } = await people.call('supplier-op', voucher.history, { id: piece.id });
    expect(entries.at(-1)).toMatchObject({ kind: 'piece.setBusinessType' });
    expect(JSON.parse(entries.at(-1)?.canonical ?? '')).toMatchObject({ details: { businessType: 'energy' } });

    const { transfers } = await people.transfer([leg({ ...piece, version: filed.version }, { amount: 300_000, invoice: 2 })]);
    expect(transfers).toHaveLength(1);
    const { list } = await people.call('supplier-op', voucher.list, { page: 1, pageSize: 20, search: piece.number });
    const parts = list.filter(({ live, holder }) => live && holder.enterpriseNo === 'E1002');
    expect(parts.map(({ amount, businessType }) => [amount, businessType])).toEqual(
      expect.arrayContaining([
        [yuan(300_000), 'energy'],
        [yuan(700_000), 'energy'],
      ]),
    );
    const moving = parts.find(({ state }) => state === 'transferring') ?? expect.fail();
    const held = people.call('supplier-op', voucher.setBusinessType, { ...key(moving), businessType: null });
    expect(await refusalOf(held)).toMatchObject({ code: '10006' });
  });
});

test('both sides of a group guarantee read its rest, and nobody else', async () => {
  const [answers = expect.fail()] = await people.call('core-op', issuance.guaranteeSubsidiaries, {});
  expect(answers).toMatchObject({ part: 'guarantor', total: yuan(50_000_000), other: { name: '晋北煤业运销有限公司' } });
  expect(answers.available).toBe(answers.total - answers.used);
  expect(await people.call('supplier-op', issuance.guaranteeSubsidiaries, {})).toEqual([]);
});

const key = <Id>({ id, version }: { readonly id: Id; readonly version: number }) => ({ id, version });
