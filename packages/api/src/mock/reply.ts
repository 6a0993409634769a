import type { RefusalDetails, RefusalKey } from '@lianxin/domain';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';

export type Answer =
  | { readonly kind: 'value'; readonly of: (request: unknown) => unknown }
  | { readonly kind: 'refusal'; readonly key: RefusalKey; readonly data: unknown; readonly details: RefusalDetails }
  | { readonly kind: 'failure'; readonly status: number }
  | { readonly kind: 'disconnect' };

/** What one endpoint answers instead of its example. */
export interface MockReply {
  readonly endpoint: Endpoint;
  /** Milliseconds before the answer. */
  readonly waits?: number | 'infinite';
  readonly answer?: Answer;
  /** Whether it applies at the time of the call; otherwise the one before it does. @default always */
  readonly when?: () => boolean;
}

const isFunction = <E extends Endpoint>(
  value: ResponseOf<E> | ((request: RequestOf<E>) => ResponseOf<E>),
): value is (request: RequestOf<E>) => ResponseOf<E> => typeof value === 'function';

/** Answers with this value, or with a function of the request. */
export const reply = <E extends Endpoint>(endpoint: E, value: ResponseOf<E> | ((request: RequestOf<E>) => ResponseOf<E>)): MockReply => ({
  endpoint,
  answer: { kind: 'value', of: (request) => (isFunction<E>(value) ? value(request as RequestOf<E>) : value) },
});

/** Answers with a business refusal, its data (the fields, or who changed the object), and the figures of its message. */
export const refuse = (endpoint: Endpoint, key: RefusalKey, data: unknown = null, details: RefusalDetails = {}): MockReply => ({
  endpoint,
  answer: { kind: 'refusal', key, data, details },
});

/** The server or a gateway fails with this HTTP status. */
export const fail = (endpoint: Endpoint, status: number): MockReply => ({ endpoint, answer: { kind: 'failure', status } });

/** The session has ended. */
export const expire = (endpoint: Endpoint): MockReply => refuse(endpoint, 'SESSION_EXPIRED');

/** The connection breaks. */
export const disconnect = (endpoint: Endpoint): MockReply => ({ endpoint, answer: { kind: 'disconnect' } });

/** Delays the answer, or never answers by default. Combines with another reply of the same endpoint. */
export const delay = (endpoint: Endpoint, waits: number | 'infinite' = 'infinite'): MockReply => ({ endpoint, waits });
