import * as z from 'zod/mini';
import type { Base } from './endpoint.ts';

export const SUCCESS = '00000';
export const ERROR = '00001';
export const SESSION_EXPIRED = '00018';

/** The platform's own envelope, with HTTP 200 for every business outcome. */
export const Envelope = z.object({ rspCd: z.string(), rspMsg: z.string(), data: z.optional(z.unknown()) });

/** The wrapper of {cm}: a numeric code, 0 for success (specification §8). */
export const Wrapper = z.object({ code: z.number(), msg: z.optional(z.string()), data: z.optional(z.unknown()) });

/** An outcome in the envelope of its base: {cm} answers in the numeric wrapper, with the same codes as numbers. */
export const envelopeOf = (
  base: Base,
  code: string,
  message: string,
  data: unknown,
): z.output<typeof Envelope> | z.output<typeof Wrapper> =>
  base === 'common' ? { code: Number(code), msg: message, data } : { rspCd: code, rspMsg: message, data };

/** What `data` holds beside a validation refusal: each field with its message. */
export const FieldProblems = z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) });

/** What `data` holds beside a stale version: who changed the object, and when. */
export const StaleVersion = z.object({ changedBy: z.string(), changedAt: z.string(), version: z.int() });

/** What `data` holds beside an ended session that another sign-in of the person has ended: when that one began. */
export const SignedInElsewhere = z.object({ signedInElsewhereAt: z.string() });

export type FieldProblem = z.output<typeof FieldProblems>['fields'][number];
