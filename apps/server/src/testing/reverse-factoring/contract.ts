import {
  act,
  agreementsOf,
  applicationCalls,
  BankAccountId,
  coded,
  contract,
  Day,
  decideCall,
  detailShape,
  draftCalls,
  EnterpriseNo,
  filterShape,
  FinancingDraftId,
  FinancingId,
  formShape,
  Money,
  Offer,
  offersShape,
  paymentShape,
  pieceShape,
  PiecesShown,
  PositiveMoney,
  query,
  Reason,
  referenceShape,
  registerCall,
  repaymentCalls,
  resource,
  rowShape,
  SignatureRequestId,
  STATE_REFUSALS,
  submissionOf,
  summedPageOf,
  supplementCall,
  Version,
} from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { STATE_CODES, type State } from './life.ts';

const StateCode = coded(STATE_CODES);
const schemas = { id: FinancingId, state: StateCode, part: z.enum(['own', 'funder']) };

export const Form = z.strictObject({
  ...formShape,
  /** The supplier whose vouchers are paid. */
  holderNo: EnterpriseNo,
  amount: PositiveMoney,
  /** The supplier's account. */
  receivingAccountId: BankAccountId,
  agreements: agreementsOf(['assignment', 'entrustment']),
});
export type Form = z.output<typeof Form>;

const Reference = z.object(referenceShape(schemas));
const Piece = z.object(pieceShape);
const Row = z.object({ ...rowShape(schemas), amount: Money, dueOn: Day });
export type RowView = z.output<typeof Row>;
const Detail = z.extend(Row, detailShape(FinancingId, Piece, Form));
export type Detail = z.output<typeof Detail>;

const { get, quote } = contract.financing;
const one = z.parse(FinancingId, 'RF1');
const at = (state: State, version: number): z.output<typeof Reference> => ({
  id: one,
  applicationNumber: 'FB20261120-0001',
  state,
  version,
});
const detail: Detail = {
  ...get.example.response,
  ...at('awaitingReview', 0),
  part: 'own',
  waitingFor: [],
  copiedFrom: null,
  form: null,
};
const shown = { id: one, version: 3 };
const { paidOn, receiptNumber } = contract.financing.disburse.example.request;
const form: Form = { ...contract.financing.apply.example.request, holderNo: z.parse(EnterpriseNo, 'E1002') };

const kind = {
  name: 'reverseFactoring',
  title: '反向保理',
  needs: { make: 'financing.make', review: 'financing.review' },
  id: FinancingId,
  reference: Reference,
  exampleId: one,
  at,
} as const;
const refreshes = ['voucher', 'message', 'workbench'] as const;
const refuses = [...STATE_REFUSALS, 'SELF_REVIEW', 'PASSED_ALREADY', 'BOTH_SIDES', 'TOO_LATE', 'VALIDATION'] as const;
const step = { source: 'added', needs: 'lending.make', refreshes, response: Reference } as const;
const One = { id: FinancingId, version: Version };

/** Reverse factoring: a core enterprise asks a lender to pay its suppliers' vouchers early, and pays the lender itself. */
export const reverseFactoringContract = resource('reverseFactoring', 'financing', '/reverseFactoring', {
  ...applicationCalls(kind, {
    apply: {
      summary: '反向保理申请',
      request: z.extend(Form, submissionOf(FinancingId, FinancingDraftId)),
      example: { request: form, response: at('awaitingReview', 0) },
      refuses: ['PIECES_DIFFER'],
    },
    detail: { response: Detail, example: detail },
  }),
  list: query('/rzPage', {
    summary: '反向保理记录',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject(filterShape(schemas)),
    response: summedPageOf(Row, z.enum(['amount', 'net']), StateCode),
    example: { request: { page: 1, pageSize: 20 }, response: { list: [detail], total: 1, page: 1, pageSize: 20 } },
  }),
  quote: query('/getRate', {
    summary: '反向保理利率',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ holderNo: EnterpriseNo, pieces: PiecesShown, amount: PositiveMoney, wishedOn: z.optional(Day) }),
    response: z.object(offersShape(Offer)),
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'PIECES_DIFFER', 'LIMIT_EXCEEDED', 'ILLEGAL_STATE'],
    example: { request: { holderNo: form.holderNo, pieces: form.pieces, amount: form.amount }, response: quote.example.response },
  }),
  ...draftCalls(kind, FinancingDraftId, z.partial(Form), z.parse(FinancingDraftId, 'D1'), { amount: form.amount }),
  supplement: supplementCall(kind, 3, 4),
  /** What a reviewer of either side is to sign. */
  prepare: act('/prepare', {
    summary: '准备签名要素',
    movesMoney: true,
    source: 'added',
    needs: 'financing.review',
    request: z.strictObject({ ...One, act: z.enum(['pass', 'approve', 'repay']) }),
    response: z.object({ requestId: SignatureRequestId, text: z.string(), certificates: z.array(z.string()) }),
    refuses,
    example: { request: { ...shown, act: 'pass' }, response: { requestId: z.parse(SignatureRequestId, 'S1'), text: '', certificates: [] } },
  }),
  decide: decideCall(kind, '反向保理受理与审批', {
    refreshes,
    refuses: [...refuses, 'SIGNATURE_INVALID', 'NOT_ALLOWED_FOR_ROLE'],
    example: { shown, accepted: at('underApproval', 4) },
  }),
  register: registerCall(kind, '反向保理登记', { refreshes, refuses, example: { shown, registered: at('awaitingDisbursement', 4) } }),
  disburse: act('/pay', {
    ...step,
    summary: '反向保理放款',
    movesMoney: true,
    request: z.strictObject({ ...One, ...paymentShape }),
    refuses: [...refuses, 'NOT_REGISTERED'],
    example: { request: { ...shown, paidOn, receiptNumber }, response: at('disbursed', 4) },
  }),
  fail: act('/fail', {
    ...step,
    summary: '反向保理放款失败',
    request: z.strictObject({ ...One, reason: Reason }),
    refuses: STATE_REFUSALS,
    example: { request: { ...shown, reason: '收款账号与户名不符' }, response: at('disbursementFailed', 4) },
  }),
  retry: act('/retry', {
    ...step,
    summary: '反向保理重新放款',
    request: z.strictObject(One),
    refuses: STATE_REFUSALS,
    example: { request: shown, response: at('awaitingDisbursement', 4) },
  }),
  ...repaymentCalls({
    ...kind,
    refreshes,
    refuses,
    refusesConfirming: [],
    example: {
      shown,
      paid: { paidOn, receiptNumber, amount: form.amount },
      whileOwed: at('disbursed', 4),
      paidOff: at('settled', 4),
    },
  }),
});
