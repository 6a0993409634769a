import type { RefusalKey } from '@lianxin/domain';
import type * as z from 'zod/mini';
import type { FieldProblem, StaleVersion } from '../contract/envelope.ts';

export type Stale = z.output<typeof StaleVersion>;

/** What went wrong with a call. Only a refusal is an answer of the business. */
export type Problem =
  | {
      readonly kind: 'refusal';
      readonly code: string;
      readonly refusal?: RefusalKey | undefined;
      readonly fields?: readonly FieldProblem[] | undefined;
      readonly stale?: Stale | undefined;
      /** Whether it came in the numeric wrapper of {cm}. */
      readonly wrapped?: boolean | undefined;
    }
  /** The request does not fit the contract, and was not sent. */
  | { readonly kind: 'invalid'; readonly fields: readonly FieldProblem[] }
  | { readonly kind: 'sessionExpired'; readonly code: string; readonly elsewhereAt?: string | undefined }
  | { readonly kind: 'http'; readonly status: number; readonly code?: string | undefined }
  | { readonly kind: 'timeout' | 'offline' | 'network' | 'malformed' };

export interface Place {
  /** The endpoint's path below its base. */
  readonly endpointPath: string;
  readonly url: string;
  /** The server's identifier of this call, for support. */
  readonly requestId?: string | undefined;
}

/** A failed call. `message` is the server's message for a refusal, otherwise a note to developers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: Problem['kind'];
  /** The business code (specification §8), where the server gave one. */
  readonly code: string | undefined;
  /** Our name of the refusal; undefined for an unknown code. */
  readonly refusal: RefusalKey | undefined;
  /** The HTTP status of an `http` problem. */
  readonly status: number | undefined;
  /** Each refused or invalid field by our name, with its message. */
  readonly fields: readonly FieldProblem[] | undefined;
  /** Who changed the object meanwhile, when an act sent an old version. */
  readonly stale: Stale | undefined;
  /** When the sign-in that ended this session began, if another one did. */
  readonly elsewhereAt: string | undefined;
  /** Whether the refusal came in the numeric wrapper, whose failures name their address (specification §8). */
  readonly wrapped: boolean;
  readonly endpointPath: string;
  readonly url: string;
  readonly requestId: string | undefined;

  constructor(problem: Problem, place: Place, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = problem.kind;
    this.code = 'code' in problem ? problem.code : undefined;
    this.refusal = 'refusal' in problem ? problem.refusal : undefined;
    this.status = 'status' in problem ? problem.status : undefined;
    this.fields = 'fields' in problem ? problem.fields : undefined;
    this.stale = 'stale' in problem ? problem.stale : undefined;
    this.elsewhereAt = 'elsewhereAt' in problem ? problem.elsewhereAt : undefined;
    this.wrapped = 'wrapped' in problem && problem.wrapped === true;
    this.endpointPath = place.endpointPath;
    this.url = place.url;
    this.requestId = place.requestId;
  }
}

/** Whether a call was refused by the business, optionally by the given rule. */
export function isRefusal(error: unknown, key?: RefusalKey): error is ApiError {
  return error instanceof ApiError && error.kind === 'refusal' && (key === undefined || error.refusal === key);
}

const OVERTAKEN: ReadonlySet<RefusalKey | undefined> = new Set(['STALE_VERSION', 'ILLEGAL_STATE', 'NOT_FOUND', 'STAFF_INVITATION_OVER']);

/** Whether somebody else changed, handled or removed the object meanwhile. */
export const isOvertaken = (error: unknown): boolean => isRefusal(error) && OVERTAKEN.has(error.refusal);

const gatewayStatuses: readonly number[] = [408, 429, 502, 503, 504];

/** Whether repeating the same call may succeed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'http') return error.status !== undefined && gatewayStatuses.includes(error.status);
  return error.kind === 'timeout' || error.kind === 'offline' || error.kind === 'network';
}

/** Whether it is unknown if the call was carried out, because only its answer may have been lost. */
export const isLost = (error: unknown): error is ApiError => isTransient(error) && error instanceof ApiError && error.status !== 429;
