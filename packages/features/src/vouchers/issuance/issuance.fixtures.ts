import { contract, type Check, type ResponseOf } from '@lianxin/api/contract';
import { day, ids, reply, yuan } from '@lianxin/api/mock';
import { ZERO_FEN } from '@lianxin/domain';
import { coreAccount } from '../../platform/testing/world/accounts.ts';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first, pageBy, pageOf } from '../../platform/testing/world/example.ts';
import { supplierOf } from '../../platform/testing/world/suppliers.ts';
import { equipmentContract, equipmentInvoices } from '../../platform/testing/world/trade.ts';

export { TODAY } from '../../platform/testing/world/example.ts';

type Row = ResponseOf<typeof contract.issuance.list>['list'][number];
type Detail = ResponseOf<typeof contract.issuance.get>;

const { cement, construction, core, fittings, hydraulics, machinery, supplier, tier2 } = enterprises;
const detail = contract.issuance.get.example.response;
const line = first(contract.creditLine.get.example.response);
const uploadedFile = contract.file.register.example.response;

export const suppliers = [supplierOf(supplier), supplierOf(machinery, { size: '中型企业' }), supplierOf(cement, { certified: false })];

const { installation, large, middling, reversed, usedUp } = equipmentInvoices;
export const invoices = [large, middling, installation, usedUp, reversed];

/** Replies for an issuing core enterprise. */
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

/** The contract's example before its review, with changes. */
export const issuanceRow = (changes: Partial<Row>): Row => ({
  ...first(contract.issuance.list.example.response.list),
  applicationNumber: 'OP20261119-0117',
  voucherId: null,
  voucherNumber: null,
  state: 'awaitingReview',
  version: 1,
  amount: yuan(1_986_500),
  issuedOn: null,
  termDays: 175,
  promiseNumber: 'CN20261119000121',
  submittedAt: '2026-11-19T11:16:00+08:00',
  signDeadline: null,
  waitingFor: { enterpriseName: core.name, role: 'reviewer', since: '2026-11-19T11:16:00+08:00' },
  paidAmount: ZERO_FEN,
  lateInterestPaid: ZERO_FEN,
  outstandingAmount: ZERO_FEN,
  acts: ['view', 'pass', 'return'],
  ...changes,
});
const row = issuanceRow({});

const waiting = (id: string, applicationNumber: string, recipient: Row['recipient'], amount: number, changes: Partial<Row> = {}): Row =>
  issuanceRow({ id: ids.issuance(id), applicationNumber, recipient, amount: yuan(amount), ...changes });

/** The reviewer's queue: a normal one, a long term, insufficient cover, the reviewer's own, a void. */
export const queueRows: readonly Row[] = [
  row,
  waiting('I2', 'OP20261119-0121', machinery, 1_920_000, { termDays: 120, dueOn: day('2027-03-20') }),
  waiting('I3', 'OP20261119-0126', fittings, 2_650_000, { termDays: 270, dueOn: day('2027-08-17') }),
  waiting('I4', 'OP20261119-0128', cement, 1_180_000, { makerName: '孙丽萍', isOwn: true, acts: ['view'] }),
  waiting('I5', 'OP20261120-0003', construction, 5_400_000, { coverageBasisPoints: 9_820, makerName: '刘志强' }),
  waiting('I6', 'OP20261110-0009', supplier, 862_000, {
    voucherId: ids.voucher('P6'),
    voucherNumber: ids.voucherNumber('LX20261112000021765'),
    state: 'voidAwaitingReview',
    reason: '发票信息有误，重新开立',
    acts: ['view', 'voidApprove', 'voidReject'],
  }),
];

const check = (rule: string, code: string, figures: Check['figures'] = {}, level: Check['level'] = 'pass'): Check => ({
  rule,
  code,
  level,
  figures,
});

const checks = [
  check('R-01', 'issuerActive'),
  check('R-05', 'recipient', { self: '0' }),
  check('R-06', 'account'),
  check('R-10', 'amount'),
  check('R-01', 'term', { days: '175' }),
  check('R-01', 'paymentNature'),
  check('R-02', 'contract'),
  check('R-07', 'invoiceUse', { unverified: '1' }, 'warn'),
  check('R-07', 'invoiceCover', { total: '1986500.00' }),
  check('R-10', 'quota', { remaining: '36613500.00' }),
];

export const detailOf = (of: Row): Detail => ({
  ...detail,
  ...of,
  form: { ...detail.form, amount: of.amount ?? undefined, dueOn: of.dueOn ?? undefined, promiseNumber: 'CN-JBMY-2026-004226' },
  recipientWithAccount: of.recipient && { ...of.recipient, accountNumber: '6212 **** **** 0358', bankName: '工商银行忻州和平街支行' },
  payAccount: coreAccount,
  contract: equipmentContract,
  invoices: invoices.slice(0, 2).map((one, index) => ({ invoice: one, amount: index === 0 ? yuan(1_112_000) : yuan(874_500) })),
  attachments: [{ ...uploadedFile, name: '设备采购合同.pdf' }],
  checks: [...checks],
});

/** The queue with its sum and details. */
export const reviewPlatform = (rows: readonly Row[] = queueRows) => [
  reply(contract.issuance.list, ({ search = '' }) => {
    const list = rows.filter((one) => (one.recipient?.name ?? '').includes(search));
    return { ...pageOf(list), columnSums: { amount: yuan(13_998_500) } };
  }),
  reply(contract.issuance.get, (request) => detailOf(rows.find((one) => one.id === request.id) ?? row)),
];

const FREE = ['view', 'edit', 'submit', 'delete'] as const;
const issued = (order: number, number: string, state: Row['state'], amount: number, changes: Partial<Row>): Row =>
  issuanceRow({
    id: ids.issuance(`R${order}`),
    voucherId: ids.voucher(`P${order}`),
    voucherNumber: ids.voucherNumber(number),
    state,
    amount: yuan(amount),
    issuedOn: day(`${number.slice(2, 6)}-${number.slice(6, 8)}-${number.slice(8, 10)}`),
    ...changes,
  });

/** The issuer's list in nearly every state. */
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
    acts: [...FREE],
  }),
  issuanceRow({ id: ids.issuance('R2'), acts: ['view', 'withdraw', 'remind'] }),
  waiting('R3', 'OP20261118-0101', hydraulics, 736_240.5, {
    state: 'returned',
    reason: '到期日与合同不符',
    waitingFor: null,
    acts: [...FREE],
  }),
  issued(4, 'LX20261118000034217', 'awaitingSignature', 3_286_500, {
    outstandingAmount: yuan(3_286_500),
    acts: ['view', 'voidApply', 'remind'],
  }),
  issued(5, 'LX20261020000011926', 'effective', 5_000_000, {
    financedAmount: yuan(1_800_000),
    outstandingAmount: yuan(5_000_000),
    circulations: 4,
    recipient: machinery,
    waitingFor: null,
    acts: ['view', 'copy', 'tree'],
  }),
  issued(6, 'LX20260512000004331', 'settled', 418_600, {
    dueOn: day('2026-11-12'),
    circulations: 2,
    recipient: tier2,
    waitingFor: null,
    acts: ['view', 'copy', 'tree'],
  }),
];

/** The list with counts and credit line. */
export const registerPlatform = [
  reply(contract.issuance.list, ({ states }) => ({ ...pageBy(registerRows, 'state', states), columnSums: { amount: yuan(11_427_840.5) } })),
  reply(contract.issuance.get, (request) => detailOf(registerRows.find((one) => one.id === request.id) ?? row)),
  reply(contract.creditLine.get, [line]),
];
