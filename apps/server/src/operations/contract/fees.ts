import { EnterpriseNo, Instant, PositiveMoney, RequiredText, Text } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { act, query } from '../operation.ts';
import { ActReason, Done, EnterpriseKey, Id, listOf, listRequest } from './shapes.ts';

const FeeState = z.enum(['pending', 'declared', 'returned', 'confirmed', 'cancelled']);

const Fee = z.object({
  id: z.string(),
  enterprise: EnterpriseKey,
  kind: z.string(),
  amount: PositiveMoney,
  agreementUrl: z.nullable(z.string()),
  summary: z.string(),
  mandatory: z.boolean(),
  state: FeeState,
  declaredAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  returnReason: z.nullable(z.string()),
});

const NewFee = z.strictObject({
  /** An item that is open keeps its id; a new one has none. */
  id: z.optional(Id),
  kind: z.string().check(z.regex(/^[a-z][a-zA-Z]{1,31}$/)),
  amount: PositiveMoney,
  agreementUrl: z.nullable(Text(300)),
  summary: RequiredText(60),
  mandatory: z.boolean(),
});

/** What the platform asks enterprises to pay, and whether it has found what they say they paid. */
export const feesOperations = {
  list: query('/fees/list', {
    access: 'fees',
    request: z.strictObject({ ...listRequest, state: z.optional(FeeState), enterpriseNo: z.optional(EnterpriseNo) }),
    response: listOf(Fee),
  }),
  /** Makes these the open fees of the enterprise; open ones that are left out are cancelled, declared ones stay. */
  set: act('/fees/set', {
    access: 'fees',
    request: z.strictObject({ enterpriseNo: EnterpriseNo, items: z.array(NewFee).check(z.maxLength(20)), reason: ActReason }),
    response: Done,
  }),
  confirm: act('/fees/confirm', { access: 'fees', request: z.strictObject({ id: Id, reason: ActReason }), response: Done }),
  sendBack: act('/fees/send-back', { access: 'fees', request: z.strictObject({ id: Id, reason: ActReason }), response: Done }),
} as const;
