import type { Contract, Endpoint, RequestOf, ResponseOf } from '@lianxin/api/contract';
import type { CallContext, VisitorContext } from '../platform/call-context.ts';
import type { VisitorCall } from './policy.ts';

/** Handles a call for signed-in users. Throws a Refusal for business reasons; anything else thrown is a defect. */
export type Handler<E extends Endpoint> = (context: CallContext, request: RequestOf<E>) => Promise<ResponseOf<E>>;

/** Handles a call that visitors may make. */
export type VisitorHandler<E extends Endpoint> = (context: VisitorContext, request: RequestOf<E>) => Promise<ResponseOf<E>>;

type HandlerOf<Name extends string, E> = E extends Endpoint ? (Name extends VisitorCall ? VisitorHandler<E> : Handler<E>) : never;

/** One handler for each call: a call of the contract without a handler does not compile. */
export type Handlers<C = Contract> = {
  readonly [Resource in keyof C & string]: {
    readonly [Name in keyof C[Resource] & string]: HandlerOf<`${Resource}.${Name}`, C[Resource][Name]>;
  };
};
