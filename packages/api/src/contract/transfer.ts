import * as z from 'zod/mini';
import { account, day, ids, party, yuan } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { AccountView, Check, FileView, LogEntry, Party, Signature } from './schemas/party.ts';
import {
  BankAccountId,
  Day,
  EnterpriseNo,
  Instant,
  IssuanceId,
  Money,
  NoticeId,
  PieceId,
  PositiveMoney,
  Reason,
  Text,
  TradeContractId,
  ActCode,
  TransferDraftId,
  TransferId,
  TransferStateCode,
  Version,
  VoucherNumber,
} from './schemas/primitives.ts';
import { InvoiceUse, InvoiceUseView, TradeContract } from './trade.ts';
import { wire } from './wire.ts';

/** One piece, or a part of it, to one recipient. Many legs make one-to-many, many-to-one and many-to-many. */
export const TransferLeg = z.strictObject({
  pieceId: PieceId,
  pieceVersion: Version,
  recipientNo: EnterpriseNo,
  receivingAccountId: BankAccountId,
  amount: wire('amt', PositiveMoney),
  contractId: TradeContractId,
  invoices: z.array(InvoiceUse).check(z.minLength(1), z.maxLength(200)),
  remark: z.optional(Text(100)),
});

const LegDraft = z.partial(TransferLeg);

const TransferRow = z.object({
  id: TransferId,
  transferNumber: wire('transferNo', z.string()),
  batchNumber: z.string(),
  state: TransferStateCode,
  version: Version,
  sourceNumber: wire('srcPzbh', VoucherNumber),
  childNumber: wire('childPzbh', z.nullable(VoucherNumber)),
  sourcePieceId: PieceId,
  pieceId: z.nullable(PieceId),
  issuer: Party,
  sender: wire('fromCorp', Party),
  recipient: wire('toCorp', Party),
  amount: wire('amt', Money),
  dueOn: wire('endDate', Day),
  makerName: z.string(),
  isOwn: z.boolean(),
  submittedAt: z.nullable(Instant),
  reviewedAt: z.nullable(Instant),
  signedAt: z.nullable(Instant),
  signDeadline: z.nullable(Day),
  waitingFor: z.nullable(z.object({ enterpriseName: z.string(), role: z.string(), since: Instant })),
  reason: z.nullable(z.string()),
  acts: z.array(ActCode),
});

const TransferDetail = z.extend(TransferRow, {
  receivingAccount: z.nullable(AccountView),
  contract: z.nullable(TradeContract),
  invoices: z.array(InvoiceUseView),
  remark: z.nullable(z.string()),
  checks: z.array(Check),
  log: z.array(LogEntry),
  leg: TransferLeg,
});

/** Something on its way to this enterprise: a voucher issued to it or a piece transferred to it. */
export const Incoming = z.object({
  kind: z.enum(['issuance', 'transfer']),
  id: z.string(),
  pieceId: z.nullable(PieceId),
  number: wire('pzbh', VoucherNumber),
  issuer: Party,
  from: Party,
  amount: wire('pzAmt', Money),
  issuedOn: wire('startDate', Day),
  dueOn: wire('endDate', Day),
  signedOn: wire('holderDate', z.nullable(Day)),
  state: z.enum([
    'awaitingSignature',
    'awaitingSignatureReview',
    'signed',
    'refused',
    'signatureExpired',
    'voidAwaitingReview',
    'withdrawn',
  ]),
  version: Version,
  signDeadline: z.nullable(Day),
  remainingDays: z.nullable(z.int()),
  signerName: z.nullable(z.string()),
  isOwn: z.boolean(),
  reason: z.nullable(z.string()),
  acts: z.array(z.enum(['sign', 'refuse', 'signConfirm', 'signReturn'])),
});

/** The issuer's notice that a claim against it has a new holder (Civil Code 546), and when it was read. */
const AssignmentNotice = z.object({
  id: NoticeId,
  number: wire('pzbh', VoucherNumber),
  from: Party,
  to: Party,
  amount: wire('amt', Money),
  dueOn: wire('endDate', Day),
  transferredAt: Instant,
  readAt: z.nullable(Instant),
  readBy: z.nullable(z.string()),
});

const legs = z.array(TransferLeg).check(z.minLength(1), z.maxLength(100));
const leg = {
  pieceId: ids.piece('Q1'),
  pieceVersion: 1,
  recipientNo: ids.enterprise('E1003'),
  receivingAccountId: account.id,
  amount: yuan(500_000),
  contractId: ids.tradeContract('C2'),
  invoices: [{ invoiceId: ids.tradeInvoice('V2'), amount: yuan(500_000) }],
};
const row = {
  id: ids.transfer('T1'),
  transferNumber: 'ZR20261120-0007',
  batchNumber: 'ZP20261120-0003',
  state: 'awaitingReview',
  version: 0,
  sourceNumber: ids.voucherNumber('LX20261118000034217'),
  childNumber: null,
  sourcePieceId: ids.piece('Q1'),
  pieceId: null,
  issuer: party.core,
  sender: party.supplier,
  recipient: party.tier2,
  amount: yuan(500_000),
  dueOn: day('2027-05-14'),
  makerName: '王建国',
  isOwn: false,
  submittedAt: '2026-11-20T10:02:00+08:00',
  reviewedAt: null,
  signedAt: null,
  signDeadline: null,
  waitingFor: { enterpriseName: '恒信机电设备有限公司', role: '02', since: '2026-11-20T10:02:00+08:00' },
  reason: null,
  acts: [],
} as const;
const incoming = {
  kind: 'issuance',
  id: 'I1',
  pieceId: ids.piece('Q1'),
  number: row.sourceNumber,
  issuer: party.core,
  from: party.core,
  amount: yuan(3_286_500),
  issuedOn: day('2026-11-18'),
  dueOn: row.dueOn,
  signedOn: null,
  state: 'awaitingSignature',
  version: 3,
  signDeadline: day('2026-12-03'),
  remainingDays: 13,
  signerName: null,
  isOwn: false,
  reason: null,
  acts: ['sign' as const, 'refuse' as const],
} as const;
const reference = { id: row.id, transferNumber: row.transferNumber, state: row.state, version: row.version };
const Reference = z.object({ id: TransferId, transferNumber: wire('transferNo', z.string()), state: TransferStateCode, version: Version });
const notice = {
  id: ids.notice('N1'),
  number: ids.voucherNumber('LX20261118000034217-01'),
  from: party.supplier,
  to: party.tier2,
  amount: row.amount,
  dueOn: row.dueOn,
  transferredAt: '2026-11-20T15:20:00+08:00',
  readAt: null,
  readBy: null,
};

const Filter = {
  ...pageRequest,
  search: z.optional(Text(100)),
  counterpartyNo: z.optional(EnterpriseNo),
  amountFrom: z.optional(Money),
  amountTo: z.optional(Money),
  dueFrom: z.optional(Day),
  dueTo: z.optional(Day),
  submittedFrom: z.optional(Day),
  submittedTo: z.optional(Day),
};
const stateRefusals = ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION'] as const;
const One = z.strictObject({ id: TransferId });
const Draft = z.object({
  id: TransferDraftId,
  version: Version,
  savedAt: Instant,
  legs: z.array(LegDraft),
  totalAmount: Money,
  recipientNames: z.array(z.string()),
});
const draft = {
  id: ids.transferDraft('D1'),
  version: 0,
  savedAt: '2026-11-20T09:41:00+08:00',
  legs: [{ amount: yuan(500_000) }],
  totalAmount: yuan(500_000),
  recipientNames: [],
};

/** What is signed for: a voucher issued to the enterprise, or a piece transferred to it. */
const Subject = { kind: z.enum(['issuance', 'transfer']), id: z.union([IssuanceId, TransferId]), version: Version };

export const transfer = resource('transfer', 'financing', '/pz/pay', {
  /** Splits the pieces named and offers the parts to their recipients, after a review. Each leg becomes a transfer of its own. */
  apply: act('//pz/pz/pzTrans', {
    summary: '凭证转让',
    movesMoney: true,
    callers: ['operator'],
    source: 'assumed',
    refreshes: ['voucher', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({
      legs,
      draftId: z.optional(TransferDraftId),
      resubmits: z.optional(z.strictObject({ id: TransferId, version: Version })),
    }),
    response: z.object({ batchNumber: z.string(), transfers: z.array(Reference) }),
    refuses: [...stateRefusals, 'VALIDATION', 'INVOICE_SHORT', 'SELF_TRANSFER', 'LIMIT_EXCEEDED', 'ISSUER_SUSPENDED', 'ACCOUNT_UNUSABLE'],
    example: { request: { legs: [leg] }, response: { batchNumber: row.batchNumber, transfers: [reference] } },
  }),
  listOutgoing: query('/payPage', {
    summary: '支出(转出)列表',
    source: 'assumed',
    request: z.strictObject({ ...Filter, states: z.optional(z.array(TransferStateCode)) }),
    response: pageOf(TransferRow),
    example: {
      request: { page: 1, pageSize: 20 },
      response: { list: [{ ...row, acts: [] }], total: 1, page: 1, pageSize: 20, totalAmount: row.amount, stateCounts: { '10': 1 } },
    },
  }),
  listIncoming: query('/recPage', {
    summary: '收入(转入)列表',
    source: 'assumed',
    request: z.strictObject({ ...Filter, states: z.optional(z.array(Incoming.shape.state)) }),
    response: pageOf(Incoming),
    example: {
      request: { page: 1, pageSize: 20 },
      response: {
        list: [{ ...incoming, acts: ['sign', 'refuse'] }],
        total: 1,
        page: 1,
        pageSize: 20,
        totalAmount: incoming.amount,
        stateCounts: { awaitingSignature: 1 },
      },
    },
  }),
  get: query('//transfer/get', {
    summary: '转让详情',
    source: 'added',
    request: One,
    response: TransferDetail,
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: row.id },
      response: { ...row, acts: [], receivingAccount: account, contract: null, invoices: [], remark: null, checks: [], log: [], leg },
    },
  }),
  review: act('/exam', {
    summary: '转让审核',
    movesMoney: true,
    callers: ['reviewer'],
    source: 'assumed',
    refreshes: ['voucher', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({
      id: TransferId,
      version: Version,
      decision: z.enum(['pass', 'return']),
      reason: z.optional(Reason),
      signature: z.optional(Signature),
    }),
    response: Reference,
    refuses: [...stateRefusals, 'SELF_REVIEW', 'SIGNATURE_INVALID', 'VALIDATION'],
    example: {
      request: { id: row.id, version: 0, decision: 'return', reason: '收款账号与户名不符' },
      response: { ...reference, state: 'returned', version: 1 },
    },
  }),
  /** The recipient's operator signs for or refuses; refusing is as easy as signing. */
  signFor: act('/sign', {
    summary: '签收',
    movesMoney: true,
    callers: ['operator'],
    source: 'assumed',
    refreshes: ['issuance', 'voucher', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({
      ...Subject,
      decision: z.enum(['sign', 'refuse']),
      reason: z.optional(Reason),
      receivingAccountId: z.optional(BankAccountId),
      agreed: z.optional(z.boolean()),
      signature: z.optional(Signature),
    }),
    response: z.object({ state: z.string(), version: Version }),
    refuses: [...stateRefusals, 'SIGNATURE_INVALID', 'VALIDATION', 'ACCOUNT_UNUSABLE'],
    example: {
      request: { kind: 'issuance', id: ids.issuance('I1'), version: 3, decision: 'refuse', reason: '合同未约定凭证支付' },
      response: { state: 'refused', version: 4 },
    },
  }),
  /** The recipient's reviewer confirms the sign-for, or sends it back to the operator. */
  confirmSignFor: act('//transfer/confirmSignFor', {
    summary: '签收复核',
    movesMoney: true,
    callers: ['reviewer'],
    source: 'added',
    refreshes: ['issuance', 'voucher', 'message', 'workbench'],
    request: z.strictObject({
      ...Subject,
      decision: z.enum(['pass', 'return']),
      reason: z.optional(Reason),
      signature: z.optional(Signature),
    }),
    response: z.object({ state: z.string(), version: Version }),
    refuses: [...stateRefusals, 'SELF_REVIEW', 'SIGNATURE_INVALID', 'VALIDATION'],
    example: {
      request: { kind: 'issuance', id: ids.issuance('I1'), version: 4, decision: 'return', reason: '请核对收款账户' },
      response: { state: 'awaitingSignature', version: 5 },
    },
  }),
  withdraw: act('//transfer/withdraw', {
    summary: '撤回转让',
    movesMoney: true,
    callers: ['operator'],
    source: 'added',
    refreshes: ['voucher', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({ id: TransferId, version: Version, reason: z.optional(Reason) }),
    response: Reference,
    refuses: [...stateRefusals, 'VALIDATION'],
    example: { request: { id: row.id, version: 0 }, response: { ...reference, state: 'withdrawn', version: 1 } },
  }),
  /** Deletes a returned transfer that will not be submitted again. */
  remove: act('//transfer/remove', {
    summary: '删除退回的转让',
    callers: ['operator'],
    source: 'added',
    refreshes: ['message', 'workbench'],
    request: z.strictObject({ id: TransferId, version: Version }),
    response: z.object({}),
    refuses: stateRefusals,
    example: { request: { id: row.id, version: 1 }, response: {} },
  }),
  remind: act('//transfer/remind', {
    summary: '催签收',
    callers: ['operator'],
    source: 'added',
    request: One,
    response: z.object({ remindedAt: Instant }),
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'REMINDED_RECENTLY'],
    example: { request: { id: row.id }, response: { remindedAt: '2026-11-20T09:41:00+08:00' } },
  }),
  saveDraft: act('//transfer/saveDraft', {
    summary: '保存转让草稿',
    callers: ['operator'],
    source: 'added',
    request: z.strictObject({
      id: z.optional(TransferDraftId),
      version: z.optional(Version),
      legs: z.array(LegDraft).check(z.maxLength(100)),
    }),
    response: z.object({ id: TransferDraftId, version: Version, savedAt: Instant }),
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'VALIDATION'],
    example: { request: { legs: draft.legs }, response: { id: draft.id, version: 0, savedAt: draft.savedAt } },
  }),
  listDrafts: query('//transfer/listDrafts', {
    summary: '转让草稿列表',
    callers: ['operator'],
    source: 'added',
    request: z.strictObject({}),
    response: z.array(Draft),
    example: { request: {}, response: [draft] },
  }),
  deleteDraft: act('//transfer/deleteDraft', {
    summary: '删除转让草稿',
    callers: ['operator'],
    source: 'added',
    request: z.strictObject({ id: TransferDraftId }),
    response: z.object({}),
    refuses: ['NOT_FOUND'],
    example: { request: { id: draft.id }, response: {} },
  }),
  /** The trade documents behind a piece: those of its issuance and of each transfer the viewer was part of. */
  relatedTrade: query('//pz/gl/list', {
    summary: '关联贸易资料',
    source: 'assumed',
    request: z.strictObject({ id: PieceId }),
    response: z.array(
      z.object({
        origin: z.enum(['issuance', 'transfer']),
        number: z.string(),
        contract: z.nullable(TradeContract),
        invoices: z.array(InvoiceUseView),
        files: z.array(FileView),
      }),
    ),
    refuses: ['NOT_FOUND'],
    example: { request: { id: ids.piece('Q1') }, response: [] },
  }),
  /** Notices to the issuer of each transfer of its vouchers. */
  listNotices: query('//transfer/listNotices', {
    summary: '债权转让通知列表',
    source: 'added',
    request: z.strictObject({ ...pageRequest, unreadOnly: z.optional(z.boolean()) }),
    response: pageOf(AssignmentNotice),
    example: { request: { page: 1, pageSize: 20 }, response: { list: [notice], total: 1, page: 1, pageSize: 20 } },
  }),
  /** Leaves the issuer's read receipt; the first reader's stands. */
  readNotice: act('//transfer/readNotice', {
    summary: '债权转让通知已阅',
    callers: ['operator', 'reviewer'],
    source: 'added',
    refreshes: ['message', 'workbench'],
    request: z.strictObject({ id: NoticeId }),
    response: AssignmentNotice,
    refuses: ['NOT_FOUND'],
    example: { request: { id: notice.id }, response: { ...notice, readAt: '2026-11-20T16:00:00+08:00', readBy: '赵晓东' } },
  }),
});

export type TransferLeg = z.output<typeof TransferLeg>;
export type Incoming = z.output<typeof Incoming>;
