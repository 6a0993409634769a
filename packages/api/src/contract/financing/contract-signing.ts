import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { figure, yuan } from '../examples.ts';
import { reviewOf } from '../schemas/application.ts';
import { FinancingId, Instant, Money, Reason, Version } from '../schemas/primitives.ts';
import { Signature } from '../schemas/party.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { financingAt, financingReference } from './examples.ts';
import { FinancingReference } from './shapes.ts';

const shown = { id: financingReference.id, version: 6 };
const agreed = financingAt('awaitingContract', 7);
const call = {
  source: 'added',
  refreshes: ['voucher', 'message', 'workbench'],
  response: FinancingReference,
  refuses: [...STATE_REFUSALS, 'SELF_REVIEW', 'PASSED_ALREADY', 'BOTH_SIDES', 'TOO_LATE', 'SIGNATURE_INVALID', 'VALIDATION'],
} as const;

/** Signing the contract of an approved financing: operator and reviewer of the holder, and of the issuer where it bears a share. */
export const contractCalls = {
  /** The holder's operator signs the contract. */
  signContract: act('//financing/signContract', {
    summary: '签署融资合同',
    movesMoney: true,
    ...call,
    needs: 'financing.make',
    request: z.strictObject({ id: FinancingId, version: Version, agreed: z.boolean(), signature: z.optional(Signature) }),
    example: { request: { ...shown, agreed: true }, response: agreed },
  }),
  /** The holder's reviewer confirms the contract with a signature, or sends it back to the operator. */
  reviewContract: act('//financing/reviewContract', {
    summary: '融资合同复核',
    movesMoney: true,
    ...call,
    needs: 'financing.review',
    request: reviewOf(FinancingId),
    example: { request: { ...shown, decision: 'return', reason: '请核对收款账户' }, response: agreed },
  }),
  /** For lenders that sign on their own page: the address of that page, valid for a short time. */
  signIcbc: act('/icbcSign', {
    summary: '工行签约',
    source: 'assumed',
    needs: 'financing.make',
    request: z.strictObject({ id: FinancingId, version: Version }),
    response: z.object({ url: z.string(), validUntil: Instant }),
    refuses: [...STATE_REFUSALS, 'BOTH_SIDES', 'TOO_LATE', 'CHANNEL_REFUSED', 'MAINTENANCE'],
    example: { request: shown, response: { url: 'https://bank.example/sign/6f1c0d5b', validUntil: '2026-11-20T10:12:00+08:00' } },
  }),
  /** The issuer's operator accepts its share of interest and fees, or refuses it. */
  consent: act('//financing/consent', {
    summary: '付息分摊确认',
    ...call,
    needs: 'consent.make',
    request: z.strictObject({ id: FinancingId, version: Version, decision: z.enum(['consent', 'refuse']), reason: z.optional(Reason) }),
    example: { request: { ...shown, decision: 'consent' }, response: agreed },
  }),
  /** The issuer's reviewer confirms the consent with a signature, or sends it back to the operator. */
  reviewConsent: act('//financing/reviewConsent', {
    summary: '付息分摊复核',
    movesMoney: true,
    ...call,
    needs: 'consent.review',
    request: reviewOf(FinancingId),
    example: { request: { ...shown, decision: 'return', reason: '请核对分摊比例' }, response: agreed },
  }),
  /** What the issuer's shares of financings cost it, by month of payment: the latest twelve, newest first. */
  costs: query('//financing/costs', {
    summary: '付息分摊成本',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), count: z.int(), amount: Money, issuerCosts: Money })),
    example: { request: {}, response: [{ month: '2026-11', ...figure(1, 1_000_000), issuerCosts: yuan(16_626.67) }] },
  }),
} as const;
