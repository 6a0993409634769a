import { contract, type FileView, type FinancingDetail, type PledgeDetail } from '@lianxin/api/contract';
import { discountInterest, interestDays, type Fen } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPledgeLenders } from '../../../sandbox/seed/pledge-lenders.ts';
import { actors, day } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers, financingWorld } from '../../../testing/financing.ts';
import { pledgers } from '../../../testing/pledging.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import type { SeedTools } from '../../../platform/services.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** Lenders of both kinds. */
async function lendersWorld(tools: SeedTools): Promise<void> {
  await financingWorld(tools);
  await createPledgeLenders(tools);
}

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: lendersWorld });
  people = actors(server);
});
afterAll(() => server.close());

async function textOf({ url }: FileView): Promise<string> {
  const { rawPayload } = await (await server.as('supplier-op')).send({ url });
  return (await readPdf(rawPayload)).text;
}

/** A Sunday. */
const DAY_OFF = day('2027-04-18');

describe('the interest in an agreement', () => {
  /** Interest recomputed from the dates, rate and amount in a document. */
  function interestOf(text: string, amount: Fen) {
    const [, valueOn, dueOn, postponedTo, days] =
      /起息日\s*(\S{10})[\s\S]*?(?:到期日|还款日)\s*(\d{4}-\d\d-\d\d)(?:（顺延至\s*(\S{10})\s*付款）)?[\s\S]*?计息天数\s*(\d+)/.exec(
        text,
      ) ?? [];
    const [, rate] = /年化利率\s*([\d.]+)%/.exec(text) ?? [];
    const counted = interestDays(day(valueOn ?? ''), day(postponedTo ?? dueOn ?? ''));
    expect(counted).toBe(Number(days));
    return { interest: discountInterest(amount, BigInt(Math.round(Number(rate) * 10_000)), counted), postponed: postponedTo !== undefined };
  }

  const onDayOff = (invoice: number) => people.heldPiece({ amount: 90_000, invoice, dueOn: DAY_OFF });

  async function stated(file: FileView, { amount, quote }: Pick<FinancingDetail | PledgeDetail, 'amount' | 'quote'>) {
    const { interest, postponed } = interestOf(await textOf(file), amount);
    return { postponed, interest, charged: quote.lines.find(({ kind }) => kind === 'interest')?.total };
  }

  test('of a financing follows from its dates, also if due on a day off', async () => {
    const { id } = await financiers(server).apply([await onDayOff(1)]);
    const file = await people.call('supplier-op', contract.pdf.ofFinancing, { id });
    const { postponed, interest, charged } = await stated(file, await financiers(server).get(id));
    expect([postponed, interest]).toEqual([true, charged]);
  });

  test('of a pledge loan follows from its dates, also if due on a day off', async () => {
    const { id } = await pledgers(server).apply([await onDayOff(2)], { earlier: 0 });
    const file = await people.call('supplier-op', contract.pdf.ofPledge, { id });
    const { postponed, interest, charged } = await stated(file, await pledgers(server).get(id));
    expect([postponed, interest]).toEqual([true, charged]);
  });
});
