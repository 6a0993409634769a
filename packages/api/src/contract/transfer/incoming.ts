import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { day, firstPage, ids, party, yuan } from '../examples.ts';
import { summedPageOf } from '../schemas/page.ts';
import { Party, Signature, TwoReviews } from '../schemas/party.ts';
import {
  BankAccountId,
  Day,
  EnterpriseNo,
  IssuanceId,
  Money,
  PieceId,
  Reason,
  TransferId,
  Version,
  VoucherNumber,
} from '../schemas/primitives.ts';
import { PieceStateCode } from '../schemas/states.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { wire } from '../wire.ts';
import { row } from './examples.ts';
import { Filter } from './shapes.ts';

/** A part of a received amount in its current state. */
const Became = z.object({
  state: wire('holdState', PieceStateCode),
  pledged: z.boolean(),
  overdue: z.boolean(),
  amount: wire('amt', Money),
});

/** A voucher issued or a piece transferred to the enterprise. */
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
    'withdrawalAwaitingReview',
    'withdrawn',
  ]),
  version: Version,
  signDeadline: z.nullable(Day),
  remainingDays: z.nullable(z.int()),
  signerName: z.nullable(z.string()),
  isOwn: z.boolean(),
  reason: z.nullable(z.string()),
  acts: z.array(z.enum(['sign', 'refuse', 'signConfirm', 'signReturn'])),
  /** Only for people of the enterprise that reviews it, and only where two reviewers are required. */
  twoReviews: z.optional(TwoReviews),
  /** The enterprise transferred it, and it came back because `from` refused it or did not sign in time; `signedOn` is that day. */
  returned: z.boolean(),
  /** Who confirmed the sign-for; only with `received`. */
  confirmerName: z.nullable(z.string()),
  /** What the received amount has become, in parts that sum to it; only with `received`. */
  became: z.array(Became),
});

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
  returned: false,
  confirmerName: null,
} as const;

/** The issuance or transfer to be signed for. */
const Subject = { kind: z.enum(['issuance', 'transfer']), id: z.union([IssuanceId, TransferId]), version: Version };

/** Incoming vouchers and pieces, and signing for them. */
export const incomingCalls = {
  listIncoming: query('/recPage', {
    summary: '收入(转入)列表',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({
      ...Filter,
      states: z.optional(z.array(Incoming.shape.state)),
      issuerNo: z.optional(EnterpriseNo),
      /** Only pieces that were received or came back, latest first, with their present state. */
      received: z.optional(z.boolean()),
      /** Filters of `received`: the sources, and the days. */
      sources: z.optional(z.array(z.enum(['issuance', 'transfer', 'returned']))),
      receivedFrom: z.optional(Day),
      receivedTo: z.optional(Day),
    }),
    response: summedPageOf(Incoming, z.enum(['amount']), Incoming.shape.state),
    example: {
      request: firstPage,
      response: {
        list: [{ ...incoming, acts: ['sign', 'refuse'], became: [] }],
        total: 1,
        page: 1,
        pageSize: 20,
        columnSums: { amount: incoming.amount },
        stateCounts: { awaitingSignature: 1 },
      },
    },
  }),
  /** The recipient's operator signs for it or refuses it. */
  signFor: act('/sign', {
    summary: '签收',
    movesMoney: true,
    needs: 'signFor.make',
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
    refuses: [...STATE_REFUSALS, 'BOTH_SIDES', 'TOO_LATE', 'SIGNATURE_INVALID', 'VALIDATION', 'ACCOUNT_UNUSABLE'],
    example: {
      request: { kind: 'issuance', id: ids.issuance('I1'), version: 3, decision: 'refuse', reason: '合同未约定凭证支付' },
      response: { state: 'refused', version: 4 },
    },
  }),
  /** The recipient's reviewer confirms the sign-for, or sends it back to the operator. */
  confirmSignFor: act('//transfer/confirmSignFor', {
    summary: '签收复核',
    movesMoney: true,
    needs: 'signFor.confirm',
    source: 'added',
    refreshes: ['issuance', 'voucher', 'message', 'workbench'],
    request: z.strictObject({
      ...Subject,
      decision: z.enum(['pass', 'return']),
      reason: z.optional(Reason),
      signature: z.optional(Signature),
    }),
    response: z.object({ state: z.string(), version: Version }),
    refuses: [
      ...STATE_REFUSALS,
      'SELF_REVIEW',
      'PASSED_ALREADY',
      'BOTH_SIDES',
      'TOO_LATE',
      'SIGNATURE_INVALID',
      'VALIDATION',
      'ACCOUNT_UNUSABLE',
    ],
    example: {
      request: { kind: 'issuance', id: ids.issuance('I1'), version: 4, decision: 'return', reason: '请核对收款账户' },
      response: { state: 'awaitingSignature', version: 5 },
    },
  }),
} as const;

export type Incoming = z.output<typeof Incoming>;
