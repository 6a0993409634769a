import { Channel, CreditApplicationId, Day, Instant, Money, PositiveMoney, Reason, RequiredText, Version } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { act, jointAct, query } from '../operation.ts';
import { ActReason, Done, EnterpriseKey, listOf, listRequest } from './shapes.ts';

const State = z.enum(['awaitingReview', 'returned', 'withdrawn', 'awaitingDecision', 'granted', 'declined']);

const Summary = z.object({
  id: CreditApplicationId,
  version: Version,
  applicationNumber: z.string(),
  enterprise: EnterpriseKey,
  channel: Channel,
  bankName: z.string(),
  state: State,
  amount: Money,
  previousTotal: z.nullable(Money),
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
});

const Application = z.extend(Summary, {
  purpose: z.string(),
  makerName: z.string(),
  /** The line as it stands; null where there is none yet. */
  line: z.nullable(z.object({ total: Money, used: Money, inTransit: Money, creditNumber: z.string(), validUntil: Day })),
  grantedTotal: z.nullable(Money),
  validUntil: z.nullable(Day),
  reason: z.nullable(z.string()),
});

const decided = { id: CreditApplicationId, version: Version };

/** Requests for credit lines that their enterprises have reviewed. Granting takes two operators, declining one. */
export const creditOperations = {
  list: query('/credit/list', {
    access: 'credit',
    request: z.strictObject({ ...listRequest, state: State }),
    response: listOf(Summary),
  }),
  show: query('/credit/show', { access: 'credit', request: z.strictObject({ id: CreditApplicationId }), response: Application }),
  grant: jointAct('/credit/grant', {
    access: 'credit',
    request: z.strictObject({
      ...decided,
      total: PositiveMoney,
      validUntil: Day,
      creditNumber: RequiredText(64),
      reason: ActReason,
    }),
  }),
  /** The enterprise reads the reason. */
  decline: act('/credit/decline', { access: 'credit', request: z.strictObject({ ...decided, reason: Reason }), response: Done }),
} as const;
