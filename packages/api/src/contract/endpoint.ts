import { holdsPermission, ROLES, type PermissionKey, type RefusalKey, type Role } from '@lianxin/domain';
import type * as z from 'zod/mini';
import type { ResourceName } from './resource-name.ts';
import type { Schema } from './wire.ts';

/** `api` is {api}, `financing` is {apk}, `common` is {cm}: three bases of one platform (specification §7.1). */
export type Base = 'api' | 'financing' | 'common';

/** `spec`: path and payload are the specification's. `assumed`: the path is, the payload is our reading. `added`: the call is ours. */
export type Source = 'spec' | 'assumed' | 'added';

/** What a call asks of whoever makes it: nothing, to be signed in, or a permission that their role holds (docs/permissions.md). */
export type Needs = 'visitor' | 'signedIn' | PermissionKey;

/** One call of the platform, as data. Client, server routes, mock handlers, SWR keys and the documents are loops over these records. */
export interface Endpoint<Request extends Schema = Schema, Response extends Schema = Schema> {
  readonly base: Base;
  /** Path below the base, as on the wire. */
  readonly path: string;
  readonly method: 'POST';
  /** The resource of the contract it belongs to: after an act every answer of its resource is renewed. */
  readonly resource: string;
  /** What the call is for, in Chinese, for the documents. */
  readonly summary: string;
  readonly source: Source;
  /** Who may call. Portal, server, mock and documents read it here, and nothing else says it. */
  readonly needs: Needs;
  /** For a call that serves several acts, named by its request's `act`: the permission that each needs besides. */
  readonly needsByAct?: Readonly<Record<string, PermissionKey>>;
  /** Fields of the request that stand in the address, by their names on the wire: ?cfgType=signFor. @default none */
  readonly inQuery?: readonly string[];
  /** An act changes something: it needs an idempotency key and is never repeated without it. */
  readonly kind: 'query' | 'act';
  /** Other resources whose answers an act may have changed: they are renewed with those of its own. */
  readonly refreshes: readonly ResourceName[];
  readonly request: Request;
  readonly response: Response;
  /** Refusals of the business that this call may answer with, besides those of any call. */
  readonly refuses: readonly RefusalKey[];
  readonly example: { readonly request: z.output<Request>; readonly response: z.output<Response> };
  /** Milliseconds until the client gives up. @default 300000 (specification §9) */
  readonly timeoutMs?: number;
  /**
   * It moves money or binds the enterprise. Where the installation asks for it the person must have confirmed lately that it is them
   * (STEP_UP_REQUIRED), and the portal holds its buttons while there is no network. @default false
   */
  readonly movesMoney?: boolean;
  /**
   * Whether the server keeps an act's answer under its key, so that what became of a lost one can be asked by sending it again. Not for
   * what asks for no session, or opens one. @default true
   */
  readonly remembered?: false;
  /** False for the one call that goes without cookies (specification §7.1). @default true */
  readonly credentials?: boolean;
}

/** Any contract: calls by resource and name. */
export type Resources = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

export type RequestOf<E extends Endpoint> = z.output<E['request']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

type Draft<Request extends Schema, Response extends Schema> = Omit<
  Endpoint<Request, Response>,
  'path' | 'base' | 'method' | 'resource' | 'kind' | 'refreshes' | 'refuses'
> &
  Partial<Pick<Endpoint, 'refuses'>>;

/** A call that only reads. `path` is below the resource's prefix. */
export const query = <Request extends Schema, Response extends Schema>(
  path: string,
  draft: Draft<Request, Response>,
): Endpoint<Request, Response> => ({
  refuses: [],
  ...draft,
  kind: 'query',
  refreshes: [],
  method: 'POST',
  base: 'api',
  resource: '',
  path,
});

/** A call that changes something. `path` is below the resource's prefix. */
export const act = <Request extends Schema, Response extends Schema>(
  path: string,
  { refreshes = [], ...draft }: Draft<Request, Response> & Partial<Pick<Endpoint, 'refreshes'>>,
): Endpoint<Request, Response> => ({
  ...query(path, draft),
  kind: 'act',
  refreshes,
});

/** The calls of one resource under their English names. A prefix is where most of its paths begin; a path that begins with `//` stands on its own. */
export function resource<const Calls extends Readonly<Record<string, Endpoint>>>(
  name: string,
  base: Base,
  prefix: string,
  calls: Calls,
): Calls {
  const located = Object.entries(calls).map(([key, call]) => [
    key,
    {
      ...call,
      base,
      resource: name,
      path: call.path.startsWith('//') ? call.path.slice(1) : `${prefix}${call.path}`,
    },
  ]);
  return Object.fromEntries(located) as Calls;
}

/** Whether a role may make a call at all; whose data it then shows is the server's to say. */
export const mayCall = ({ needs }: Pick<Endpoint, 'needs'>, role: Role): boolean =>
  needs === 'visitor' || needs === 'signedIn' || holdsPermission(role, needs);

/** Whether a role may do the act that a request names, where the call serves several. */
export function mayDo({ needsByAct }: Pick<Endpoint, 'needsByAct'>, role: Role, request: unknown): boolean {
  if (needsByAct === undefined) return true;
  const named = typeof request === 'object' && request !== null && 'act' in request ? String(request.act) : '';
  const needs = needsByAct[named];
  return needs !== undefined && holdsPermission(role, needs);
}

/** The roles that may make a call. */
export const callersOf = (endpoint: Pick<Endpoint, 'needs'>): readonly Role[] => ROLES.filter((role) => mayCall(endpoint, role));
