import { TradeInvoiceId } from '@lianxin/api/contract';
import { addDays, fen, type CivilDate, type InvoiceKind, type Verification } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { tradeInvoice } from '../../schema/index.ts';
import type { SeedTools } from '../../platform/services.ts';
import { contractId, enterpriseNo, yuan } from './trade.ts';

interface InvoiceStory {
  readonly buyer: string;
  readonly seller: string;
  readonly by: string;
  readonly kind: InvoiceKind;
  readonly code?: string;
  readonly number: string;
  readonly checkCode?: string;
  readonly daysAgo: number;
  readonly amount: number;
  readonly goods: string;
  readonly verification: Verification;
  readonly disputed?: string;
}

/** Invoices of every kind and state; the sandbox's tax register decides by their last digits. The used ones are old and small, so that no suggestion starts with them. */
const INVOICES: readonly InvoiceStory[] = [
  {
    buyer: 'E1001',
    seller: 'E1002',
    by: 'E1001',
    kind: 'vatSpecial',
    code: '1400212130',
    number: '08849991',
    daysAgo: 96,
    amount: 86_400,
    goods: '矿用电缆',
    verification: 'inconsistent',
  },
  {
    buyer: 'E1001',
    seller: 'E1002',
    by: 'E1002',
    kind: 'digitalSpecial',
    number: '26142000000018869992',
    daysAgo: 74,
    amount: 152_000,
    goods: '矿用隔爆型变频器',
    verification: 'void',
  },
  {
    buyer: 'E1001',
    seller: 'E1003',
    by: 'E1003',
    kind: 'digitalOrdinary',
    number: '26142000000018879993',
    daysAgo: 61,
    amount: 48_300,
    goods: '道路货物运输服务',
    verification: 'reversed',
  },
  {
    buyer: 'E1001',
    seller: 'E1002',
    by: 'E1001',
    kind: 'vatElectronicOrdinary',
    code: '014002200111',
    number: '31209994',
    checkCode: '482913',
    daysAgo: 33,
    amount: 9_800,
    goods: '检测服务',
    verification: 'notFound',
  },
  {
    buyer: 'E1001',
    seller: 'E1002',
    by: 'E1002',
    kind: 'digitalSpecial',
    number: '26142000000018846655',
    daysAgo: 240,
    amount: 12_600,
    goods: '密封件',
    verification: 'unchecked',
  },
  {
    buyer: 'E1001',
    seller: 'E1002',
    by: 'E1001',
    kind: 'vatOrdinary',
    code: '014002000104',
    number: '55120348',
    checkCode: '730116',
    daysAgo: 252,
    amount: 6_780,
    goods: '办公用品',
    verification: 'unchecked',
  },
  {
    buyer: 'E1001',
    seller: 'E1002',
    by: 'E1001',
    kind: 'digitalSpecial',
    number: '26142000000018846701',
    daysAgo: 128,
    amount: 236_500,
    goods: '矿用隔爆型变频器',
    verification: 'consistent',
    disputed: '到货数量与合同不符，正在与供应商核对',
  },
  {
    buyer: 'E1002',
    seller: 'E1003',
    by: 'E1002',
    kind: 'vatToll',
    code: '014002000112',
    number: '60219993',
    checkCode: '551207',
    daysAgo: 88,
    amount: 4_260,
    goods: '通行费',
    verification: 'reversed',
  },
  {
    buyer: 'E1002',
    seller: 'E1005',
    by: 'E1002',
    kind: 'motorVehicle',
    code: '114002121301',
    number: '00317752',
    daysAgo: 245,
    amount: 312_000,
    goods: '矿用自卸车',
    verification: 'unchecked',
  },
];

/** Net amount at 13% VAT. */
const net = (amount: number) => fen((yuan(amount) * 100n) / 113n);

/** Creates invoices linked to contracts, verified or rejected by the tax register. One behind a settled voucher has been reversed since. */
export async function fillTradePapers({ db }: Pick<SeedTools, 'db'>, today: CivilDate): Promise<void> {
  const at = (daysAgo: number) => new Date(`${addDays(today, -daysAgo)}T10:20:00+08:00`);
  await db.insert(tradeInvoice).values(
    INVOICES.map(({ buyer, seller, by, daysAgo, amount, verification, disputed, code, checkCode, ...paper }, place) => ({
      ...paper,
      id: z.parse(TradeInvoiceId, `VP${place + 1}`),
      code: code ?? '',
      checkCode: checkCode ?? null,
      issuedOn: addDays(today, -daysAgo),
      amountWithoutTax: net(amount),
      amountWithTax: yuan(amount),
      buyerNo: enterpriseNo(buyer),
      sellerNo: enterpriseNo(seller),
      usedAmount: fen(0n),
      verification,
      different: verification === 'inconsistent' ? ['amountWithTax' as const] : [],
      verifiedAt: verification === 'unchecked' ? null : at(daysAgo - 2),
      disputedAt: disputed === undefined ? null : at(daysAgo - 9),
      disputeReason: disputed ?? null,
      contractId: contractId(buyer, seller),
      registeredByNo: enterpriseNo(by),
      registeredAt: at(daysAgo - 1),
    })),
  );
  await db.execute(sql`update trade_invoice set verified_at = registered_at where verification = 'consistent' and verified_at is null`);
  await db.execute(sql`update trade_invoice n set contract_id = c.id from trade_contract c
    where n.contract_id is null and c.id = 'C' || substr(n.buyer_no, 2) || '-' || substr(n.seller_no, 2)`);
  await db.execute(sql`update trade_invoice set verification = 'reversed', verified_at = ${at(3).toISOString()} where id = (
    select u.invoice_id from invoice_use u join issuance i on u.owner_kind = 'issuance' and i.id = u.owner_id
    where i.state = 'settled' and u.active order by i.issued_on, u.invoice_id limit 1)`);
}
