import { contract, IssuanceId, PieceId, TradeContractId, TradeInvoiceId, VoucherId, VoucherNumber } from '@lianxin/api/contract';
import { addDays } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { enterprise, issuance, piece, supplierRelation, tradeContract, tradeInvoice, voucher } from '../../../schema/index.ts';
import { contractId, enterpriseNo, invoiceId } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const MANY = 150;
const OUT_OF_SIGHT = 130;
const page = { page: 1, pageSize: 100 };
const buyerNo = enterpriseNo('E1002');
const sellerNo = enterpriseNo('E1003');
const nameOf = (place: number) => `山阴第${String(place).padStart(3, '0')}煤矿有限公司`;
const numbers = Array.from({ length: MANY }, (_, index) => index + 1);
const noOf = (place: number) => enterpriseNo(`E7${String(place).padStart(3, '0')}`);

let server: TestServer;
let operator: TestClient;

/** The first row of a kind in the sandbox, as a pattern for more. */
function like<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the sandbox has none');
  return row;
}

/** Gives the supplier 150 trading partners, contracts, invoices and pieces. */
async function crowd(): Promise<void> {
  const { db } = server.database;
  await actors(server).heldPiece({ amount: 10_000 });
  const other = like(await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, sellerNo)));
  const record = like(
    await db
      .select()
      .from(tradeContract)
      .where(eq(tradeContract.id, contractId('E1002', 'E1003'))),
  );
  const invoice = like(
    await db
      .select()
      .from(tradeInvoice)
      .where(eq(tradeInvoice.id, invoiceId('E1002', 'E1003', 1))),
  );
  const held = like(await db.select().from(piece).where(eq(piece.holderNo, buyerNo)));
  const root = like(await db.select().from(voucher).where(eq(voucher.id, held.voucherId)));
  const issued = like(await db.select().from(issuance).where(eq(issuance.id, root.issuanceId)));
  const { since } = like(await db.select().from(supplierRelation));
  await db.transaction(async (tx) => {
    await tx.insert(enterprise).values(
      numbers.map((place) => ({
        ...other,
        enterpriseNo: noOf(place),
        name: nameOf(place),
        creditCode: `91149999MA0${String(place).padStart(7, '0')}`,
      })),
    );
    await tx.insert(supplierRelation).values(numbers.map((place) => ({ buyerNo, supplierNo: noOf(place), since })));
    await tx.insert(tradeContract).values(
      numbers.map((place) => ({
        ...record,
        id: z.parse(TradeContractId, `CM${place}`),
        number: `HT-MANY-${place}`,
        signedOn: addDays(record.signedOn, -place),
      })),
    );
    await tx.insert(tradeInvoice).values(
      numbers.map((place) => ({
        ...invoice,
        id: z.parse(TradeInvoiceId, `VM${place}`),
        number: String(26_149_000_000_000_000_000n + BigInt(place)),
        issuedOn: addDays(invoice.issuedOn, -place),
      })),
    );
    await tx.insert(issuance).values(
      numbers.map((place) => ({
        ...issued,
        id: z.parse(IssuanceId, `IM${place}`),
        applicationNumber: `KL-MANY-${place}`,
        promiseNumber: `CN-MANY-${place}`,
        voucherId: null,
      })),
    );
    await tx.insert(voucher).values(
      numbers.map((place) => ({
        ...root,
        id: z.parse(VoucherId, `PM${place}`),
        issuanceId: z.parse(IssuanceId, `IM${place}`),
        number: z.parse(VoucherNumber, `LX20260101${String(place).padStart(9, '0')}`),
        issuerNo: noOf(place),
        faceAmount: held.amount,
      })),
    );
    await tx.insert(piece).values(
      numbers.map((place) => ({
        ...held,
        id: z.parse(PieceId, `QM${place}`),
        baseId: z.parse(PieceId, `QM${place}`),
        voucherId: z.parse(VoucherId, `PM${place}`),
        number: z.parse(VoucherNumber, `LX20260101${String(place).padStart(9, '0')}`),
        issuerNo: noOf(place),
        fromNo: noOf(place),
        ...(place % 2 === 0 ? {} : { overdue: true }),
      })),
    );
  });
}

beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  operator = await server.as('supplier-op');
  await crowd();
});
afterAll(() => server.close());

describe('beyond a page of a hundred', () => {
  test('a supplier is found by name and number', async () => {
    const wanted = { enterpriseNo: noOf(OUT_OF_SIGHT), name: nameOf(OUT_OF_SIGHT) };
    expect((await operator.call(contract.supplier.list, page)).total).toBeGreaterThan(MANY);
    expect((await operator.call(contract.supplier.list, { ...page, search: '第130煤矿' })).list).toMatchObject([wanted]);
    expect((await operator.call(contract.supplier.list, { ...page, enterpriseNos: [wanted.enterpriseNo] })).list).toMatchObject([wanted]);
  });

  test('a contract is found by number and id, on the requested side', async () => {
    const trade = { ...page, counterpartyNo: sellerNo, side: 'buyer' } as const;
    const wanted = [{ id: `CM${OUT_OF_SIGHT}` }];
    expect((await operator.call(contract.tradeContract.list, { ...trade, search: 'many-130' })).list).toMatchObject(wanted);
    expect((await operator.call(contract.tradeContract.list, { ...page, ids: [z.parse(TradeContractId, 'CM130')] })).list).toMatchObject(
      wanted,
    );
    expect((await operator.call(contract.tradeContract.list, { ...trade, side: 'seller' })).total).toBe(0);
  });

  test('an invoice is found by number and id', async () => {
    const trade = { ...page, counterpartyNo: sellerNo, side: 'buyer' } as const;
    const wanted = [{ id: `VM${OUT_OF_SIGHT}` }];
    expect((await operator.call(contract.tradeInvoice.list, { ...trade, search: '0000130' })).list).toMatchObject(wanted);
    expect((await operator.call(contract.tradeInvoice.list, { ...page, ids: [z.parse(TradeInvoiceId, 'VM130')] })).list).toMatchObject(
      wanted,
    );
  });

  test('usable invoices come before used-up and void ones', async () => {
    const { db } = server.database;
    const request = { ...page, counterpartyNo: sellerNo, side: 'buyer' } as const;
    const newest = like((await operator.call(contract.tradeInvoice.list, request)).list);
    const voided = like((await operator.call(contract.tradeInvoice.list, request)).list.slice(1));
    await db.update(tradeInvoice).set({ usedAmount: newest.amountWithTax }).where(eq(tradeInvoice.id, newest.id));
    await db.update(tradeInvoice).set({ verification: 'void' }).where(eq(tradeInvoice.id, voided.id));
    const all = [1, 2].map((at) => operator.call(contract.tradeInvoice.list, { ...request, page: at }));
    const ids = (await Promise.all(all)).flatMap(({ list }) => list.map(({ id }) => id));
    expect(ids.slice(-2).toSorted()).toEqual([newest.id, voided.id].toSorted());
  });

  test('a piece is found by issuer and id, while available', async () => {
    const wanted = [{ id: `QM${OUT_OF_SIGHT}` }];
    const available = { ...page, availableOnly: true };
    expect((await operator.call(contract.voucher.listHoldings, { ...available, search: '第130煤矿' })).list).toMatchObject(wanted);
    expect((await operator.call(contract.voucher.listHoldings, { ...page, ids: [z.parse(PieceId, 'QM130')] })).list).toMatchObject(wanted);
    expect((await operator.call(contract.voucher.listHoldings, { ...available, search: '第131煤矿' })).total).toBe(0);
  });

  test('an enterprise of a list is found by name, and no other', async () => {
    const wanted = [{ enterpriseNo: noOf(OUT_OF_SIGHT), name: nameOf(OUT_OF_SIGHT) }];
    for (const of of ['all', 'holdings'] as const)
      for (const part of ['issuer', 'sender'] as const) {
        const request = { ...page, of, part };
        expect((await operator.call(contract.voucher.listParties, request)).total).toBeGreaterThanOrEqual(MANY);
        expect((await operator.call(contract.voucher.listParties, { ...request, search: '第130煤矿' })).list).toMatchObject(wanted);
        expect((await operator.call(contract.voucher.listParties, { ...request, enterpriseNos: [noOf(OUT_OF_SIGHT)] })).list).toMatchObject(
          wanted,
        );
      }
    const stranger = await server.as('tier2-op');
    expect((await stranger.call(contract.voucher.listParties, { ...page, of: 'all', part: 'issuer', search: '煤矿' })).total).toBe(0);
  });
});
