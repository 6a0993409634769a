import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { day, firstPage, pageWith } from '../examples.ts';
import { decideCall, registerCall } from '../funding/lending.ts';
import { Payment } from '../funding/repayment.ts';
import { summedPageOf, pageRequest } from '../schemas/page.ts';
import { Signature } from '../schemas/party.ts';
import { PledgeId, Reason, RequiredText, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { wire } from '../wire.ts';
import { pledgeAt, pledgeReference, pledgeRow, pledgeSums } from './examples.ts';
import { PledgeReference, PledgeRow } from './shapes.ts';

const One = { id: PledgeId, version: Version };
const kind = { name: 'pledge', id: PledgeId, reference: PledgeReference } as const;
const shown = { id: pledgeReference.id, version: 3 };
const refreshes = ['voucher', 'message', 'workbench'] as const;
const refuses = [...STATE_REFUSALS, 'SELF_REVIEW', 'PASSED_ALREADY', 'BOTH_SIDES', 'TOO_LATE', 'VALIDATION'] as const;
const call = { movesMoney: true, refreshes, response: PledgeReference } as const;

/** What a guarantor and a lender do with an application, until the money is paid out. */
export const pledgeLendingCalls = {
  decide: decideCall(kind, '质押受理与审批', {
    refreshes,
    refuses: [...refuses, 'SIGNATURE_INVALID', 'NOT_ALLOWED_FOR_ROLE', 'LIMIT_EXCEEDED', 'SEARCH_FIRST'],
    example: { shown, accepted: pledgeAt('awaitingGuarantor', 4) },
  }),
  /**
   * Searches the register of movables and claims for other parties' entries over the same vouchers and invoices (查重), and keeps the
   * result.
   */
  search: act('//pledge/search', {
    summary: '中登查询',
    source: 'added',
    needs: 'lending.make',
    refreshes,
    request: z.strictObject(One),
    response: z.extend(PledgeReference, { found: z.int() }),
    refuses: [...STATE_REFUSALS, 'BOTH_SIDES', 'REGISTER_SILENT', 'MAINTENANCE'],
    example: { request: shown, response: { ...pledgeAt('underApproval', 4), found: 0 } },
  }),
  /** The reviewer of the guarantor or the lender sends the application back to its maker for correction. */
  sendBack: act('/back', {
    ...call,
    summary: '退回',
    source: 'assumed',
    needs: 'lending.review',
    request: z.strictObject({ ...One, reason: Reason }),
    refuses,
    example: { request: { ...shown, reason: '请补充运单' }, response: pledgeAt('returned', 4) },
  }),
  /** The guarantor's reviewer signs the guarantee. */
  sign: act('/sign', {
    ...call,
    summary: '签署担保文件',
    source: 'assumed',
    needs: 'lending.review',
    request: z.strictObject({ ...One, contractNumber: wire('guarContractNo', RequiredText(50)), signature: z.optional(Signature) }),
    refuses: [...refuses, 'SIGNATURE_INVALID'],
    example: { request: { ...shown, contractNumber: 'HT-DB-2026-018' }, response: pledgeAt('underApproval', 4) },
  }),
  /** Applications that wait for the guarantor's signature. */
  listToSign: query('/signPage', {
    summary: '待签署列表',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject(pageRequest),
    response: summedPageOf(PledgeRow, z.enum(['pledged', 'amount', 'net', 'principalLeft'])),
    example: {
      request: firstPage,
      response: {
        ...pageWith({ ...pledgeRow, part: 'guarantor' as const, state: 'awaitingGuarantorSignature' as const }),
        columnSums: pledgeSums,
      },
    },
  }),
  /** The holder records that it paid the guarantor's fee. */
  pay: act('/pay', {
    summary: '支付担保费',
    movesMoney: true,
    source: 'assumed',
    needs: 'pledge.make',
    refreshes: ['message', 'workbench'],
    request: z.strictObject({ ...One, ...Payment }),
    response: PledgeReference,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: { request: { ...shown, paidOn: day('2026-11-23'), receiptNumber: 'HT20261123001' }, response: pledgeAt('underApproval', 4) },
  }),
  /** The lien is entered at the register of movables and claims: from then on the pieces are pledged (民法典 445). */
  register: registerCall(kind, '质押登记', { refreshes, refuses, example: { shown, registered: pledgeAt('awaitingDisbursement', 4) } }),
} as const;
