import { Day, EnterpriseNo, Instant, Money, PositiveMoney, RequiredText, Version } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { jointAct, query } from '../operation.ts';
import { ActReason, EnterpriseKey } from './shapes.ts';

const Guarantee = z.object({
  guarantor: EnterpriseKey,
  guaranteed: EnterpriseKey,
  number: z.string(),
  total: Money,
  used: Money,
  validUntil: Day,
  version: Version,
  setBy: z.string(),
  setAt: Instant,
});

/** What an enterprise of a group answers for of what another issues, and whose figures it may see. Setting either takes two operators. */
export const groupsOperations = {
  show: query('/groups/show', {
    access: 'credit',
    request: z.strictObject({ guarantorNo: z.optional(EnterpriseNo) }),
    response: z.object({ list: z.array(Guarantee) }),
  }),
  /** Whose figures the data role of an enterprise may see besides its own. */
  members: query('/groups/members', {
    access: 'credit',
    request: z.strictObject({ headNo: EnterpriseNo }),
    response: z.object({ list: z.array(z.object({ member: EnterpriseKey, setBy: z.string(), setAt: Instant })) }),
  }),
  /** Grants an enterprise the figures of another, or takes them back. */
  setMember: jointAct('/groups/setMember', {
    access: 'credit',
    request: z.strictObject({ headNo: EnterpriseNo, memberNo: EnterpriseNo, granted: z.boolean(), reason: ActReason }),
  }),
  guarantee: jointAct('/groups/guarantee', {
    access: 'credit',
    request: z.strictObject({
      guarantorNo: EnterpriseNo,
      guaranteedNo: EnterpriseNo,
      number: RequiredText(64),
      total: PositiveMoney,
      validUntil: Day,
      /** Nought where there is none yet. */
      version: Version,
      reason: ActReason,
    }),
  }),
} as const;
