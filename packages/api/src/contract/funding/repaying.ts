import type { CivilDate, Fen, RefusalKey } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act } from '../endpoint.ts';
import { ids } from '../examples.ts';
import type { ResourceName } from '../resource-name.ts';
import { Signature } from '../schemas/party.ts';
import { PositiveMoney, Reason, RepaymentId, Version, type Identifier } from '../schemas/primitives.ts';
import { wire, type Schema } from '../wire.ts';
import type { FundingKind } from './calls.ts';
import { Payment } from './repayment.ts';

/** What the repayment calls of one kind need. */
interface RepayingKind<Id extends string, Reference extends Schema> extends Pick<
  FundingKind<Id, Reference>,
  'name' | 'needs' | 'id' | 'reference'
> {
  /** Precedes the summaries, in Chinese. */
  readonly title: string;
  readonly refreshes: readonly ResourceName[];
  readonly refuses: readonly RefusalKey[];
  /** Further refusals of `confirmRepayment`. */
  readonly refusesConfirming: readonly RefusalKey[];
  readonly example: {
    readonly shown: { readonly id: z.output<Identifier<Id>>; readonly version: number };
    readonly paid: { readonly paidOn: CivilDate; readonly receiptNumber: string; readonly amount: Fen };
    readonly whileOwed: z.output<Reference>;
    readonly paidOff: z.output<Reference>;
  };
}

/** Paying back what was lent: the holder's operator enters a payment, its reviewer authorises it, the lender confirms it. */
export const repaymentCalls = <Id extends string, Reference extends Schema>({
  name,
  needs,
  title,
  id,
  reference,
  refreshes,
  refuses,
  refusesConfirming,
  example: { shown, paid, whileOwed, paidOff },
}: RepayingKind<Id, Reference>) => {
  const One = z.strictObject({ id, version: Version, repaymentId: RepaymentId, reason: z.optional(Reason) });
  const one = { ...shown, repaymentId: ids.repayment('R1') };
  const call = { movesMoney: true, source: 'added', response: reference } as const;
  return {
    repay: act(`//${name}/repay`, {
      ...call,
      summary: `${title}还款`,
      needs: needs.make,
      refreshes,
      request: z.strictObject({ id, version: Version, ...Payment, amount: wire('amt', PositiveMoney) }),
      refuses: [...refuses, 'LIMIT_EXCEEDED'],
      example: { request: { ...shown, ...paid }, response: whileOwed },
    }),
    reviewRepayment: act(`//${name}/reviewRepayment`, {
      ...call,
      summary: `${title}还款复核`,
      needs: needs.review,
      refreshes,
      /** `signature`: of an authorisation; a return needs none. */
      request: z.extend(One, { decision: z.enum(['authorise', 'return']), signature: z.optional(Signature) }),
      refuses: [...refuses, 'SIGNATURE_INVALID'],
      example: { request: { ...one, decision: 'authorise' }, response: whileOwed },
    }),
    /** The lender's reviewer has found the money, or has not received any. */
    confirmRepayment: act(`//${name}/confirmRepayment`, {
      ...call,
      summary: `${title}还款确认`,
      needs: 'lending.review',
      refreshes: [...refreshes, 'capitalPlan'],
      request: z.extend(One, { decision: z.enum(['confirm', 'deny']) }),
      refuses: [...refuses, ...refusesConfirming],
      example: { request: { ...one, decision: 'confirm' }, response: paidOff },
    }),
  };
};
