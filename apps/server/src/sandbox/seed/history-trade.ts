import { BankAccountId, TradeContractId, TradeInvoiceId } from '@lianxin/api/contract';
import { addDays, addMonths, fen, type CivilDate, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { bankAccount, supplierRelation, tradeContract, tradeInvoice } from '../../schema/index.ts';
import type { SeedTools } from '../../platform/services.ts';
import { contractId, enterpriseNo, TRADES, yuan } from './trade.ts';
import { instantOf } from './stage.ts';

interface Sale {
  readonly buyer: string;
  readonly seller: string;
}

/** Trade back up the chain, in addition to the initial trades. */
const RETURN_TRADES = [
  {
    buyer: 'E1003',
    seller: 'E1002',
    number: 'YLWL-CG-2026-0014',
    name: '车载设备采购合同',
    goods: '车载称重仪',
    invoices: 3,
    each: 128_000,
  },
  { buyer: 'E2001', seller: 'E1002', number: 'YBGK-CG-2026-0007', name: '电机采购合同', goods: '防爆电机', invoices: 3, each: 146_000 },
] as const;

/** More contracts of the busiest pairs. One does not mention vouchers, so that the contract check has something to find. */
const FURTHER_CONTRACTS = [
  { buyer: 'E1001', seller: 'E1002', number: 'JBMY-CG-2026-0934', name: '备品备件年度采购合同', amount: 8_600_000, allows: true },
  { buyer: 'E1001', seller: 'E1002', number: 'JBMY-WX-2026-0126', name: '综采设备检修合同', amount: 5_240_000, allows: true },
  { buyer: 'E1001', seller: 'E1002', number: 'JBMY-CG-2025-1187', name: '配电设备采购合同', amount: 3_150_000, allows: false },
  { buyer: 'E1002', seller: 'E1003', number: 'HXJD-WL-2026-0049', name: '年度零担运输合同', amount: 2_400_000, allows: true },
  { buyer: 'E1004', seller: 'E1002', number: 'JBYX-WX-2026-0131', name: '皮带机检修合同', amount: 1_900_000, allows: true },
] as const;

/** Creates the invoices behind the history. */
export interface StoryTrade {
  /** An invoice for one business, exceeding the amount needed by `spare` yuan. */
  readonly invoiceFor: (sale: Sale, amount: Fen, issuedOn: CivilDate, spare?: number) => Promise<TradeInvoiceId>;
}

const goodsOf = ({ buyer, seller }: Sale): string =>
  [...TRADES, ...RETURN_TRADES].find((trade) => trade.buyer === buyer && trade.seller === seller)?.goods ?? '货物';

/** A digital invoice. Its number consists of the year, the code of Shanxi province and the serial. */
const invoiceRow = (serial: number, sale: Sale, issuedOn: CivilDate, amount: Fen) => ({
  id: z.parse(TradeInvoiceId, `VH${String(serial).padStart(4, '0')}`),
  kind: 'digitalSpecial' as const,
  number: `${issuedOn.slice(2, 4)}142000000${String(19_120_000 + serial * 37).padStart(9, '0')}`,
  issuedOn,
  amountWithoutTax: fen((amount * 100n) / 113n),
  amountWithTax: amount,
  goods: goodsOf(sale),
  buyerNo: enterpriseNo(sale.buyer),
  sellerNo: enterpriseNo(sale.seller),
  usedAmount: fen(0n),
  verification: 'consistent' as const,
  registeredByNo: enterpriseNo(serial % 3 === 0 ? sale.buyer : sale.seller),
  registeredAt: new Date(`${addDays(issuedOn, 1)}T10:20:00+08:00`),
});

async function contracts({ db }: Pick<SeedTools, 'db'>, today: CivilDate): Promise<void> {
  const returning = RETURN_TRADES.map(({ invoices, each, ...trade }) => ({
    ...trade,
    id: contractId(trade.buyer, trade.seller),
    amount: invoices * each * 2,
    allows: true,
  }));
  const further = FURTHER_CONTRACTS.map((trade, place) => ({ ...trade, id: z.parse(TradeContractId, `CH${place + 1}`) }));
  await db.insert(tradeContract).values(
    [...returning, ...further].map(({ id, number, name, amount, buyer, seller, allows }, place) => {
      const signedOn = addMonths(addDays(today, -9 * place), -11);
      return {
        id,
        number,
        name,
        amount: yuan(amount),
        buyerNo: enterpriseNo(buyer),
        sellerNo: enterpriseNo(seller),
        signedOn,
        endsOn: addMonths(signedOn, 24),
        paymentTerms: '货到验收合格后 60 日内付款',
        allowsVoucher: allows,
        voucherClause: allows ? `第 5.${place + 1} 条` : null,
        registeredByNo: enterpriseNo(buyer),
        registeredAt: new Date(`${addDays(signedOn, 2)}T15:00:00+08:00`),
      };
    }),
  );
}

/** Additional trade relations and contracts, an account awaiting verification, and invoices on demand. */
export async function fillHistoryTrade({ db }: Pick<SeedTools, 'db'>, today: CivilDate): Promise<StoryTrade> {
  const since = instantOf(today, { daysAgo: 380, time: '10:00' });
  await db
    .insert(supplierRelation)
    .values(RETURN_TRADES.map(({ buyer, seller }) => ({ buyerNo: enterpriseNo(buyer), supplierNo: enterpriseNo(seller), since })));
  await contracts({ db }, today);
  await db.insert(bankAccount).values({
    id: z.parse(BankAccountId, 'B1002-3'),
    enterpriseNo: enterpriseNo('E1002'),
    accountName: '恒信机电设备有限公司',
    accountNumber: '14050168720800001963',
    bankName: '建设银行忻州和平街支行',
    branchNumber: '105173013568',
    verified: false,
  });
  let serial = 0;
  const write = async (sale: Sale, issuedOn: CivilDate, amount: Fen): Promise<TradeInvoiceId> => {
    serial += 1;
    const row = invoiceRow(serial, sale, issuedOn, amount);
    await db.insert(tradeInvoice).values(row);
    return row.id;
  };
  for (const { invoices, each, ...sale } of RETURN_TRADES)
    for (let place = 0; place < invoices; place += 1) await write(sale, addDays(today, -8 - place * 6), yuan(each + place * 21_500));
  return { invoiceFor: (sale, amount, issuedOn, spare = 0) => write(sale, issuedOn, fen(amount + yuan(spare))) };
}

/** The date of the contract and invoice behind a business: some days before it. */
export const tradeDate = (today: CivilDate, daysAgo: number): CivilDate => addDays(today, -daysAgo - 9);
