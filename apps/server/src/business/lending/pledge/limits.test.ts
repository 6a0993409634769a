import { contract } from '@lianxin/api/contract';
import { addDays } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { guarantor } from '../../../schema/index.ts';
import { actors, refusalOf, type PieceView } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgeForm, pledgers } from '../../../testing/pledging.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { pledge } = contract;

let server: TestServer;
let people: ReturnType<typeof actors>;
let piece: PieceView;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  piece = await people.heldPiece({ amount: 1_000_000 });
});
afterAll(() => server.close());

const asked = (pledged: number, amount: number, more: object = {}) => ({
  pieces: [{ pieceId: piece.id, version: piece.version }],
  pledged: yuan(pledged),
  amount: yuan(amount),
  repayOn: addDays(piece.dueOn, -10),
  ...more,
});
const offersOf = async (request: ReturnType<typeof asked>) => (await people.call('supplier-op', pledge.quote, request)).offers;
const of = async (channel: number, request: ReturnType<typeof asked>) =>
  (await offersOf(request)).find((offer) => offer.channel === channel) ?? expect.fail('no offer');
const reasons = async (channel: number, request: ReturnType<typeof asked>) =>
  (await of(channel, request)).obstacles.map(({ reason }) => reason);

describe('the offers of lenders against a pledge', () => {
  test('are ranked by the net amount, with the interest at maturity, the guarantee fee in advance and the guarantors', async () => {
    const offers = await offersOf(asked(1_000_000, 600_000));
    expect(offers.map(({ channel }) => channel).toSorted((one, other) => one - other)).toEqual([3, 6, 11, 13]);
    const nets = offers.map(({ quote }) => quote?.net ?? 0n);
    expect(nets).toEqual(nets.toSorted((one, other) => (one > other ? -1 : 1)));
    const guaranteed = await of(3, asked(1_000_000, 600_000));
    expect(guaranteed.quote?.lines.map(({ kind, payment }) => [kind, payment])).toEqual([
      ['interest', 'atMaturity'],
      ['lenderFee', 'withheld'],
      ['serviceFee', 'withheld'],
      ['guaranteeFee', 'beforehand'],
    ]);
    expect(guaranteed.guarantors).toMatchObject([{ guarantor: { name: '汇通融资担保有限公司' }, rate: 12_000n, free: yuan(20_000_000) }]);
    expect(guaranteed.guarantors[0]?.fee).toBe(guaranteed.quote?.lines.find(({ kind }) => kind === 'guaranteeFee')?.total);
    expect(guaranteed.owedAtMaturity).toBe(yuan(600_000) + (guaranteed.quote?.lines[0]?.total ?? 0n));
  });

  test('are limited by the pledge rate of the pledged amount, not of the whole piece', async () => {
    expect((await of(3, asked(500_000, 100_000))).most).toBe(yuan(400_000));
    expect(await reasons(3, asked(500_000, 400_000))).toEqual([]);
    expect(await reasons(3, asked(500_000, 400_000.01))).toEqual(['abovePledgeRate']);
  });

  test('require repayment by the maturity of the pledge, and a guarantor with a free limit', async () => {
    expect(await reasons(6, { ...asked(500_000, 100_000), repayOn: addDays(piece.dueOn, 1) })).toContain('loanOutlivesPledge');
    await server.database.db
      .update(guarantor)
      .set({ total: yuan(50_000) })
      .where(eq(guarantor.enterpriseNo, enterpriseNo('E1006')));
    expect(await reasons(3, asked(500_000, 100_000))).toEqual(['guarantorShort']);
    await server.database.db
      .update(guarantor)
      .set({ total: yuan(20_000_000) })
      .where(eq(guarantor.enterpriseNo, enterpriseNo('E1006')));
  });

  test('are the same through the call of each lender', async () => {
    const request = asked(500_000, 100_000);
    const one = await people.call('supplier-op', pledge.guaranteeRate, request);
    expect(one).toEqual(await of(3, request));
    expect(await people.call('supplier-op', pledge.microloanRate, request)).toEqual(await of(6, request));
    expect(await people.call('supplier-op', pledge.ghRate, request)).toEqual(await of(11, request));
  });
});

describe('an application is refused', () => {
  test('without a guarantor on a channel that requires one, and with one on a channel that does not', async () => {
    const { guarantorNo: _, ...without } = await pledgeForm(server, [piece]);
    expect(await refusalOf(people.call('supplier-op', pledge.apply, without))).toMatchObject({ code: '10001' });
    const other = { ...(await pledgeForm(server, [piece], { channel: 6 })), guarantorNo: enterpriseNo('E1006') };
    expect(await refusalOf(people.call('supplier-op', pledge.apply, other))).toMatchObject({ code: '10001' });
  });

  test('with a quote that is not the lender’s, and beyond the amount held', async () => {
    const form = await pledgeForm(server, [piece]);
    expect(await refusalOf(people.call('supplier-op', pledge.apply, { ...form, quoteId: 'another' }))).toMatchObject({ code: '30015' });
    expect(await refusalOf(people.call('supplier-op', pledge.quote, asked(2_000_000, 100_000)))).toMatchObject({ code: '30001' });
  });

  test('at its review if the guarantor’s limit is used up by then, and reserves nothing', async () => {
    const money = pledgers(server);
    const { id } = await money.apply([piece], { pledged: 500_000, amount: 100_000 });
    await server.database.db
      .update(guarantor)
      .set({ total: yuan(50_000) })
      .where(eq(guarantor.enterpriseNo, enterpriseNo('E1006')));
    expect(await refusalOf(money.pass(id))).toMatchObject({ message: expect.stringMatching(/./) });
    const [row] = await server.database.db.select().from(guarantor);
    expect([row?.inTransit, (await money.get(id)).state]).toEqual([0n, 'awaitingReview']);
  });
});
