import type { Contract, Endpoint } from '@lianxin/api/contract';
import type { CallContext, VisitorContext } from '../platform/call-context.ts';
import type { Handler } from './handler.ts';

/** The data scope of a call and how it runs. The contract's `needs` tells who may make it. */
export interface CallPolicy {
  /**
   * `public`: no personal or business data. `self`: the signed-in person's own data. `enterprise`: objects that the session's enterprise owns
   * or is a party to; for the handler, other enterprises' objects do not exist.
   */
  readonly scope: 'public' | 'self' | 'enterprise';
  /** Also available to people with a registration under review or rejected, or an unverified account. @default false */
  readonly anyStatus?: boolean;
  /** The handler manages its own transactions: for sessions, for counters that must survive a refusal, and to wait for a gateway. @default false */
  readonly ownTransactions?: boolean;
  /** The call replaces the session. It cannot be repeated in the old session, so its answer is not stored. @default false */
  readonly opensSession?: boolean;
  /** The answer contains a secret that must not be stored. Repeating the act creates a new secret. @default false */
  readonly answersSecret?: boolean;
  /** The call has no cookies; a header with the marker identifies the session (decisions.md §4). @default false */
  readonly byMarker?: boolean;
  /** The portal makes this call automatically, so it does not keep the session alive. @default false */
  readonly background?: boolean;
  /**
   * SQL statements: of a query, as many as it takes in `http/statements.test.ts`, for one row and for a hundred; of an act, the most that it takes
   * in any test. If a call needs more, justify it in the change or combine queries. Every act needs three: for the session, for the idempotency
   * key, and to store the answer. Lists and reviews have more for the requirement of two reviewers.
   */
  readonly statements: number;
}

interface VisitorCall<E extends Endpoint> extends CallPolicy {
  readonly scope: 'public';
  readonly handle: Handler<VisitorContext, E>;
}

interface SignedInCall<E extends Endpoint> extends CallPolicy {
  readonly scope: 'self' | 'enterprise';
  readonly handle: Handler<CallContext, E>;
}

type Call<E> = E extends Endpoint ? VisitorCall<E> | SignedInCall<E> : never;

/** The calls of one resource. */
export type CallsOf<Resource> = { readonly [Name in keyof Resource]: Call<Resource[Name]> };

/** The server's row for each call: whose data it may see, how it runs, and which function answers it. */
export type Calls = { readonly [Resource in keyof Contract]: CallsOf<Contract[Resource]> };

/** The calls that one folder answers, by resource and name. */
export type SomeCalls = { readonly [Resource in keyof Calls]?: Partial<Calls[Resource]> };
