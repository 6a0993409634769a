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

describe('what lenders offer against a pledge', () => {
  test('is ranked by the money, with the interest paid at maturity, the guarantee fee beforehand and who answers', async () => {
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

  test('stops at the pledge rate of what is pledged, not of the whole piece', async () => {
    expect((await of(3, asked(500_000, 100_000))).most).toBe(yuan(400_000));
    expect(await reasons(3, asked(500_000, 400_000))).toEqual([]);
    expect(await reasons(3, asked(500_000, 400_000.01))).toEqual(['abovePledgeRate']);
  });

  test('ends with the pledge, and asks for a guarantor that still can answer', async () => {
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

  test('is the same by the call of each lender', async () => {
    const request = asked(500_000, 100_000);
    const one = await people.call('supplier-op', pledge.guaranteeRate, request);
    expect(one).toEqual(await of(3, request));
    expect(await people.call('supplier-op', pledge.microloanRate, request)).toEqual(await of(6, request));
    expect(await people.call('supplier-op', pledge.ghRate, request)).toEqual(await of(11, request));
  });
});

describe('an application is refused', () => {
  test('without a guarantor where one is asked for, and with one where none is', async () => {
    const { guarantorNo: _, ...without } = await pledgeForm(server, [piece]);
    expect(await refusalOf(people.call('supplier-op', pledge.apply, without))).toMatchObject({ code: '10001' });
    const other = { ...(await pledgeForm(server, [piece], { channel: 6 })), guarantorNo: enterpriseNo('E1006') };
    expect(await refusalOf(people.call('supplier-op', pledge.apply, other))).toMatchObject({ code: '10001' });
  });

  test('by a quote that is not the lender’s, and beyond what is held', async () => {
    const form = await pledgeForm(server, [piece]);
    expect(await refusalOf(people.call('supplier-op', pledge.apply, { ...form, quoteId: 'another' }))).toMatchObject({ code: '30015' });
    expect(await refusalOf(people.call('supplier-op', pledge.quote, asked(2_000_000, 100_000)))).toMatchObject({ code: '30001' });
  });

  test('at its review where the guarantor’s limit is spent by then, and nothing is reserved', async () => {
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
