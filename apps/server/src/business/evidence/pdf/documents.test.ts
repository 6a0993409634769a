import { contract, type FileView } from '@lianxin/api/contract';
import {
  addDays,
  checkSealedPdf,
  fen,
  formatMoney,
  shanghaiDate,
  subtractFen,
  sumFen,
  toChineseCapitals,
  verifyDocumentLookUp,
  yuanOf,
} from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sm2 } from 'sm-crypto-v2';
import * as z from 'zod/mini';
import { sm3 } from '../../../ledger/sm3.ts';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { verifiesWith } from '../../../platform/signer/sm2-signature.ts';
import { financing as financingTable, piece as pieceTable } from '../../../schema/index.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { createPledgeLenders } from '../../../sandbox/seed/pledge-lenders.ts';
import { actors, day, leg, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers, financingWorld } from '../../../testing/financing.ts';
import { markDisbursed } from '../../../testing/disbursements.ts';
import { pledgers } from '../../../testing/pledging.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { fund } from '../../../testing/settling.ts';
import type { SeedTools } from '../../../platform/services.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { sm3OfBytes } from './issue.ts';

/** Lenders of both kinds. */
async function lentWorld(tools: SeedTools): Promise<void> {
  await financingWorld(tools);
  await createPledgeLenders(tools);
}

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({
    world: lentWorld,
  });
  people = actors(server);
});
afterAll(() => server.close());

/** Text and proofs of a document, read by another program. */
async function opened(who: string, { url }: FileView) {
  const { rawPayload } = await (await server.as(who)).send({ url });
  const verdict = checkSealedPdf(rawPayload, { hash: sm3OfBytes, hashText: sm3, verifies: verifiesWith });
  const read = await readPdf(rawPayload);
  expect(read.text).not.toMatch(/[\u2E80-\u2FDF]/);
  expect(read.fontsMissing).toEqual([]);
  if (!verdict.ok) throw new Error(`the document is not sealed: ${verdict.why}`);
  return { ...read, proof: verdict.proof };
}

const missing = (text: string, words: readonly string[]) => words.filter((word) => !text.includes(word));

describe('a transfer as PDF', () => {
  test('names parties, amount and signatories, for both sides only', async () => {
    const piece = await people.heldPiece({ amount: 400_000, invoice: 2 });
    const sent = (await people.transfer([leg(piece, { amount: 123_456.78, invoice: 2 })])).transfers[0] ?? expect.fail('no transfer');
    const passed = await people.passTransfer(sent.id, sent.version);
    await people.receive('transfer', sent.id, passed.version, 'tier2');
    for (const who of ['supplier-op', 'tier2-op']) {
      const { text, proof } = await opened(who, await people.call(who, contract.pdf.ofTransfer, { id: sent.id }));
      const amount = [formatMoney('123456.78'), '人民币壹拾贰万叁仟肆佰伍拾陆元柒角捌分'];
      expect(missing(text, [sent.transferNumber, '恒信机电设备有限公司', '云岭物流有限公司', ...amount, '签收复核通过'])).toEqual([]);
      expect(proof.chain?.voucherNumber).toBe(piece.rootNumber);
    }
    expect(await refusalOf(people.call('core-op', contract.pdf.ofTransfer, { id: sent.id }))).toMatchObject({ message: '未找到该记录' });
  });
});

describe('an agreement as PDF', () => {
  test('of a financing has its terms, clauses and present seals', async () => {
    const made = await financiers(server).apply([await people.heldPiece({ amount: 60_000, invoice: 6 })]);
    const detail = await financiers(server).get(made.id);
    const { text, proof } = await opened('supplier-op', await people.call('supplier-op', contract.pdf.ofFinancing, { id: made.id }));
    const words = [
      made.applicationNumber,
      detail.lenderName,
      formatMoney(detail.amount),
      toChineseCapitals(detail.amount, { prefix: true }),
    ];
    expect(missing(text, [...words, formatMoney(detail.quote.net), detail.quote.paysOn, '尚未签署', '无追索'])).toEqual([]);
    expect(JSON.parse(proof.content)).toMatchObject({ amount: '60000.00', state: '待复核' });
    await financiers(server).pass(made.id, made.version);
    const later = await opened('supplier-op', await people.call('supplier-op', contract.pdf.ofFinancing, { id: made.id }));
    expect(later.text).toContain('复核通过');
    expect(later.proof.number).not.toBe(proof.number);
  });

  test('of a loan names the guarantor, for each side', async () => {
    const money = pledgers(server);
    const { id, applicationNumber } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 7 })]);
    await money.pass(id);
    await money.accept(id, 'fi');
    await money.approve(id, 'fi');
    await money.guarantee(id);
    for (const who of ['supplier-op', 'fi-op']) {
      const { text } = await opened(who, await people.call(who, contract.pdf.ofPledge, { id }));
      expect(missing(text, [applicationNumber, '担保方', '出质人（借款人）', '《民法典》第四百四十五条'])).toEqual([]);
    }
    expect(await refusalOf(people.call('tier2-op', contract.pdf.ofPledge, { id }))).toMatchObject({ message: '未找到该记录' });
  });
});

describe('a proof of registration as PDF', () => {
  const register = '中国人民银行征信中心动产融资统一登记公示系统';
  const notFound = { message: '未找到该记录' };

  test('of a loan states object and number, for each side, once registered', async () => {
    const money = pledgers(server);
    const { id } = await money.apply([await people.heldPiece({ amount: 70_000, invoice: 12 })], { channel: 6 });
    expect(await refusalOf(people.call('supplier-op', contract.pdf.ofLoanRegistered, { id }))).toMatchObject(notFound);
    const paid = await money.paidOut([await people.heldPiece({ amount: 80_000, invoice: 13 })]);
    for (const who of ['supplier-op', 'loan-op', 'fi-op']) {
      const file = await people.call(who, contract.pdf.ofLoanRegistered, { id: paid.id });
      expect(file.name).toBe(`${paid.applicationNumber}-中登证明.pdf`);
      const { text, proof } = await opened(who, file);
      expect(proof.kind).toBe('registration');
      const [pledged] = paid.pieces;
      const words = [register, '21430987000123456789', '应收账款质押登记', paid.lenderName, pledged?.number ?? 'no piece', '不是'];
      expect(missing(text, words)).toEqual([]);
      expect(JSON.parse(proof.content)).toMatchObject({
        amount: yuanOf(paid.amount),
        taken: '80000.00',
        issuers: ['晋北煤业集团有限公司'],
        registrant: paid.lenderName,
        cancellationNumber: null,
      });
    }
    expect(await refusalOf(people.call('tier2-op', contract.pdf.ofLoanRegistered, { id: paid.id }))).toMatchObject(notFound);
    const [pledged] = paid.pieces;
    const evidence = await people.call('supplier-op', contract.voucher.evidence, { id: pledged?.pieceId ?? expect.fail('no piece') });
    expect(Buffer.from(evidence.content, 'base64').includes(`${paid.applicationNumber}-中登证明.pdf`)).toBe(true);
  });

  test('of a repaid loan states the cancellation number', async () => {
    const money = pledgers(server);
    const { id } = await money.paidOut([await people.heldPiece({ amount: 60_000, invoice: 14 })]);
    const { owed } = await money.get(id);
    await money.repay(id, owed?.total ?? expect.fail('nothing is owed'));
    await money.release(id);
    const { text } = await opened('supplier-op', await people.call('supplier-op', contract.pdf.ofLoanRegistered, { id }));
    expect(missing(text, ['21430987000123456789', '注销证明编号', 'ZX202705150001'])).toEqual([]);
  });

  test('of a financing names the claim’s holder, for supplier and issuer, unless waived', async () => {
    const made = await financiers(server).apply([await people.heldPiece({ amount: 90_000, invoice: 5 })]);
    const ask = (who: string) => people.call(who, contract.pdf.ofFinancingRegistered, { id: made.id });
    await markDisbursed(server.database.db, made, {
      on: server.clock.today(),
      paidOut: fen(90_000_00n),
      backOn: addDays(server.clock.today(), 90),
    });
    expect(await refusalOf(ask('supplier-op'))).toMatchObject(notFound);
    await server.database.db
      .update(financingTable)
      .set({
        // The issuer sees it once the contract is made.
        ownAssent: 'given',
        registrationWaivedBecause: null,
        registrationNumber: 'ZD20261120000001',
        registeredAt: new Date('2026-11-20T09:30:15+08:00'),
        registrationExpiresOn: day('2027-11-19'),
        searchReportNumber: 'CX20261120000001',
        searchedAt: new Date('2026-11-20T09:12:00+08:00'),
      })
      .where(eq(financingTable.id, made.id));
    const { lenderName } = await financiers(server).get(made.id);
    for (const who of ['supplier-op', 'core-op']) {
      const { text } = await opened(who, await ask(who));
      const words = [
        register,
        'ZD20261120000001',
        '应收账款转让登记',
        '2026-11-20 09:30:15',
        '恒信机电设备有限公司',
        lenderName,
        '90,000.00',
      ];
      expect(missing(text, words)).toEqual([]);
    }
    expect(await refusalOf(ask('tier2-op'))).toMatchObject(notFound);
  });
});

describe('a receipt as PDF', () => {
  test('of a loan states the payout, for each side, once paid', async () => {
    const money = pledgers(server);
    const { id } = await money.apply([await people.heldPiece({ amount: 70_000, invoice: 9 })], { channel: 6 });
    expect(await refusalOf(people.call('supplier-op', contract.pdf.ofLoanPaid, { id }))).toMatchObject({ message: '未找到该记录' });
    const paid = await money.paidOut([await people.heldPiece({ amount: 80_000, invoice: 10 })]);
    for (const who of ['supplier-op', 'loan-op', 'fi-op']) {
      const file = await people.call(who, contract.pdf.ofLoanPaid, { id: paid.id });
      expect(file.name).toBe(`${paid.applicationNumber}-放款回单.pdf`);
      const { text, proof } = await opened(who, file);
      expect(missing(text, [paid.applicationNumber, '凭证质押贷款', 'DK0001', paid.lenderName])).toEqual([]);
      const { net: paidOut } = paid.charged ?? expect.fail('nothing was charged');
      const sums = { amount: yuanOf(paid.amount), kept: yuanOf(subtractFen(paid.amount, paidOut)), paidOut: yuanOf(paidOut) };
      expect(JSON.parse(proof.content)).toMatchObject({ ...sums, disbursedOn: paid.disbursedOn });
    }
    expect(await refusalOf(people.call('tier2-op', contract.pdf.ofLoanPaid, { id: paid.id }))).toMatchObject({ message: '未找到该记录' });
  });

  test('of a financing states the payout, for the supplier but not the issuer', async () => {
    const made = await financiers(server).apply([await people.heldPiece({ amount: 90_000, invoice: 11 })]);
    const ask = (who: string) => people.call(who, contract.pdf.ofFinancingPaid, { id: made.id });
    expect(await refusalOf(ask('supplier-op'))).toMatchObject({ message: '未找到该记录' });
    const { valueOn: on } = await financiers(server).get(made.id);
    await markDisbursed(server.database.db, made, { on, paidOut: fen(89_100_00n), backOn: addDays(on, 90) });
    const { text, proof } = await opened('supplier-op', await ask('supplier-op'));
    expect(missing(text, [made.applicationNumber, '凭证融资', '89,100.00', '900.00 元', on])).toEqual([]);
    expect(JSON.parse(proof.content)).toMatchObject({ amount: '90000.00', kept: '900.00', paidOut: '89100.00' });
    expect(await refusalOf(ask('core-op'))).toMatchObject({ message: '未找到该记录' });
  });

  test('of a payment at maturity is for payer and payee, once paid', async () => {
    const piece = await people.heldPiece({ amount: 77_000.01, invoice: 8 });
    const ask = (who: string) => people.call(who, contract.pdf.ofSettlement, { id: piece.id });
    expect(await refusalOf(ask('supplier-op'))).toMatchObject({ message: '未找到该记录' });
    await fund(server, 'E1001', 50_000_000);
    server.clock.moveTo(morningOf(piece.dueOn));
    while ((await server.runDueJobs()) > 0);
    for (const who of ['supplier-op', 'core-op']) {
      const { text, proof } = await opened(who, await ask(who));
      expect(
        missing(text, [piece.number, formatMoney(piece.amount), toChineseCapitals(piece.amount, { prefix: true }), '凭证兑付']),
      ).toEqual([]);
      expect(JSON.parse(proof.content)).toMatchObject({ total: '77000.01', paidOn: piece.dueOn });
    }
    expect(await refusalOf(ask('tier2-op'))).toMatchObject({ message: '未找到该记录' });
  });
});

describe('a statement as PDF', () => {
  test('equals the holdings by the sealed histories, for every enterprise', async () => {
    for (const [who, no] of [
      ['supplier-op', 'E1002'],
      ['tier2-op', 'E1003'],
      ['core-op', 'E1001'],
    ] as const) {
      const month = shanghaiDate(server.clock.now()).slice(0, 7);
      const { text, proof } = await opened(who, await people.call(who, contract.pdf.ofMonth, { month }));
      const { closing } = z.parse(z.object({ closing: z.string() }), JSON.parse(proof.content));
      const rows = await server.database.db
        .select({ amount: pieceTable.amount })
        .from(pieceTable)
        .where(
          and(
            eq(pieceTable.holderNo, enterpriseNo(no)),
            eq(pieceTable.live, true),
            inArray(pieceTable.state, ['holding', 'transferring', 'financing']),
          ),
        );
      const held = sumFen(rows.map(({ amount }) => amount));
      expect([who, closing]).toEqual([who, yuanOf(held)]);
      expect(missing(text, [formatMoney(held), '期初持有', '期末持有'])).toEqual([]);
    }
    expect(await refusalOf(people.call('core-op', contract.pdf.ofMonth, { month: '2030-01' }))).toMatchObject({ message: '未找到该记录' });
  });

  test('lists the month’s movements with parties', async () => {
    const { text, proof } = await opened('supplier-op', await people.call('supplier-op', contract.pdf.ofMonth, { month: '2026-11' }));
    expect(JSON.parse(proof.content)).toMatchObject({
      opening: '0.00',
      sums: { received: '1137000.01', passedOn: '-123456.78', financed: '0.00', matured: '0.00' },
    });
    expect(missing(text, ['云岭物流有限公司', '-123,456.78', '+77,000.01'])).toEqual([]);
  });

  test('has a public code to find its seal, and no name', async () => {
    const month = await people.call('supplier-op', contract.pdf.ofMonth, { month: '2026-11' });
    const service = await people.call('fee-op', contract.pdf.ofServiceMonth, { month: '2026-11' });
    for (const [who, made] of [
      ['supplier-op', month],
      ['fee-op', service],
    ] as const) {
      const { text, proof } = await opened(who, made);
      const { number, contentHash } = proof;
      expect(missing(text, [`扫码核验文件 ${number}`, contentHash])).toEqual([]);
      const found = await server.visitor().call(contract.proof.lookUpDocument, { number, hash: contentHash });
      const keys = [server.services.platformSeal.certificate.publicKey];
      expect(verifyDocumentLookUp({ sm2 }, { ...found, number, contentHash }, keys)).toBe('proved');
      expect(JSON.stringify(found)).not.toMatch(/公司|E100/);
      const wrong = server.visitor().call(contract.proof.lookUpDocument, { number, hash: 'f'.repeat(64) });
      expect(await refusalOf(wrong)).toMatchObject({ message: '未找到该记录' });
    }
  });
});
