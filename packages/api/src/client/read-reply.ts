import { refusalOfCode } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Envelope, FieldProblems, SESSION_EXPIRED, SignedInElsewhere, StaleVersion, SUCCESS, Wrapper } from '../contract/envelope.ts';
import { renamePath } from '../contract/field-problems.ts';
import type { Schema } from '../contract/wire.ts';
import { ApiError, type Place } from './api-error.ts';
import { NOT_JSON, type Reply } from './transport.ts';

interface Outcome {
  readonly code: string | undefined;
  readonly succeeded: boolean;
  readonly message: string;
  readonly data: unknown;
  readonly wrapped?: boolean;
}

/** Reads either envelope; a body without a code is data itself (specification §8). */
function outcomeOf(body: unknown): Outcome {
  const envelope = z.safeParse(Envelope, body).data;
  if (envelope) return { code: envelope.rspCd, succeeded: envelope.rspCd === SUCCESS, message: envelope.rspMsg, data: envelope.data };
  const wrapper = z.safeParse(Wrapper, body).data;
  if (wrapper)
    return {
      code: String(wrapper.code).padStart(SUCCESS.length, '0'),
      succeeded: wrapper.code === 0,
      message: wrapper.msg ?? '',
      data: wrapper.data,
      wrapped: true,
    };
  return { code: undefined, succeeded: true, message: '', data: body };
}

/** The data of a successful reply. Throws an ApiError for any other reply, with its fields named as in our `request`. */
export function dataOf({ status, body, place }: Reply, request?: Schema): unknown {
  const { code, succeeded, message, data, wrapped } = outcomeOf(body);
  if (code === SESSION_EXPIRED) {
    const elsewhereAt = z.safeParse(SignedInElsewhere, data).data?.signedInElsewhereAt;
    throw new ApiError({ kind: 'sessionExpired', code, elsewhereAt }, place, message);
  }
  if (status < 200 || status > 299) throw new ApiError({ kind: 'http', status, code }, place, message || `${place.url}: HTTP ${status}`);
  if (body === NOT_JSON) throw malformed(place, 'the body is no JSON');
  if (succeeded || code === undefined) return data ?? null;
  throw refusalOf(code, message, data, place, request, wrapped);
}

function refusalOf(code: string, message: string, data: unknown, place: Place, request: Schema | undefined, wrapped?: boolean): ApiError {
  const fields = z
    .safeParse(FieldProblems, data)
    .data?.fields.map((problem) => (request ? { ...problem, path: renamePath(request, problem.path, 'fromWire') } : problem));
  const stale = z.safeParse(StaleVersion, data).data;
  return new ApiError({ kind: 'refusal', code, refusal: refusalOfCode(code), fields, stale, wrapped }, place, message);
}

/** For a reply that does not fit the contract, which is a defect of one of the two sides. */
export const malformed = (place: Place, why: string): ApiError =>
  new ApiError({ kind: 'malformed' }, place, `${place.url}: the reply does not fit the contract (${why})`);
