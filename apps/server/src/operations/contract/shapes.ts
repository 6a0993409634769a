import { EnterpriseNo, Instant, RequiredText } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { DUTIES } from '../duties.ts';

export const Nothing = z.strictObject({});
export const Done = z.object({});

/** Why an operator does something; it stands in the audit trail. */
export const ActReason = RequiredText(200);

/** The name an operator signs in with. */
export const OperatorName = z.string().check(z.regex(/^[a-z][a-z0-9._-]{1,31}$/));
/** A password as it is typed; its rules are checked where one is set. */
export const Password = z.string().check(z.minLength(1), z.maxLength(128));
/** Six digits of the operator's device, or one of the recovery codes. */
export const FactorCode = z.string().check(z.regex(/^ *[0-9A-Za-z][0-9A-Za-z -]{4,30}$/));
export const Duties = z.array(z.enum(DUTIES)).check(z.minLength(1), z.maxLength(DUTIES.length));
export const Id = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));

export const Me = z.object({
  operatorId: z.string(),
  name: z.string(),
  displayName: z.string(),
  duties: Duties,
  passwordDue: z.boolean(),
  /** Whether a code of the operator's device is asked for beside the password. */
  secondFactor: z.boolean(),
  lastSignInAt: z.nullable(Instant),
});

/** A list by pages, newest first. */
export const listRequest = { page: z.int().check(z.gte(1)), pageSize: z.int().check(z.gte(1), z.lte(100)) };
export const listOf = <Item extends z.core.$ZodType>(item: Item) => z.object({ list: z.array(item), total: z.int() });

export const EnterpriseKey = z.object({ enterpriseNo: EnterpriseNo, name: z.string() });
