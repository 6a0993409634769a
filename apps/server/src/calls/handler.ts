import type { Contract, Endpoint, RequestOf, ResponseOf } from '@lianxin/api/contract';
import type { CallContext, VisitorContext } from '../platform/call-context.ts';
import type { Services } from '../platform/services.ts';

/** Handles a call. Throws a Refusal for business reasons; anything else thrown is a defect. */
export type Handler<Context, E extends Endpoint> = (context: Context, request: RequestOf<E>, services: Services) => Promise<ResponseOf<E>>;

/** A handler that needs no services, so that other code can call it too. */
type PlainHandler<E extends Endpoint> = (context: CallContext, request: RequestOf<E>) => Promise<ResponseOf<E>>;

/** Handlers for signed-in users by resource and name, as types: `Handlers['issuance']['apply']`. */
export type Handlers = {
  readonly [Resource in keyof Contract]: {
    readonly [Name in keyof Contract[Resource]]: Contract[Resource][Name] extends Endpoint ? PlainHandler<Contract[Resource][Name]> : never;
  };
};

type HandlersWith<Context> = {
  readonly [Resource in keyof Contract]: {
    readonly [Name in keyof Contract[Resource]]: Contract[Resource][Name] extends Endpoint
      ? Handler<Context, Contract[Resource][Name]>
      : never;
  };
};

/** Handlers for signed-in users that need services, as types. */
export type ServedHandlers = HandlersWith<CallContext>;

/** Handlers of calls that visitors may make, as types. */
export type VisitorHandlers = HandlersWith<VisitorContext>;
