import type { Contract, Endpoint, RequestOf, ResponseOf } from '@lianxin/api/contract';
import type { CallContext, VisitorContext } from '../platform/call-context.ts';
import type { VisitorCall } from './policy.ts';

/** Answers a call for signed-in people. Throws a Refusal where the business says no; anything else thrown is a defect. */
export type Handler<E extends Endpoint> = (context: CallContext, request: RequestOf<E>) => Promise<ResponseOf<E>>;

/** Answers a call that visitors may make. */
export type VisitorHandler<E extends Endpoint> = (context: VisitorContext, request: RequestOf<E>) => Promise<ResponseOf<E>>;

type HandlerOf<Name extends string, E> = E extends Endpoint ? (Name extends VisitorCall ? VisitorHandler<E> : Handler<E>) : never;

/** One handler a call: a call of the contract without one does not compile. */
export type Handlers<C = Contract> = {
  readonly [Resource in keyof C & string]: {
    readonly [Name in keyof C[Resource] & string]: HandlerOf<`${Resource}.${Name}`, C[Resource][Name]>;
  };
};
