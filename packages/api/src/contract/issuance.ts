import { PAYMENT_NATURES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { account, day, ids, party, yuan } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { AccountView, Check, FileView, LogEntry, Party, PartyWithAccount, Signature } from './schemas/party.ts';
import {
  BankAccountId,
  Channel,
  Day,
  EnterpriseNo,
  FileId,
  Instant,
  ActCode,
  IssuanceId,
  IssuanceStateCode,
  Money,
  PositiveMoney,
  Reason,
  Text,
  TradeContractId,
  Version,
  VoucherId,
  VoucherNumber,
} from './schemas/primitives.ts';
import { InvoiceUse, InvoiceUseView, TradeContract } from './trade.ts';
import { wire } from './wire.ts';

export const PaymentNature = z.enum(PAYMENT_NATURES);
/** Who pays the interest when a holder finances: the issuer, the holder, or both by agreement. */
export const InterestPayer = z.enum(['issuer', 'holder', 'agreed']);

/** What the issuer's operator fills in. */
export const IssuanceForm = z.strictObject({
  recipientNo: EnterpriseNo,
  receivingAccountId: BankAccountId,
  amount: PositiveMoney,
  dueOn: Day,
  /** Asked for when the term is over six months (rules.md §1, Art 11). */
  termReason: z.optional(Text(100)),
  channel: Channel,
  payAccountId: BankAccountId,
  paymentNature: wire('payNature', PaymentNature),
  delivered: z.boolean(),
  contractId: TradeContractId,
  /** Whether the contract says that vouchers may be paid with (Regulation 802, Art 11). */
  contractAllowsVoucher: z.boolean(),
  invoices: z.array(InvoiceUse).check(z.minLength(1), z.maxLength(200)),
  interestPayer: InterestPayer,
  promiseNumber: wire('promiseNo', Text(40)),
  attachments: z.array(FileId).check(z.maxLength(20)),
  remark: z.optional(Text(100)),
});

/** A draft may leave anything open. */
export const IssuanceDraftForm = z.partial(IssuanceForm);

const IssuanceRow = z.object({
  id: IssuanceId,
  applicationNumber: z.string(),
  voucherId: z.nullable(VoucherId),
  voucherNumber: wire('pzbh', z.nullable(VoucherNumber)),
  state: IssuanceStateCode,
  version: Version,
  issuer: Party,
  recipient: z.nullable(Party),
  amount: wire('pzAmt', z.nullable(Money)),
  dueOn: wire('endDate', z.nullable(Day)),
  issuedOn: wire('startDate', z.nullable(Day)),
  termDays: z.nullable(z.int()),
  /** Share of the face amount that invoices cover, in hundredths of a percent. */
  coverageBasisPoints: z.nullable(z.int()),
  makerName: z.string(),
  /** True where the viewer made this application and so may not review it. */
  isOwn: z.boolean(),
  submittedAt: z.nullable(Instant),
  signDeadline: z.nullable(Day),
  waitingFor: z.nullable(z.object({ enterpriseName: z.string(), role: z.string(), since: Instant })),
  reason: z.nullable(z.string()),
  circulations: z.int(),
  financedAmount: Money,
  outstandingAmount: Money,
  acts: z.array(ActCode),
});

const IssuanceDetail = z.extend(IssuanceRow, {
  form: IssuanceDraftForm,
  recipientWithAccount: z.nullable(PartyWithAccount),
  issuerWithAccount: z.nullable(PartyWithAccount),
  receivingAccount: z.nullable(AccountView),
  payAccount: z.nullable(AccountView),
  recipientSize: z.nullable(z.string()),
  contract: z.nullable(TradeContract),
  invoices: z.array(InvoiceUseView),
  attachments: z.array(FileView),
  checks: z.array(Check),
  log: z.array(LogEntry),
  chainHead: z.nullable(z.string()),
});

const ListRequest = z.strictObject({
  ...pageRequest,
  states: z.optional(z.array(IssuanceStateCode)),
  search: z.optional(Text(100)),
  recipientNo: z.optional(EnterpriseNo),
  amountFrom: z.optional(Money),
  amountTo: z.optional(Money),
  dueFrom: z.optional(Day),
  dueTo: z.optional(Day),
  issuedFrom: z.optional(Day),
  issuedTo: z.optional(Day),
});

const Reference = z.object({ id: IssuanceId, applicationNumber: z.string(), state: IssuanceStateCode, version: Version });

const form = {
  recipientNo: ids.enterprise('E1002'),
  receivingAccountId: account.id,
  amount: yuan(3_286_500),
  dueOn: day('2027-05-14'),
  channel: 12,
  payAccountId: ids.bankAccount('B1'),
  paymentNature: 'goods',
  delivered: true,
  contractId: ids.tradeContract('C1'),
  contractAllowsVoucher: true,
  invoices: [{ invoiceId: ids.tradeInvoice('V1'), amount: yuan(3_286_500) }],
  interestPayer: 'holder',
  promiseNumber: 'CN-JBMY-2026-004217',
  attachments: [],
} as const;
const row = {
  id: ids.issuance('I1'),
  applicationNumber: 'OP20261118-0034',
  voucherId: ids.voucher('P1'),
  voucherNumber: ids.voucherNumber('LX20261118000034217'),
  state: 'awaitingSignature',
  version: 3,
  issuer: party.core,
  recipient: party.supplier,
  amount: yuan(3_286_500),
  dueOn: day('2027-05-14'),
  issuedOn: day('2026-11-18'),
  termDays: 177,
  coverageBasisPoints: 10_000,
  makerName: '赵晓东',
  isOwn: false,
  submittedAt: '2026-11-18T11:16:00+08:00',
  signDeadline: day('2026-12-03'),
  waitingFor: { enterpriseName: '恒信机电设备有限公司', role: '01', since: '2026-11-18T16:24:00+08:00' },
  reason: null,
  circulations: 0,
  financedAmount: yuan(0),
  outstandingAmount: yuan(3_286_500),
} as const;
const log = [
  {
    event: 'submit',
    fromState: '00',
    toState: '10',
    actorName: '赵晓东',
    actorRole: '01',
    enterpriseName: '晋北煤业集团有限公司',
    at: '2026-11-18T11:16:00+08:00',
    reason: null,
    certificateSerial: null,
    signed: false,
  },
];
const reference = { id: row.id, applicationNumber: row.applicationNumber, state: 'awaitingReview', version: 1 } as const;
const listPage = { list: [{ ...row, acts: [] }], total: 1, page: 1, pageSize: 20, totalAmount: yuan(3_286_500), stateCounts: { '20': 1 } };

const formRefusals = [
  'VALIDATION',
  'QUOTA_EXCEEDED',
  'INVOICE_SHORT',
  'TERM_TOO_LONG',
  'ISSUER_SUSPENDED',
  'ACCOUNT_UNUSABLE',
  'NOT_FOUND',
] as const;
const stateRefusals = ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION'] as const;
const signed = ['SIGNATURE_INVALID', 'SELF_REVIEW'] as const;
const One = z.strictObject({ id: IssuanceId });

export const issuance = resource('issuance', 'financing', '/pz/open', {
  list: query('/getPage', {
    summary: '开立列表',
    source: 'assumed',
    request: ListRequest,
    response: pageOf(IssuanceRow),
    example: { request: { page: 1, pageSize: 20 }, response: listPage },
  }),
  get: query('/get', {
    summary: '开立详情',
    source: 'assumed',
    request: One,
    response: IssuanceDetail,
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: row.id },
      response: {
        ...row,
        acts: [],
        form: { ...form, invoices: [...form.invoices], attachments: [] },
        recipientWithAccount: { ...party.supplier, accountNumber: account.accountNumber, bankName: account.bankName },
        issuerWithAccount: { ...party.core, accountNumber: '1400 **** **** 8846', bankName: '建设银行朔州开发区支行' },
        receivingAccount: account,
        payAccount: null,
        recipientSize: '小型企业',
        contract: null,
        invoices: [],
        attachments: [],
        checks: [{ rule: 'R-01', code: 'term', level: 'pass', figures: { days: '177' } }],
        log,
        chainHead: '7f3a91c40be25d68',
      },
    },
  }),
  /** Submits an application, new, or a draft or returned one named by id and version. */
  apply: act('/apply', {
    summary: '开立申请',
    movesMoney: true,
    callers: ['operator'],
    source: 'assumed',
    refreshes: ['creditLine', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({ id: z.optional(IssuanceId), version: z.optional(Version), form: IssuanceForm }),
    response: Reference,
    refuses: [...formRefusals, 'ILLEGAL_STATE', 'STALE_VERSION'],
    example: { request: { form: { ...form, invoices: [...form.invoices], attachments: [] } }, response: reference },
  }),
  saveDraft: act('//issuance/saveDraft', {
    summary: '保存开立草稿',
    callers: ['operator'],
    source: 'added',
    request: z.strictObject({ id: z.optional(IssuanceId), version: z.optional(Version), form: IssuanceDraftForm }),
    response: Reference,
    refuses: ['VALIDATION', ...stateRefusals],
    example: { request: { form: { amount: form.amount } }, response: { ...reference, state: 'draft', version: 0 } },
  }),
  deleteDraft: act('/delById', {
    summary: '删除草稿',
    callers: ['operator'],
    source: 'assumed',
    refreshes: ['message', 'workbench'],
    request: z.strictObject({ id: IssuanceId, version: Version }),
    response: z.object({}),
    refuses: stateRefusals,
    example: { request: { id: row.id, version: 0 }, response: {} },
  }),
  /** The checks of a form as it stands, computed where the application will be judged. */
  check: query('//issuance/check', {
    summary: '开立检查',
    callers: ['operator'],
    source: 'added',
    request: z.strictObject({ id: z.optional(IssuanceId), form: IssuanceDraftForm }),
    response: z.object({ checks: z.array(Check), coverage: Money, shortfall: Money, quotaRemaining: z.nullable(Money) }),
    example: {
      request: { form: { amount: form.amount } },
      response: { checks: [], coverage: yuan(0), shortfall: form.amount, quotaRemaining: yuan(38_600_000) },
    },
  }),
  /** Passes (into the recipient's hands) or returns an application; also decides on an application to void. */
  review: act('/exam', {
    summary: '开立审核',
    movesMoney: true,
    callers: ['reviewer'],
    source: 'assumed',
    refreshes: ['voucher', 'creditLine', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({
      id: IssuanceId,
      version: Version,
      decision: z.enum(['pass', 'return']),
      reason: z.optional(Reason),
      signature: z.optional(Signature),
    }),
    response: Reference,
    refuses: [...stateRefusals, ...signed, 'VALIDATION', 'QUOTA_EXCEEDED', 'ISSUER_SUSPENDED', 'INVOICE_SHORT'],
    example: {
      request: { id: row.id, version: 1, decision: 'return', reason: '到期日与合同不符' },
      response: { ...reference, state: 'returned', version: 2 },
    },
  }),
  /** Takes an application back before its review, or applies to void a voucher nobody has signed for yet. */
  cancel: act('/cancel', {
    summary: '撤回或作废',
    movesMoney: true,
    callers: ['operator'],
    source: 'assumed',
    refreshes: ['voucher', 'creditLine', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({ id: IssuanceId, version: Version, act: z.enum(['withdraw', 'void']), reason: z.optional(Reason) }),
    response: Reference,
    refuses: [...stateRefusals, 'VALIDATION'],
    example: { request: { id: row.id, version: 1, act: 'withdraw' }, response: { ...reference, state: 'withdrawn', version: 2 } },
  }),
  /** Reminds whoever is to act next; once a day for each application. */
  remind: act('//issuance/remind', {
    summary: '催办',
    callers: ['operator'],
    source: 'added',
    request: One,
    response: z.object({ remindedAt: Instant }),
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'REMINDED_RECENTLY'],
    example: { request: { id: row.id }, response: { remindedAt: '2026-11-20T09:41:00+08:00' } },
  }),
  log: query('/log', {
    summary: '操作日志',
    source: 'assumed',
    request: One,
    response: z.array(LogEntry),
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: log },
  }),
  awaitingSignature: query('/dlq', {
    summary: '待签收列表',
    source: 'assumed',
    request: ListRequest,
    response: pageOf(IssuanceRow),
    example: { request: { page: 1, pageSize: 20 }, response: listPage },
  }),
  /** The contract, invoices and attachments behind an issuance. */
  documents: query('/other', {
    summary: '合同、发票与附件',
    source: 'assumed',
    request: One,
    response: z.object({ contract: z.nullable(TradeContract), invoices: z.array(InvoiceUseView), attachments: z.array(FileView) }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: { contract: null, invoices: [], attachments: [] } },
  }),
  /** Reserves the number of the payment promise that goes with an issuance. */
  promiseNumber: act('/getPromiseBh', {
    summary: '付款承诺函编号',
    callers: ['operator'],
    source: 'spec',
    request: z.strictObject({}),
    response: z.string(),
    example: { request: {}, response: 'CN-JBMY-2026-004217' },
  }),
});

export type IssuanceForm = z.output<typeof IssuanceForm>;
export type IssuanceDraftForm = z.output<typeof IssuanceDraftForm>;
