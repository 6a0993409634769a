import { contract, type FileView, type FinancingDetail, type PledgeDetail } from '@lianxin/api/contract';
import { discountInterest, interestDays, sumFen, type Fen } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issuance } from '../../../schema/index.ts';
import { actors, day, signInPeople, type PieceView } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers } from '../../../testing/financing.ts';
import { lenderLife } from '../../../testing/lender-life.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
afterAll(() => server.close());

/** A Sunday, so that payment is due on the day after it. */
const DAY_OFF = day('2027-04-18');

async function textOf({ url }: FileView): Promise<string> {
  const { rawPayload } = await (await server.as('supplier-op')).send({ url });
  return (await readPdf(rawPayload)).text;
}

/** An amount as a document prints it. */
const AMOUNT = String.raw`([\d,]+\.\d\d)`;
const fenOf = (printed = ''): Fen => BigInt(printed.replaceAll(/[,.]/g, '')) as Fen;

/** The terms of a loan, read from a document. */
function statedIn(text: string) {
  const one = (pattern: string) => new RegExp(pattern).exec(text)?.[1] ?? expect.fail(`the document lacks ${pattern}`);
  const rows = [
    ...text.matchAll(new RegExp(String.raw`(利息|资方手续费|平台服务费|担保费)\s+(\D{4,24}?)\s+${AMOUNT}\s+${AMOUNT}\s+${AMOUNT}`, 'g')),
  ];
  const charges = rows.map(([, kind, payment, total, holder, issuer]) => ({
    kind,
    withheld: payment?.includes('放款时扣除') ?? false,
    total: fenOf(total),
    holder: fenOf(holder),
    issuer: fenOf(issuer),
  }));
  return {
    valueOn: day(one(String.raw`起息日\s+(\S{10})`)),
    paysOn: day(one(String.raw`(?:约定|到期)付款日\s+(\S{10})`)),
    days: Number(one(String.raw`计息天数\s+(\d+) 天`)),
    ratePpm: BigInt(Math.round(Number(one(String.raw`年化利率\s+([\d.]+)%`)) * 10_000)),
    interest: fenOf(one(String.raw`利息\s+${AMOUNT} 元`)),
    charges,
    one,
  };
}

type Detail = FinancingDetail | PledgeDetail;
type Terms = Detail['quote'];

/** Recomputes interest and net payout from the contract alone, and compares them with what is charged. */
function assertContract(text: string, amount: Fen, terms: Terms): void {
  const { valueOn, paysOn, days, ratePpm, interest, charges, one } = statedIn(text);
  expect(interestDays(valueOn, paysOn)).toBe(days);
  expect(discountInterest(amount, ratePpm, days)).toBe(interest);
  expect(charges.find(({ kind }) => kind === '利息')?.total).toBe(interest);
  expect(charges.map(({ total }) => total)).toEqual(terms.lines.map(({ total }) => total));
  const net = amount - sumFen(charges.flatMap(({ withheld, holder }) => (withheld ? [holder] : [])));
  expect(fenOf(one(String.raw`到账净额\s+${AMOUNT} 元`))).toBe(net);
  expect(net).toBe(terms.net);
}

/** The same for the receipt of the payout, which states what was withheld as one sum. */
function assertReceipt(text: string, amount: Fen, terms: Terms): void {
  const { valueOn, paysOn, days, ratePpm, interest, one } = statedIn(text);
  expect(interestDays(valueOn, paysOn)).toBe(days);
  expect(discountInterest(amount, ratePpm, days)).toBe(interest);
  expect(interest).toBe(sumFen(terms.lines.filter(({ kind }) => kind === 'interest').map(({ total }) => total)));
  expect(fenOf(one(String.raw`本金\s+${AMOUNT} 元`))).toBe(amount);
  expect(amount - fenOf(one(String.raw`放款时扣除\s+${AMOUNT} 元`))).toBe(terms.net);
}

/** The issuer undertakes a part of interest and fees. */
const issuerShares = (piece: PieceView) =>
  server.database.db
    .update(issuance)
    .set({
      form: sql`${issuance.form} || '{"interestPayer":"agreed","feePayer":"agreed","interestShare":"40","feeShare":"40"}'::jsonb`,
    })
    .where(eq(issuance.voucherId, piece.voucherId));

describe('each document of a loan states what is charged', () => {
  test.each([
    ['borne by the holder', false],
    ['borne in part by the issuer', true],
  ])('a financing, %s', async (_, shared) => {
    await returnToStart();
    const piece = await people.heldPiece({ amount: 90_000, dueOn: DAY_OFF });
    if (shared) await issuerShares(piece);
    const money = financiers(server);
    const { id, version } = await money.apply([piece]);
    await money.pass(id, version);
    const contractText = async () => textOf(await people.call('supplier-op', contract.pdf.ofFinancing, { id }));
    const { amount, quote, issuerCosts } = await money.get(id);
    const before = await contractText();
    assertContract(before, amount, quote);
    expect(issuerCosts > 0n).toBe(shared);
    if (shared) {
      expect(fenOf(statedIn(before).one(String.raw`开立方承担\s+${AMOUNT} 元，放款日另付`))).toBe(issuerCosts);
      expect(sumFen(statedIn(before).charges.map(({ issuer }) => issuer))).toBe(issuerCosts);
      // Without the issuer's consent its part of what is withheld falls to the holder.
      expect(fenOf(statedIn(before).one(String.raw`开立方不同意时\s+到账净额 ${AMOUNT} 元`))).toBe(quote.net - issuerCosts);
    } else expect(before).not.toContain('开立方不同意时');
    const { charged } = await lenderLife(server).paidOut(id);
    const terms = charged ?? expect.fail('nothing was charged');
    const after = await contractText();
    assertContract(after, amount, terms);
    expect(after).not.toContain('开立方不同意时');
    assertReceipt(await textOf(await people.call('supplier-op', contract.pdf.ofFinancingPaid, { id })), amount, terms);
  });

  test('a loan against a pledge, with a guarantee fee', async () => {
    await returnToStart();
    const money = pledgers(server);
    const { id } = await money.paidOut([await people.heldPiece({ amount: 90_000, dueOn: DAY_OFF })]);
    const { amount, charged, owedAtMaturity } = await money.get(id);
    const terms = charged ?? expect.fail('nothing was charged');
    const text = await textOf(await people.call('supplier-op', contract.pdf.ofPledge, { id }));
    assertContract(text, amount, terms);
    const { interest, one } = statedIn(text);
    expect(fenOf(one(String.raw`到期应还\s+${AMOUNT} 元`))).toBe(owedAtMaturity);
    expect(owedAtMaturity).toBe(amount + interest);
    assertReceipt(await textOf(await people.call('supplier-op', contract.pdf.ofLoanPaid, { id })), amount, terms);
  });
});
