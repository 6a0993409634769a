import { holdsPermission, ROLES, type PermissionKey, type RefusalKey, type Role } from '@lianxin/domain';
import type * as z from 'zod/mini';
import type { ResourceName } from './resource-name.ts';
import type { Schema } from './wire.ts';

/** `api` is {api}, `financing` is {apk}, `common` is {cm}: three bases of one platform (specification §7.1). */
export type Base = 'api' | 'financing' | 'common';

/** `spec`: path and payload are the specification's. `assumed`: the path is, the payload is our reading. `added`: the call is ours. */
export type Source = 'spec' | 'assumed' | 'added';

/** What a call requires of its caller: nothing, a session, or a permission of their role (docs/permissions.md). */
export type Needs = 'visitor' | 'signedIn' | PermissionKey;

/** One call of the platform, as data. Client, server routes, mock handlers, SWR keys and documents are made from these records. */
export interface Endpoint<Request extends Schema = Schema, Response extends Schema = Schema> {
  readonly base: Base;
  /** Path below the base, as on the wire. */
  readonly path: string;
  readonly method: 'POST';
  /** The resource it belongs to: after an act, all answers of its resource are fetched again. */
  readonly resource: string;
  /** Title in Chinese, for the documents. */
  readonly summary: string;
  readonly source: Source;
  /** Who may call. This is the only place that defines it: portal, server, mock and documents read it here. */
  readonly needs: Needs;
  /** For a call that serves several acts, given by `act` in its request: the permission that each requires in addition. */
  readonly needsByAct?: Readonly<Record<string, PermissionKey>>;
  /** Wire names of the fields that are sent in the query string, as in ?cfgType=signFor. @default none */
  readonly inQuery?: readonly string[];
  /** An act changes something: it needs an idempotency key and is never repeated without it. */
  readonly kind: 'query' | 'act';
  /** Other resources whose answers an act may change; they are fetched again too. */
  readonly refreshes: readonly ResourceName[];
  readonly request: Request;
  readonly response: Response;
  /** Business refusals of this call, besides those that any call can have. */
  readonly refuses: readonly RefusalKey[];
  readonly example: { readonly request: z.output<Request>; readonly response: z.output<Response> };
  /** Milliseconds until the client gives up. @default 300000 (specification §9) */
  readonly timeoutMs?: number;
  /**
   * It moves money or binds the enterprise. If so configured, the person must have confirmed their identity recently (STEP_UP_REQUIRED);
   * the portal disables its buttons while offline. @default false
   */
  readonly movesMoney?: boolean;
  /**
   * Whether the server keeps an act's answer under its idempotency key, so that a client that lost the answer can get it by sending the act
   * again. Not for calls that need no session, or open one. @default true
   */
  readonly remembered?: false;
  /** False for the one call that is sent without cookies (specification §7.1). @default true */
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
): Endpoint<Request, Response> => ({ ...query(path, draft), kind: 'act', refreshes });

/** The calls of one resource by their English names. Paths follow the prefix, except those that begin with `//`. */
export function resource<const Calls extends Readonly<Record<string, Endpoint>>>(
  name: string,
  base: Base,
  prefix: string,
  calls: Calls,
): Calls {
  const located = Object.entries(calls).map(([key, call]) => [
    key,
    { ...call, base, resource: name, path: call.path.startsWith('//') ? call.path.slice(1) : `${prefix}${call.path}` },
  ]);
  return Object.fromEntries(located) as Calls;
}

/** Whether a role may make a call; which data it then sees is up to the server. */
export const mayCall = ({ needs }: Pick<Endpoint, 'needs'>, role: Role): boolean =>
  needs === 'visitor' || needs === 'signedIn' || holdsPermission(role, needs);

/** Whether a role may do the act that a request names, for a call that serves several. */
export function mayDo({ needsByAct }: Pick<Endpoint, 'needsByAct'>, role: Role, request: unknown): boolean {
  if (needsByAct === undefined) return true;
  const named = typeof request === 'object' && request !== null && 'act' in request ? String(request.act) : '';
  const needs = needsByAct[named];
  return needs !== undefined && holdsPermission(role, needs);
}

/** The roles that may make a call. */
export const callersOf = (endpoint: Pick<Endpoint, 'needs'>): readonly Role[] => ROLES.filter((role) => mayCall(endpoint, role));
