import { AsyncLocalStorage } from 'node:async_hooks';
import { trace } from '@opentelemetry/api';
import type { Logger } from 'drizzle-orm';

/** Counts of database statements. */
export interface Statements {
  count: number;
  /** Round trips: statements sent in the same tick count as one. The embedded database answers within the tick, so the count may be too low there. */
  rounds: number;
}

const currentCounter = new AsyncLocalStorage<Statements>();

/** Runs work and adds its statements, including those of asynchronous work that it starts, to `statements`. */
export const countingStatements = <Result>(statements: Statements, work: () => Result): Result => currentCounter.run(statements, work);

/** Not counted, because the embedded database does not report them. */
const NOT_COUNTED = /^(begin|commit|rollback|select set_config)/;

/** How much of a statement a trace shows. */
const STATEMENT_SHOWN = 500;

/** Counters with a statement in the current tick. */
const countedThisTick = new WeakSet<Statements>();

function count(statements: Statements): void {
  statements.count += 1;
  if (countedThisTick.has(statements)) return;
  statements.rounds += 1;
  countedThisTick.add(statements);
  setImmediate(() => countedThisTick.delete(statements));
}

export const statementCounter: Logger = {
  logQuery(text) {
    // The text has placeholders instead of values.
    trace.getActiveSpan()?.addEvent('statement', { 'db.query.text': text.slice(0, STATEMENT_SHOWN) });
    const statements = currentCounter.getStore();
    if (statements && !NOT_COUNTED.test(text)) count(statements);
  },
};
