import { Instant, RequiredText, Version } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { act, jointAct, query } from '../operation.ts';
import { ActReason, Done, Duties, Nothing, OperatorName } from './shapes.ts';

const Operator = z.object({
  operatorId: z.string(),
  name: z.string(),
  displayName: z.string(),
  duties: Duties,
  state: z.enum(['active', 'disabled']),
  passwordDue: z.boolean(),
  version: Version,
  createdAt: Instant,
  lastSignInAt: z.nullable(Instant),
});

/** The people who run the platform. Giving power takes two of them; taking it away takes one. */
export const operatorsOperations = {
  list: query('/operators/list', { access: 'operators', request: Nothing, response: z.object({ list: z.array(Operator) }) }),
  add: jointAct('/operators/add', {
    access: 'operators',
    request: z.strictObject({ name: OperatorName, displayName: RequiredText(32), duties: Duties, reason: ActReason }),
  }),
  setDuties: jointAct('/operators/set-duties', {
    access: 'operators',
    request: z.strictObject({ name: OperatorName, duties: Duties, version: Version, reason: ActReason }),
  }),
  enable: jointAct('/operators/enable', {
    access: 'operators',
    request: z.strictObject({ name: OperatorName, version: Version, reason: ActReason }),
  }),
  disable: act('/operators/disable', {
    access: 'operators',
    request: z.strictObject({ name: OperatorName, version: Version, reason: ActReason }),
    response: Done,
  }),
  /** Gives an operator a first password again, to be changed at the next sign-in; takes their second factor away and ends their sessions. */
  reset: jointAct('/operators/reset', {
    access: 'operators',
    request: z.strictObject({ name: OperatorName, version: Version, reason: ActReason }),
  }),
} as const;
