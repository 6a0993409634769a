import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { account, firstPage, party, yuan } from '../examples.ts';
import { reminder, reviewOf } from '../schemas/application.ts';
import { summedPageOf } from '../schemas/page.ts';
import { Check, FileView, LogEntry } from '../schemas/party.ts';
import { IssuanceId, Money, Reason, Version } from '../schemas/primitives.ts';
import { IssuanceStateCode } from '../schemas/states.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { BusinessType, InvoiceUseView, TradeContract } from '../trade/shapes.ts';
import { wire } from '../wire.ts';
import { form, listPage, log, reference, row } from './examples.ts';
import { groupCalls } from './group-guarantees.ts';
import { manyCalls } from './many.ts';
import { scheduleCalls } from './payment-schedule.ts';
import { IssuanceDetail, IssuanceDraftForm, IssuanceForm, IssuanceRow, ListRequest, One, Reference } from './shapes.ts';

const formRefusals = [
  'VALIDATION',
  'QUOTA_EXCEEDED',
  'INVOICE_SHORT',
  'TERM_TOO_LONG',
  'ISSUER_SUSPENDED',
  'ACCOUNT_UNUSABLE',
  'NOT_FOUND',
] as const;

const signed = ['SIGNATURE_INVALID', 'SELF_REVIEW', 'PASSED_ALREADY', 'BOTH_SIDES', 'TOO_LATE'] as const;

const IssuancePage = summedPageOf(
  IssuanceRow,
  z.enum(['amount', 'financedAmount', 'paidAmount', 'lateInterestPaid', 'outstandingAmount']),
  IssuanceStateCode,
);

export const issuance = resource('issuance', 'financing', '/pz/open', {
  list: query('/getPage', {
    summary: '开立列表',
    source: 'assumed',
    needs: 'records.read',
    request: ListRequest,
    response: IssuancePage,
    example: { request: firstPage, response: listPage },
  }),
  get: query('/get', {
    summary: '开立详情',
    source: 'assumed',
    needs: 'records.read',
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
  /** Submits a new application, or a draft or returned one given by id and version. */
  apply: act('/apply', {
    summary: '开立申请',
    movesMoney: true,
    needs: 'issuance.make',
    source: 'assumed',
    refreshes: ['creditLine', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({ id: z.optional(IssuanceId), version: z.optional(Version), form: IssuanceForm }),
    response: Reference,
    refuses: [...formRefusals, 'ILLEGAL_STATE', 'STALE_VERSION'],
    example: { request: { form: { ...form, invoices: [...form.invoices], attachments: [] } }, response: reference },
  }),
  saveDraft: act('//issuance/saveDraft', {
    summary: '保存开立草稿',
    needs: 'issuance.make',
    source: 'added',
    request: z.strictObject({ id: z.optional(IssuanceId), version: z.optional(Version), form: IssuanceDraftForm }),
    response: Reference,
    refuses: ['VALIDATION', ...STATE_REFUSALS],
    example: { request: { form: { amount: form.amount } }, response: { ...reference, state: 'draft', version: 0 } },
  }),
  /** Sets the business type of a draft or a returned application; null clears it. It cannot change during a review. */
  setBusinessType: act('/setPzYwTpe', {
    summary: '设置业务类型',
    needs: 'issuance.make',
    source: 'assumed',
    request: z.strictObject({ id: IssuanceId, version: Version, businessType: wire('pzYwTpe', z.nullable(BusinessType)) }),
    response: Reference,
    refuses: STATE_REFUSALS,
    example: { request: { id: row.id, version: 0, businessType: 'materials' }, response: { ...reference, state: 'draft', version: 1 } },
  }),
  deleteDraft: act('/delById', {
    summary: '删除草稿',
    needs: 'issuance.make',
    source: 'assumed',
    refreshes: ['message', 'workbench'],
    request: z.strictObject({ id: IssuanceId, version: Version }),
    response: z.object({}),
    refuses: STATE_REFUSALS,
    example: { request: { id: row.id, version: 0 }, response: {} },
  }),
  /** The checks of an unfinished form, made by the server. */
  check: query('//issuance/check', {
    summary: '开立检查',
    needs: 'issuance.make',
    source: 'added',
    request: z.strictObject({ id: z.optional(IssuanceId), form: IssuanceDraftForm }),
    response: z.object({ checks: z.array(Check), coverage: Money, shortfall: Money, quotaRemaining: z.nullable(Money) }),
    example: {
      request: { form: { amount: form.amount } },
      response: { checks: [], coverage: yuan(0), shortfall: form.amount, quotaRemaining: yuan(38_600_000) },
    },
  }),
  /** Passes an application on to the recipient, or returns it; also decides on a request to void a voucher. */
  review: act('/exam', {
    summary: '开立审核',
    movesMoney: true,
    needs: 'issuance.review',
    source: 'assumed',
    refreshes: ['voucher', 'creditLine', 'tradeInvoice', 'message', 'workbench'],
    request: reviewOf(IssuanceId),
    response: Reference,
    refuses: [...STATE_REFUSALS, ...signed, 'VALIDATION', 'QUOTA_EXCEEDED', 'ISSUER_SUSPENDED', 'INVOICE_SHORT'],
    example: {
      request: { id: row.id, version: 1, decision: 'return', reason: '到期日与合同不符' },
      response: { ...reference, state: 'returned', version: 2 },
    },
  }),
  /** Withdraws an application before its review, or requests to void a voucher that is not signed for yet. */
  cancel: act('/cancel', {
    summary: '撤回或作废',
    movesMoney: true,
    needs: 'issuance.make',
    source: 'assumed',
    refreshes: ['voucher', 'creditLine', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({ id: IssuanceId, version: Version, act: z.enum(['withdraw', 'void']), reason: z.optional(Reason) }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'BOTH_SIDES', 'VALIDATION'],
    example: { request: { id: row.id, version: 1, act: 'withdraw' }, response: { ...reference, state: 'withdrawn', version: 2 } },
  }),
  /** Reminds those who have to act next; once a day for each application. */
  remind: act('//issuance/remind', {
    summary: '催办',
    needs: 'issuance.make',
    source: 'added',
    request: One,
    ...reminder,
    example: { request: { id: row.id }, response: { remindedAt: '2026-11-20T09:41:00+08:00' } },
  }),
  log: query('/log', {
    summary: '操作日志',
    source: 'assumed',
    needs: 'records.read',
    request: One,
    response: z.array(LogEntry),
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: log },
  }),
  awaitingSignature: query('/dlq', {
    summary: '待签收列表',
    source: 'assumed',
    needs: 'records.read',
    request: ListRequest,
    response: IssuancePage,
    example: { request: firstPage, response: listPage },
  }),
  /** The contract, invoices and attachments behind an issuance. */
  documents: query('/other', {
    summary: '合同、发票与附件',
    source: 'assumed',
    needs: 'records.read',
    request: One,
    response: z.object({ contract: z.nullable(TradeContract), invoices: z.array(InvoiceUseView), attachments: z.array(FileView) }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: { contract: null, invoices: [], attachments: [] } },
  }),
  ...manyCalls,
  ...scheduleCalls,
  ...groupCalls,
  /** Reserves the number of the payment promise of an issuance. */
  promiseNumber: act('/getPromiseBh', {
    summary: '付款承诺函编号',
    needs: 'issuance.make',
    source: 'spec',
    request: z.strictObject({}),
    response: z.string(),
    example: { request: {}, response: 'CN-JBMY-2026-004217' },
  }),
});
