import type { Schema } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { Duty } from './duties.ts';

/**
 * `query` reads. `act` changes something at once. `jointAct` changes something when a second operator has passed it. `export` takes much
 * out of the platform, in lines that are sent as they are read, and its handler records that itself.
 */
export type OperationKind = 'query' | 'act' | 'jointAct' | 'export';

/** One call of platform operations, as data: server routes and the command line are loops over these records. */
export interface Operation<
  Kind extends OperationKind = OperationKind,
  Access extends Duty | 'any' | 'visitor' = Duty | 'any' | 'visitor',
  Request extends Schema = Schema,
  Response extends Schema = Schema,
> {
  readonly path: string;
  readonly kind: Kind;
  /** The duty it takes; `any` operator, or a `visitor` who has not signed in. */
  readonly access: Access;
  /** Whether an operator may call it whose password is to be changed first. @default false */
  readonly whilePasswordDue?: boolean;
  /** Whether an operator may call it who has no second factor where one is demanded. @default as `whilePasswordDue` */
  readonly whileFactorDue?: boolean;
  /** The handler makes its own transactions and its answer is not remembered: it opens a session or carries a secret. @default false */
  readonly ownTransactions?: boolean;
  /** The most bytes that its body may have. @default 262144 */
  readonly bodyLimit?: number;
  readonly request: Request;
  readonly response: Response;
}

export type RequestFor<O extends Operation> = z.output<O['request']>;
export type ResponseFor<O extends Operation> = z.output<O['response']>;

type Draft<Access, Request, Response> = {
  readonly access: Access;
  readonly request: Request;
  readonly response: Response;
} & Pick<Operation, 'whilePasswordDue' | 'whileFactorDue' | 'ownTransactions' | 'bodyLimit'>;

/** What an act answers that a second operator has to pass. */
export const JointOutcome = z.object({
  /** False while it waits for a second operator. */
  carriedOut: z.boolean(),
  proposalId: z.string(),
});

/** What an export answers: lines of JSON. */
const Lines = z.string();

/** A call that only reads. */
export const query = <const Access extends Duty | 'any' | 'visitor', Request extends Schema, Response extends Schema>(
  path: string,
  draft: Draft<Access, Request, Response>,
): Operation<'query', Access, Request, Response> => ({ ...draft, kind: 'query', path });

/** A call that takes lines of JSON out of the platform. */
export const exportOf = <const Access extends Duty, Request extends Schema>(
  path: string,
  draft: Omit<Draft<Access, Request, typeof Lines>, 'response'>,
): Operation<'export', Access, Request, typeof Lines> => ({ ...draft, kind: 'export', path, response: Lines });

/** A call that changes something. */
export const act = <const Access extends Duty | 'any' | 'visitor', Request extends Schema, Response extends Schema>(
  path: string,
  draft: Draft<Access, Request, Response>,
): Operation<'act', Access, Request, Response> => ({ ...draft, kind: 'act', path });

/** A call that changes something once a second operator has passed it. */
export const jointAct = <const Access extends Duty, Request extends Schema>(
  path: string,
  draft: Omit<Draft<Access, Request, typeof JointOutcome>, 'response'>,
): Operation<'jointAct', Access, Request, typeof JointOutcome> => ({ ...draft, kind: 'jointAct', path, response: JointOutcome });
