import {
  BankAccountId,
  contract,
  Day,
  EnterpriseNo,
  IssuanceId,
  TradeInvoiceId,
  VoucherId,
  VoucherNumber,
  type Check,
  type ResponseOf,
} from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { fen, parseYuan, ZERO_FEN, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';

type Row = ResponseOf<typeof contract.issuance.list>['list'][number];
type Detail = ResponseOf<typeof contract.issuance.get>;
type Invoice = ResponseOf<typeof contract.tradeInvoice.list>['list'][number];

const yuan = (text: string): Fen => parseYuan(text) ?? fen(-1n);
const day = (text: string) => z.decode(Day, text);
const id = (text: string) => z.parse(IssuanceId, text);

/** The day on which the stories and tests are set. */
export const TODAY = day('2026-11-20');

const detail = contract.issuance.get.example.response;
const [supplier] = contract.supplier.list.example.response.list;
const [line] = contract.creditLine.get.example.response;
const [trade] = contract.tradeContract.list.example.response.list;
const [invoice] = contract.tradeInvoice.list.example.response.list;
const [account] = contract.bankAccount.list.example.response;
if (!supplier || !line || !trade || !invoice || !account) throw new Error('the contract lost an example');

export const suppliers = [
  supplier,
  {
    ...supplier,
    enterpriseNo: z.parse(EnterpriseNo, 'E1003'),
    name: '朔源矿山机械有限公司',
    creditCode: '914403002792683613',
    size: '中型企业',
  },
  {
    ...supplier,
    enterpriseNo: z.parse(EnterpriseNo, 'E1004'),
    name: '长平水泥制品有限公司',
    creditCode: '91110000600007519E',
    certified: false,
  },
];

const invoiceOf = (
  key: string,
  number: string,
  total: string,
  used: string,
  verification: Invoice['verification'] = 'consistent',
): Invoice => ({
  ...invoice,
  id: z.parse(TradeInvoiceId, key),
  number,
  issuedOn: day('2026-11-16'),
  amountWithTax: yuan(total),
  usedAmount: yuan(used),
  freeAmount: fen(yuan(total) - yuan(used)),
  verification,
});

export const invoices = [
  invoiceOf('V1', '26142000000019120077', '2980000.00', '0.00'),
  invoiceOf('V2', '26142000000019120081', '1410000.00', '0.00'),
  invoiceOf('V3', '26142000000018901458', '905000.00', '688000.00'),
  invoiceOf('V4', '26142000000018901460', '500000.00', '500000.00'),
  invoiceOf('V5', '26142000000018901477', '320000.00', '0.00', 'reversed'),
];

const ownAccount = {
  ...account,
  id: z.parse(BankAccountId, 'B1'),
  accountName: '晋北煤业集团有限公司',
  accountNumber: '1400 **** **** 8846',
  bankName: '建设银行朔州开发区支行',
};
const page = <Item>(list: readonly Item[]) => ({ list: [...list], total: list.length, page: 1, pageSize: 100 });

/** What the platform knows when a core enterprise issues. */
export const issuePlatform = [
  reply(contract.supplier.list, ({ search = '' }) => page(suppliers.filter((one) => one.name.includes(search)))),
  reply(contract.bankAccount.list, [ownAccount]),
  reply(contract.creditLine.get, [line]),
  reply(contract.tradeContract.list, page([trade])),
  reply(contract.tradeInvoice.list, page(invoices)),
  reply(contract.issuance.check, ({ form }) => ({
    checks: [],
    coverage: ZERO_FEN,
    shortfall: form.amount ?? ZERO_FEN,
    quotaRemaining: line.available,
  })),
];

const core = detail.issuer;
const recipient = detail.recipient;

const row: Row = {
  id: id('I1'),
  applicationNumber: 'OP20261119-0117',
  voucherId: null,
  voucherNumber: null,
  state: 'awaitingReview',
  version: 1,
  issuer: core,
  recipient,
  amount: yuan('1986500.00'),
  dueOn: day('2027-05-14'),
  issuedOn: null,
  termDays: 175,
  coverageBasisPoints: 10_000,
  makerName: '赵晓东',
  isOwn: false,
  submittedAt: '2026-11-19T11:16:00+08:00',
  signDeadline: null,
  waitingFor: { enterpriseName: core.name, role: '02', since: '2026-11-19T11:16:00+08:00' },
  reason: null,
  circulations: 0,
  financedAmount: ZERO_FEN,
  outstandingAmount: ZERO_FEN,
  acts: ['view', 'pass', 'return'],
};

/** A row of the queue with some of it changed. */
export const issuanceRow = (changes: Partial<Row>): Row => ({ ...row, ...changes });

const named = (name: string) => recipient && { ...recipient, name };

/** The reviewer's queue: an ordinary one, a long term, short cover, the reviewer's own, a void. */
export const queueRows: readonly Row[] = [
  row,
  issuanceRow({
    id: id('I2'),
    applicationNumber: 'OP20261119-0121',
    recipient: named('朔源矿山机械有限公司'),
    amount: yuan('1920000.00'),
    termDays: 120,
    dueOn: day('2027-03-20'),
    submittedAt: '2026-11-19T14:42:00+08:00',
  }),
  issuanceRow({
    id: id('I3'),
    applicationNumber: 'OP20261119-0126',
    recipient: named('雁北工矿配件有限公司'),
    amount: yuan('2650000.00'),
    termDays: 270,
    dueOn: day('2027-08-17'),
    submittedAt: '2026-11-19T16:31:00+08:00',
  }),
  issuanceRow({
    id: id('I4'),
    applicationNumber: 'OP20261119-0128',
    recipient: named('长平水泥制品有限公司'),
    amount: yuan('1180000.00'),
    makerName: '孙丽萍',
    isOwn: true,
    acts: ['view'],
    submittedAt: '2026-11-19T17:20:00+08:00',
  }),
  issuanceRow({
    id: id('I5'),
    applicationNumber: 'OP20261120-0003',
    recipient: named('同川建筑安装有限公司'),
    amount: yuan('5400000.00'),
    coverageBasisPoints: 9_820,
    makerName: '刘志强',
    submittedAt: '2026-11-20T08:47:00+08:00',
  }),
  issuanceRow({
    id: id('I6'),
    applicationNumber: 'OP20261110-0009',
    voucherId: z.parse(VoucherId, 'P6'),
    voucherNumber: z.parse(VoucherNumber, 'LX20261112000021765'),
    state: 'voidAwaitingReview',
    amount: yuan('862000.00'),
    reason: '发票信息有误，重新开立',
    submittedAt: '2026-11-20T09:02:00+08:00',
    acts: ['view', 'voidApprove', 'voidReject'],
  }),
];

export const checks: readonly Check[] = [
  { rule: 'R-01', code: 'issuerActive', level: 'pass', figures: {} },
  { rule: 'R-05', code: 'recipient', level: 'pass', figures: { self: '0' } },
  { rule: 'R-06', code: 'account', level: 'pass', figures: {} },
  { rule: 'R-10', code: 'amount', level: 'pass', figures: {} },
  { rule: 'R-01', code: 'term', level: 'pass', figures: { days: '175' } },
  { rule: 'R-01', code: 'paymentNature', level: 'pass', figures: {} },
  { rule: 'R-02', code: 'contract', level: 'pass', figures: {} },
  { rule: 'R-07', code: 'invoiceUse', level: 'warn', figures: { unverified: '1' } },
  { rule: 'R-07', code: 'invoiceCover', level: 'pass', figures: { total: '1986500.00' } },
  { rule: 'R-10', code: 'quota', level: 'pass', figures: { remaining: '36613500.00' } },
];

const files = [
  {
    id: contract.file.register.example.response.id,
    name: '设备采购合同.pdf',
    size: 1_258_291,
    contentType: 'application/pdf',
    url: '/files/F1',
    uploadedAt: '2026-11-18T10:58:00+08:00',
  },
];

/** A row as its detail. */
export const detailOf = (of: Row): Detail => ({
  ...detail,
  ...of,
  form: { ...detail.form, amount: of.amount ?? undefined, dueOn: of.dueOn ?? undefined, promiseNumber: 'CN-JBMY-2026-004226' },
  recipientWithAccount: of.recipient && { ...of.recipient, accountNumber: '6212 **** **** 0358', bankName: '工商银行忻州和平街支行' },
  payAccount: ownAccount,
  contract: trade,
  invoices: invoices.slice(0, 2).map((one, index) => ({ invoice: one, amount: index === 0 ? yuan('1112000.00') : yuan('874500.00') })),
  attachments: files,
  checks: [...checks],
});

/** The queue, its sum, and the detail of each item. */
export const reviewPlatform = (rows: readonly Row[] = queueRows) => [
  reply(contract.issuance.list, ({ search = '' }) => {
    const list = rows.filter((one) => (one.recipient?.name ?? '').includes(search));
    return { ...page(list), totalAmount: yuan('13998500.00') };
  }),
  reply(contract.issuance.get, (request) => detailOf(rows.find((one) => one.id === request.id) ?? row)),
];

/** The issuer's register, one of nearly every state. */
export const registerRows: readonly Row[] = [
  issuanceRow({
    id: id('R1'),
    applicationNumber: 'OP20261120-0034',
    state: 'draft',
    amount: null,
    recipient: null,
    dueOn: null,
    termDays: null,
    submittedAt: null,
    waitingFor: null,
    acts: ['view', 'edit', 'submit', 'delete'],
  }),
  issuanceRow({ id: id('R2'), acts: ['view', 'withdraw', 'remind'] }),
  issuanceRow({
    id: id('R3'),
    applicationNumber: 'OP20261118-0101',
    state: 'returned',
    reason: '到期日与合同不符',
    amount: yuan('736240.50'),
    recipient: named('河曲瑞泰液压件有限公司'),
    waitingFor: null,
    acts: ['view', 'edit', 'submit', 'delete'],
  }),
  issuanceRow({
    id: id('R4'),
    voucherId: z.parse(VoucherId, 'P4'),
    voucherNumber: z.parse(VoucherNumber, 'LX20261118000034217'),
    state: 'awaitingSignature',
    amount: yuan('3286500.00'),
    outstandingAmount: yuan('3286500.00'),
    issuedOn: day('2026-11-18'),
    acts: ['view', 'voidApply', 'remind'],
  }),
  issuanceRow({
    id: id('R5'),
    voucherId: z.parse(VoucherId, 'P5'),
    voucherNumber: z.parse(VoucherNumber, 'LX20261020000011926'),
    state: 'effective',
    amount: yuan('5000000.00'),
    outstandingAmount: yuan('5000000.00'),
    issuedOn: day('2026-10-20'),
    circulations: 4,
    recipient: named('朔源矿山机械有限公司'),
    waitingFor: null,
    acts: ['view', 'copy', 'tree'],
  }),
  issuanceRow({
    id: id('R6'),
    voucherId: z.parse(VoucherId, 'P6'),
    voucherNumber: z.parse(VoucherNumber, 'LX20260512000004331'),
    state: 'settled',
    amount: yuan('418600.00'),
    issuedOn: day('2026-05-12'),
    dueOn: day('2026-11-12'),
    circulations: 2,
    recipient: named('云岭物流有限公司'),
    waitingFor: null,
    acts: ['view', 'copy', 'tree'],
  }),
];

/** The register with its counts and the credit line. */
export const registerPlatform = [
  reply(contract.issuance.list, ({ states }) => {
    const list = states === undefined ? registerRows : registerRows.filter((one) => states.includes(one.state));
    return { ...page(list), totalAmount: yuan('11427840.50'), stateCounts: { '00': 1, '10': 1, '11': 1, '20': 1, '30': 1, '90': 1 } };
  }),
  reply(contract.issuance.get, (request) => detailOf(registerRows.find((one) => one.id === request.id) ?? row)),
  reply(contract.creditLine.get, [line]),
];
