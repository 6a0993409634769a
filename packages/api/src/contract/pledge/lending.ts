import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { day } from '../examples.ts';
import { pageOf, pageRequest } from '../schemas/page.ts';
import { Signature } from '../schemas/party.ts';
import { Day, FileId, Instant, PledgeId, Reason, RequiredText, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { wire } from '../wire.ts';
import { pledgeReference, pledgeRow } from './examples.ts';
import { PledgeReference, PledgeRow } from './shapes.ts';

const One = { id: PledgeId, version: Version };
const shown = { id: pledgeReference.id, version: 3 };
const refreshes = ['voucher', 'message', 'workbench'] as const;
const refuses = [...STATE_REFUSALS, 'SELF_REVIEW', 'PASSED_ALREADY', 'BOTH_SIDES', 'TOO_LATE', 'VALIDATION'] as const;
const signs = [...refuses, 'SIGNATURE_INVALID'] as const;
const at = (state: typeof pledgeReference.state) => ({ ...pledgeReference, state, version: 4 });

/** What a guarantor and a lender do with an application, until the money is paid out. */
export const pledgeLendingCalls = {
  /** The operator of whoever has it accepts it or asks to know more; its reviewer approves it with a signature, or declines. */
  decide: act('//pledge/decide', {
    summary: '质押受理与审批',
    movesMoney: true,
    source: 'added',
    needs: 'records.read',
    needsByAct: {
      accept: 'lending.make',
      askMore: 'lending.make',
      approve: 'lending.review',
      decline: 'lending.review',
    },
    refreshes,
    request: z.strictObject({
      ...One,
      act: z.enum(['accept', 'askMore', 'approve', 'decline']),
      /** What is asked, or why it is declined. */
      reason: z.optional(RequiredText(500)),
      signature: z.optional(Signature),
    }),
    response: PledgeReference,
    refuses: [...signs, 'NOT_ALLOWED_FOR_ROLE', 'LIMIT_EXCEEDED', 'SEARCH_FIRST'],
    example: { request: { ...shown, act: 'accept' }, response: at('awaitingGuarantor') },
  }),
  /** Searches the register of movables and claims for entries of others over the same vouchers and invoices (查重), and keeps what it says. */
  search: act('//pledge/search', {
    summary: '中登查询',
    source: 'added',
    needs: 'lending.make',
    refreshes,
    request: z.strictObject(One),
    response: z.extend(PledgeReference, { found: z.int() }),
    refuses: [...STATE_REFUSALS, 'BOTH_SIDES', 'REGISTER_SILENT', 'MAINTENANCE'],
    example: { request: shown, response: { ...at('underApproval'), found: 0 } },
  }),
  /** The guarantor's or the lender's reviewer sends it back to be corrected: it is with its maker again. */
  sendBack: act('/back', {
    summary: '退回',
    movesMoney: true,
    source: 'assumed',
    needs: 'lending.review',
    refreshes,
    request: z.strictObject({ ...One, reason: Reason }),
    response: PledgeReference,
    refuses,
    example: { request: { ...shown, reason: '请补充运单' }, response: at('returned') },
  }),
  /** The guarantor's reviewer signs that it answers for the loan. */
  sign: act('/sign', {
    summary: '签署担保文件',
    movesMoney: true,
    source: 'assumed',
    needs: 'lending.review',
    refreshes,
    request: z.strictObject({
      ...One,
      contractNumber: wire('guarContractNo', RequiredText(50)),
      signature: z.optional(Signature),
    }),
    response: PledgeReference,
    refuses: signs,
    example: {
      request: { ...shown, contractNumber: 'HT-DB-2026-018' },
      response: at('underApproval'),
    },
  }),
  /** Those that wait for the guarantor's signature. */
  listToSign: query('/signPage', {
    summary: '待签署列表',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject(pageRequest),
    response: pageOf(PledgeRow),
    example: {
      request: { page: 1, pageSize: 20 },
      response: {
        list: [{ ...pledgeRow, part: 'guarantor', state: 'awaitingGuarantorSignature' }],
        total: 1,
        page: 1,
        pageSize: 20,
        totalAmount: pledgeRow.amount,
      },
    },
  }),
  /** Answers what the guarantor or the lender asked to know more of. */
  supplement: act('//pledge/supplement', {
    summary: '质押补件',
    source: 'added',
    needs: 'pledge.make',
    refreshes: ['message', 'workbench'],
    request: z.strictObject({
      ...One,
      answer: RequiredText(500),
      attachments: z.array(FileId).check(z.maxLength(10)),
    }),
    response: PledgeReference,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: {
      request: { ...shown, answer: '发运单已补充', attachments: [] },
      response: at('underApproval'),
    },
  }),
  /** The holder enters that it has paid the guarantor's fee. */
  pay: act('/pay', {
    summary: '支付担保费',
    movesMoney: true,
    source: 'assumed',
    needs: 'pledge.make',
    refreshes: ['message', 'workbench'],
    request: z.strictObject({
      ...One,
      paidOn: Day,
      receiptNumber: wire('bankSerial', RequiredText(64)),
    }),
    response: PledgeReference,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: {
      request: { ...shown, paidOn: day('2026-11-23'), receiptNumber: 'HT20261123001' },
      response: at('underApproval'),
    },
  }),
  /** The claim is entered at the register of movables and claims: from then on it is pledged (民法典 445). */
  register: act('//pledge/register', {
    summary: '质押登记',
    movesMoney: true,
    source: 'added',
    needs: 'lending.make',
    refreshes,
    request: z.strictObject({
      ...One,
      certificateNumber: wire('regNo', RequiredText(64)),
      registeredAt: Instant,
      expiresOn: Day,
      searchReportNumber: RequiredText(64),
      searchedAt: Instant,
      /** Entries of others that the search found. */
      found: z.int().check(z.gte(0)),
    }),
    response: PledgeReference,
    refuses,
    example: {
      request: {
        ...shown,
        certificateNumber: '21430987000123456789',
        registeredAt: '2026-11-23T10:00:00+08:00',
        expiresOn: day('2027-11-22'),
        searchReportNumber: 'CC202611230001',
        searchedAt: '2026-11-23T09:40:00+08:00',
        found: 0,
      },
      response: at('awaitingDisbursement'),
    },
  }),
} as const;
