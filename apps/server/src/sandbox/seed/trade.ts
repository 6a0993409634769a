import { BankAccountId, EnterpriseNo, TradeContractId, TradeInvoiceId } from '@lianxin/api/contract';
import { addDays, addMonths, fen, ZERO_FEN, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { planLineEnd } from '../../business/vouchers/credit/index.ts';
import { bankAccount, creditLine, creditTotal, supplierRelation, tradeContract, tradeInvoice } from '../../schema/index.ts';
import { morningOf } from '../../platform/clock/business-day.ts';
import type { SeedTools } from '../../platform/services.ts';

/** Parses an enterprise number of the sandbox. */
export const enterpriseNo = (text: string): EnterpriseNo => z.parse(EnterpriseNo, text);
export const accountId = (owner: string, place = 1): BankAccountId => z.parse(BankAccountId, `B${owner.slice(1)}-${place}`);
export const contractId = (buyer: string, seller: string): TradeContractId =>
  z.parse(TradeContractId, `C${buyer.slice(1)}-${seller.slice(1)}`);
export const invoiceId = (buyer: string, seller: string, place: number): TradeInvoiceId =>
  z.parse(TradeInvoiceId, `V${buyer.slice(1)}-${seller.slice(1)}-${place}`);

/** Converts yuan to fen. */
export const yuan = (amount: number): Fen => fen(BigInt(Math.round(amount * 100)));

/** A trade relation between a buyer and a seller, with its contract and invoices. */
export interface Dealing {
  readonly buyer: string;
  readonly seller: string;
  /** Contract number. */
  readonly number: string;
  readonly name: string;
  readonly goods: string;
  /** Number of invoices, and the amount of each in yuan. */
  readonly invoices: number;
  readonly each: number;
}

/** Initial trade relations of the sandbox. */
export const TRADES = [
  {
    buyer: 'E1001',
    seller: 'E1002',
    number: 'JBMY-CG-2026-0873',
    name: '设备采购合同',
    goods: '矿用隔爆型变频器',
    invoices: 14,
    each: 1_412_000,
  },
  {
    buyer: 'E1001',
    seller: 'E1003',
    number: 'JBMY-WL-2026-0041',
    name: '公路运输合同',
    goods: '道路货物运输服务',
    invoices: 6,
    each: 386_500,
  },
  {
    buyer: 'E1001',
    seller: 'E1005',
    number: 'JBMY-CG-2026-0902',
    name: '掘进机配件采购合同',
    goods: '掘进机截割头',
    invoices: 4,
    each: 268_000,
  },
  { buyer: 'E1001', seller: 'E1006', number: 'JBMY-FW-2026-0017', name: '咨询服务合同', goods: '融资咨询服务', invoices: 2, each: 120_000 },
  {
    buyer: 'E1001',
    seller: 'E2001',
    number: 'JBMY-CG-2026-0911',
    name: '工矿配件采购合同',
    goods: '刮板输送机链条',
    invoices: 4,
    each: 742_000,
  },
  {
    buyer: 'E1001',
    seller: 'E2002',
    number: 'JBMY-CG-2026-0915',
    name: '液压件采购合同',
    goods: '液压支架立柱',
    invoices: 4,
    each: 535_600,
  },
  {
    buyer: 'E1001',
    seller: 'E2003',
    number: 'JBMY-CG-2026-0923',
    name: '支护材料采购合同',
    goods: '树脂锚固剂',
    invoices: 3,
    each: 318_200,
  },
  {
    buyer: 'E1001',
    seller: 'E2004',
    number: 'JBMY-CG-2026-0930',
    name: '水泥制品采购合同',
    goods: '预制混凝土构件',
    invoices: 2,
    each: 458_000,
  },
  { buyer: 'E1001', seller: 'E2005', number: 'JBMY-WX-2026-0102', name: '煤机修造合同', goods: '采煤机大修', invoices: 2, each: 620_000 },
  {
    buyer: 'E1001',
    seller: 'E2006',
    number: 'JBMY-GC-2026-0008',
    name: '井下工程施工合同',
    goods: '巷道支护工程',
    invoices: 2,
    each: 1_860_000,
  },
  {
    buyer: 'E1004',
    seller: 'E1002',
    number: 'JBYX-CG-2026-0115',
    name: '机电设备采购合同',
    goods: '皮带机电控系统',
    invoices: 6,
    each: 371_000,
  },
  {
    buyer: 'E1004',
    seller: 'E1003',
    number: 'JBYX-WL-2026-0027',
    name: '煤炭运输合同',
    goods: '铁路集装箱短驳',
    invoices: 3,
    each: 215_300,
  },
  {
    buyer: 'E1002',
    seller: 'E1003',
    number: 'HXJD-WL-2026-0036',
    name: '设备运输合同',
    goods: '大件设备运输',
    invoices: 12,
    each: 520_000,
  },
  {
    buyer: 'E1002',
    seller: 'E1005',
    number: 'HXJD-CG-2026-0058',
    name: '机械配件采购合同',
    goods: '减速器总成',
    invoices: 4,
    each: 268_000,
  },
  {
    buyer: 'E1002',
    seller: 'E2001',
    number: 'HXJD-CG-2026-0061',
    name: '配件采购合同',
    goods: '矿用电缆接线盒',
    invoices: 5,
    each: 240_000,
  },
  {
    buyer: 'E1002',
    seller: 'E2002',
    number: 'HXJD-CG-2026-0066',
    name: '液压件采购合同',
    goods: '高压胶管总成',
    invoices: 5,
    each: 186_000,
  },
  { buyer: 'E1003', seller: 'E2003', number: 'YLWL-CG-2026-0009', name: '物资采购合同', goods: '轮胎与润滑油', invoices: 4, each: 150_000 },
  { buyer: 'E1003', seller: 'E1005', number: 'YLWL-WX-2026-0011', name: '车辆维修合同', goods: '重型货车维修', invoices: 3, each: 90_000 },
] as const satisfies readonly Dealing[];

const VERIFIED = { verified: true, state: 'normal' } as const;

/** An enterprise's first account; `pays` marks it as the paying account. */
type NewAccount = readonly [owner: string, accountName: string, accountNumber: string, bankName: string, pays: boolean];

const ACCOUNTS: readonly NewAccount[] = [
  ['E1001', '晋北煤业集团有限公司', '14001736208050508846', '建设银行朔州开发区支行', true],
  ['E1002', '恒信机电设备有限公司', '6212260500001230358', '工商银行忻州和平街支行', false],
  ['E1003', '云岭物流有限公司', '6222020502004417', '工商银行大同城区支行', false],
  ['E1004', '晋北煤业运销有限公司', '14001736208050509912', '建设银行朔州开发区支行', true],
  ['E1005', '朔源矿山机械有限公司', '6228480689012345670', '农业银行朔州平鲁支行', false],
  ['E1006', '汇通融资担保有限公司', '4563510100889276617', '中国银行太原长治路支行', false],
  ['E1007', '晋融小额贷款有限公司', '4563510100889279934', '中国银行太原长治路支行', false],
  ['E2001', '雁北工矿配件有限公司', '6217000340008812345', '建设银行大同城区支行', false],
  ['E2002', '河曲瑞泰液压件有限公司', '6228481239876543210', '农业银行忻州和平街支行', false],
  ['E2003', '阳方口支护材料有限公司', '6212260511002244668', '工商银行忻州和平街支行', false],
  ['E2004', '长平水泥制品有限公司', '6212260513300557799', '工商银行晋城泽州支行', false],
  ['E2005', '宁武煤机修造有限公司', '6217000340009921187', '建设银行忻州和平街支行', false],
  ['E2006', '同川建筑安装有限公司', '6216600100004427781', '中国银行忻州和平街支行', false],
];

const BRANCHES = { 建设银行: '105167000010', 工商银行: '102173000018', 农业银行: '103167111495', 中国银行: '104161011942' } as const;
const branchOf = (bankName: string): string =>
  Object.entries(BRANCHES).find(([bank]) => bankName.startsWith(bank))?.[1] ?? BRANCHES.工商银行;

/** A credit line in yuan on its bank's channel. */
type NewLine = readonly [owner: string, channel: number, bankName: string, creditNumber: string, amount: number];

/** Credit lines of the two core enterprises. */
const LINES: readonly NewLine[] = [
  ['E1001', 1, '晋源银行', 'SX-A-2026-01', 260_000_000],
  ['E1001', 3, '汇通融资担保', 'SX-DB-2026-03', 50_000_000],
  ['E1001', 6, '晋融小额贷款', 'SX-JR-2026-06', 20_000_000],
  ['E1001', 11, '晋融小额贷款', 'SX-GH-2026-11', 20_000_000],
  ['E1001', 13, '晋融小额贷款', 'SX-CM-2026-13', 30_000_000],
  ['E1004', 1, '晋源银行', 'SX-A-2026-02', 60_000_000],
];

/** Opens a first account for each enterprise, and a second for the first channel only. */
export async function openAccounts({ db }: SeedTools, owners: readonly NewAccount[]): Promise<void> {
  const rows = owners.flatMap(([owner, accountName, accountNumber, bankName, pays]) => [
    {
      id: accountId(owner),
      enterpriseNo: enterpriseNo(owner),
      accountName,
      accountNumber,
      bankName,
      branchNumber: branchOf(bankName),
      isDefault: true,
      pays,
      kind: 'basic' as const,
      ...VERIFIED,
    },
    {
      id: accountId(owner, 2),
      enterpriseNo: enterpriseNo(owner),
      accountName,
      accountNumber: `10310067${accountNumber.slice(-8)}`,
      bankName: '农业银行太原长治路支行',
      branchNumber: '103161010971',
      isDefault: false,
      pays: false,
      kind: 'general' as const,
      channel: 1,
      ...VERIFIED,
    },
  ]);
  await db.insert(bankAccount).values(rows);
}

/** Creates the relation, the contract and the invoices of each trade. */
export async function registerDealings({ db, clock, random }: SeedTools, dealings: readonly Dealing[]): Promise<void> {
  const today = clock.today();
  await db
    .insert(supplierRelation)
    .values(dealings.map(({ buyer, seller }) => ({ buyerNo: enterpriseNo(buyer), supplierNo: enterpriseNo(seller), since: clock.now() })));
  const registered = { registeredAt: clock.now() };
  const contracts = dealings.map(({ buyer, seller, number, name, invoices, each }) => ({
    id: contractId(buyer, seller),
    number,
    name,
    // The contract covers a year; a third has been delivered so far.
    amount: yuan(Math.ceil((invoices * each * 3) / 10_000) * 10_000),
    buyerNo: enterpriseNo(buyer),
    sellerNo: enterpriseNo(seller),
    signedOn: addDays(today, -300),
    endsOn: addDays(today, 430),
    paymentTerms: '验收合格后六个月内支付，可使用应收账款电子凭证',
    allowsVoucher: true,
    voucherClause: '第 6.2 条',
    registeredByNo: enterpriseNo(buyer),
    ...registered,
  }));
  const invoices = dealings.flatMap(({ buyer, seller, goods, invoices: count, each }) =>
    Array.from({ length: count }, (_, index) => ({
      id: invoiceId(buyer, seller, index + 1),
      kind: 'digitalSpecial' as const,
      number: `26142000${String(random.below(1_000_000)).padStart(6, '0')}${String(random.below(1_000_000)).padStart(6, '0')}`,
      // The older invoices are used by the sandbox's history, the newest are free.
      issuedOn: addDays(today, -(210 - Math.floor((index * 200) / count))),
      amountWithoutTax: fen((yuan(each) * 100n) / 113n),
      amountWithTax: yuan(each),
      goods,
      buyerNo: enterpriseNo(buyer),
      sellerNo: enterpriseNo(seller),
      usedAmount: fen(0n),
      verification: 'consistent' as const,
      registeredByNo: enterpriseNo(buyer),
      ...registered,
    })),
  );
  await db.insert(tradeContract).values(contracts);
  await db.insert(tradeInvoice).values(invoices);
}

/** Opens credit lines granted four months ago, which were lower in the year before. */
export async function openLines(tools: SeedTools, lines: readonly NewLine[]): Promise<void> {
  const { db, clock } = tools;
  const today = clock.today();
  const [before, beginsOn, validUntil] = [addMonths(today, -16), addMonths(today, -4), addMonths(today, 8)];
  for (const [owner, channel, bankName, creditNumber, amount] of lines) {
    const line = { enterpriseNo: enterpriseNo(owner), channel };
    const total = yuan(amount);
    const dates = { beginsOn, validUntil, queriedAt: clock.now(), changedAt: morningOf(beginsOn) };
    await db.insert(creditLine).values({ ...line, bankName, creditNumber, total, used: ZERO_FEN, inTransit: ZERO_FEN, ...dates });
    await db.insert(creditTotal).values([
      { ...line, since: morningOf(before), total: yuan(amount * 0.7) },
      { ...line, since: morningOf(beginsOn), total },
    ]);
    await planLineEnd(tools, { ...line, validUntil });
  }
}

/** Creates accounts, credit lines, trade relations, contracts and invoices. */
export async function createTrade(tools: SeedTools): Promise<void> {
  await openAccounts(tools, ACCOUNTS);
  await openLines(tools, LINES);
  await registerDealings(tools, TRADES);
}
