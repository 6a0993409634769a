import { Instant, Mobile, RequiredText, Version } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { jointAct, query } from '../operation.ts';
import { ActReason, Duties, Nothing, OperatorName } from './shapes.ts';

const Operator = z.object({
  operatorId: z.string(),
  name: z.string(),
  displayName: z.string(),
  /** Masked; null for who was made before operators had one. */
  mobile: z.nullable(z.string()),
  duties: Duties,
  state: z.enum(['active', 'disabled']),
  passwordDue: z.boolean(),
  version: Version,
  createdAt: Instant,
  lastSignInAt: z.nullable(Instant),
});

/** The people who run the platform. Giving power takes two of them who were there before, and so does taking it away: else one could be left alone. */
export const operatorsOperations = {
  list: query('/operators/list', { access: 'operators', request: Nothing, response: z.object({ list: z.array(Operator) }) }),
  add: jointAct('/operators/add', {
    access: 'operators',
    request: z.strictObject({ name: OperatorName, displayName: RequiredText(32), mobile: Mobile, duties: Duties, reason: ActReason }),
  }),
  setDuties: jointAct('/operators/set-duties', {
    access: 'operators',
    request: z.strictObject({ name: OperatorName, duties: Duties, version: Version, reason: ActReason }),
  }),
  enable: jointAct('/operators/enable', {
    access: 'operators',
    request: z.strictObject({ name: OperatorName, version: Version, reason: ActReason }),
  }),
  disable: jointAct('/operators/disable', {
    access: 'operators',
    request: z.strictObject({ name: OperatorName, version: Version, reason: ActReason }),
  }),
  /**
   * Sends an operator a first password again, to be changed at the next sign-in; takes their second factor away and ends their sessions.
   * It goes to their mobile, or to the new one that is named.
   */
  reset: jointAct('/operators/reset', {
    access: 'operators',
    request: z.strictObject({ name: OperatorName, mobile: z.optional(Mobile), version: Version, reason: ActReason }),
  }),
} as const;
