import { contract, type Check, type ResponseOf } from '@lianxin/api/contract';
import { day, ids, reply, yuan } from '@lianxin/api/mock';
import { ZERO_FEN } from '@lianxin/domain';
import { coreAccount } from '../../platform/testing/world/accounts.ts';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first, pageOf } from '../../platform/testing/world/example.ts';
import { supplierOf } from '../../platform/testing/world/suppliers.ts';
import { equipmentContract, equipmentInvoices } from '../../platform/testing/world/trade.ts';

export { TODAY } from '../../platform/testing/world/example.ts';

type Row = ResponseOf<typeof contract.issuance.list>['list'][number];
type Detail = ResponseOf<typeof contract.issuance.get>;

const { cement, construction, core, fittings, hydraulics, machinery, supplier, tier2 } = enterprises;
const detail = contract.issuance.get.example.response;
const line = first(contract.creditLine.get.example.response);

export const suppliers = [supplierOf(supplier), supplierOf(machinery, { size: '中型企业' }), supplierOf(cement, { certified: false })];

const { installation, large, middling, reversed, usedUp } = equipmentInvoices;
export const invoices = [large, middling, installation, usedUp, reversed];

/** What the platform knows when a core enterprise issues. */
export const issuePlatform = [
  reply(contract.supplier.list, ({ search = '' }) => pageOf(suppliers.filter((one) => one.name.includes(search)))),
  reply(contract.bankAccount.list, [coreAccount]),
  reply(contract.creditLine.get, [line]),
  reply(contract.tradeContract.list, pageOf([equipmentContract])),
  reply(contract.tradeInvoice.list, pageOf(invoices)),
  reply(contract.issuance.check, ({ form }) => ({
    checks: [],
    coverage: ZERO_FEN,
    shortfall: form.amount ?? ZERO_FEN,
    quotaRemaining: line.available,
  })),
];

const row: Row = {
  id: ids.issuance('I1'),
  applicationNumber: 'OP20261119-0117',
  voucherId: null,
  voucherNumber: null,
  state: 'awaitingReview',
  version: 1,
  issuer: core,
  recipient: supplier,
  amount: yuan(1_986_500),
  dueOn: day('2027-05-14'),
  issuedOn: null,
  termDays: 175,
  coverageBasisPoints: 10_000,
  channel: 1,
  promiseNumber: 'CN20261119000121',
  makerName: '赵晓东',
  isOwn: false,
  submittedAt: '2026-11-19T11:16:00+08:00',
  signDeadline: null,
  waitingFor: { enterpriseName: core.name, role: 'reviewer', since: '2026-11-19T11:16:00+08:00' },
  reason: null,
  circulations: 0,
  financedAmount: ZERO_FEN,
  outstandingAmount: ZERO_FEN,
  acts: ['view', 'pass', 'return'],
};

/** A row of the queue with some of it changed. */
export const issuanceRow = (changes: Partial<Row>): Row => ({ ...row, ...changes });

/** The reviewer's queue: an ordinary one, a long term, short cover, the reviewer's own, a void. */
export const queueRows: readonly Row[] = [
  row,
  issuanceRow({
    id: ids.issuance('I2'),
    applicationNumber: 'OP20261119-0121',
    recipient: machinery,
    amount: yuan(1_920_000),
    termDays: 120,
    dueOn: day('2027-03-20'),
    submittedAt: '2026-11-19T14:42:00+08:00',
  }),
  issuanceRow({
    id: ids.issuance('I3'),
    applicationNumber: 'OP20261119-0126',
    recipient: fittings,
    amount: yuan(2_650_000),
    termDays: 270,
    dueOn: day('2027-08-17'),
    submittedAt: '2026-11-19T16:31:00+08:00',
  }),
  issuanceRow({
    id: ids.issuance('I4'),
    applicationNumber: 'OP20261119-0128',
    recipient: cement,
    amount: yuan(1_180_000),
    makerName: '孙丽萍',
    isOwn: true,
    acts: ['view'],
    submittedAt: '2026-11-19T17:20:00+08:00',
  }),
  issuanceRow({
    id: ids.issuance('I5'),
    applicationNumber: 'OP20261120-0003',
    recipient: construction,
    amount: yuan(5_400_000),
    coverageBasisPoints: 9_820,
    makerName: '刘志强',
    submittedAt: '2026-11-20T08:47:00+08:00',
  }),
  issuanceRow({
    id: ids.issuance('I6'),
    applicationNumber: 'OP20261110-0009',
    voucherId: ids.voucher('P6'),
    voucherNumber: ids.voucherNumber('LX20261112000021765'),
    state: 'voidAwaitingReview',
    amount: yuan(862_000),
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
  payAccount: coreAccount,
  contract: equipmentContract,
  invoices: invoices.slice(0, 2).map((one, index) => ({ invoice: one, amount: index === 0 ? yuan(1_112_000) : yuan(874_500) })),
  attachments: files,
  checks: [...checks],
});

/** The queue, its sum, and the detail of each item. */
export const reviewPlatform = (rows: readonly Row[] = queueRows) => [
  reply(contract.issuance.list, ({ search = '' }) => {
    const list = rows.filter((one) => (one.recipient?.name ?? '').includes(search));
    return { ...pageOf(list), totalAmount: yuan(13_998_500) };
  }),
  reply(contract.issuance.get, (request) => detailOf(rows.find((one) => one.id === request.id) ?? row)),
];

/** The issuer's register, one of nearly every state. */
export const registerRows: readonly Row[] = [
  issuanceRow({
    id: ids.issuance('R1'),
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
  issuanceRow({ id: ids.issuance('R2'), acts: ['view', 'withdraw', 'remind'] }),
  issuanceRow({
    id: ids.issuance('R3'),
    applicationNumber: 'OP20261118-0101',
    state: 'returned',
    reason: '到期日与合同不符',
    amount: yuan(736_240.5),
    recipient: hydraulics,
    waitingFor: null,
    acts: ['view', 'edit', 'submit', 'delete'],
  }),
  issuanceRow({
    id: ids.issuance('R4'),
    voucherId: ids.voucher('P4'),
    voucherNumber: ids.voucherNumber('LX20261118000034217'),
    state: 'awaitingSignature',
    amount: yuan(3_286_500),
    outstandingAmount: yuan(3_286_500),
    issuedOn: day('2026-11-18'),
    acts: ['view', 'voidApply', 'remind'],
  }),
  issuanceRow({
    id: ids.issuance('R5'),
    voucherId: ids.voucher('P5'),
    voucherNumber: ids.voucherNumber('LX20261020000011926'),
    state: 'effective',
    amount: yuan(5_000_000),
    financedAmount: yuan(1_800_000),
    outstandingAmount: yuan(5_000_000),
    issuedOn: day('2026-10-20'),
    circulations: 4,
    recipient: machinery,
    waitingFor: null,
    acts: ['view', 'copy', 'tree'],
  }),
  issuanceRow({
    id: ids.issuance('R6'),
    voucherId: ids.voucher('P6'),
    voucherNumber: ids.voucherNumber('LX20260512000004331'),
    state: 'settled',
    amount: yuan(418_600),
    issuedOn: day('2026-05-12'),
    dueOn: day('2026-11-12'),
    circulations: 2,
    recipient: tier2,
    waitingFor: null,
    acts: ['view', 'copy', 'tree'],
  }),
];

/** The register with its counts and the credit line. */
export const registerPlatform = [
  reply(contract.issuance.list, ({ states }) => {
    const list = states === undefined ? registerRows : registerRows.filter((one) => states.includes(one.state));
    return {
      ...pageOf(list),
      totalAmount: yuan(11_427_840.5),
      stateCounts: { draft: 1, awaitingReview: 1, returned: 1, awaitingSignature: 1, effective: 1, settled: 1 },
    };
  }),
  reply(contract.issuance.get, (request) => detailOf(registerRows.find((one) => one.id === request.id) ?? row)),
  reply(contract.creditLine.get, [line]),
];
