import { operations } from './contract/index.ts';
import type { ActResult, OperationContext, OperationHandlers, OperatorIdentity } from './handler.ts';
import type { Operation } from './operation.ts';

type AnyContext = OperationContext & { readonly operator: OperatorIdentity | undefined; readonly proposerId?: string };

/** A call with its handler, their types forgotten: the loop treats all calls alike. */
export interface BoundOperation {
  /** "limits.setTerm" */
  readonly name: string;
  readonly operation: Operation;
  readonly handler: (context: AnyContext, request: unknown) => Promise<unknown>;
}

const isHandler = (value: unknown): value is BoundOperation['handler'] => typeof value === 'function';

/** Joins each call with its handler. The types of both tables guarantee that none is missing. */
export function boundOperations(handlers: OperationHandlers): BoundOperation[] {
  const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = handlers;
  const records: Readonly<Record<string, Readonly<Record<string, Operation>>>> = operations;
  return Object.entries(records).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([call, operation]) => {
      const handler = answers[resource]?.[call];
      if (!isHandler(handler)) throw new Error(`operation ${resource}.${call} has no handler.`);
      return { name: `${resource}.${call}`, operation, handler };
    }),
  );
}

/** What the handler of an act answered. */
export function actResultOf(value: unknown): ActResult<unknown> {
  if (typeof value !== 'object' || value === null || !('answer' in value)) throw new Error('the handler of an act tells what it did');
  return value;
}

/** What the handler of an export answered. */
export function linesOf(value: unknown): AsyncGenerator<string> {
  if (!isLines(value)) throw new Error('the handler of an export answers lines');
  return value;
}

const isLines = (value: unknown): value is AsyncGenerator<string> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
