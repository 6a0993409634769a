import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm';

/** What a piece of work has asked of the database so far. */
export interface Statements {
  count: number;
  /** How often it waited: statements that are asked together are one way to the database. The embedded one answers within the same turn, and so may count for fewer. */
  rounds: number;
}

const asked = new AsyncLocalStorage<Statements>();

/** Does work, counting its statements, and those of whatever it starts, into `statements`. */
export const countingStatements = <Result>(statements: Statements, work: () => Result): Result => asked.run(statements, work);

/** The embedded database begins and ends its transactions out of hearing; neither is counted on a server, nor for whom it asks. */
const BRACKET = /^(begin|commit|rollback|select set_config)/;

/** Those who have asked something in this turn of our thread: no answer has come since. */
const asking = new WeakSet<Statements>();

function count(statements: Statements): void {
  statements.count += 1;
  if (asking.has(statements)) return;
  statements.rounds += 1;
  asking.add(statements);
  setImmediate(() => asking.delete(statements));
}

/** Hears of every statement before it is sent. */
export const statementCounter: Logger = {
  logQuery(text) {
    const statements = asked.getStore();
    if (statements && !BRACKET.test(text)) count(statements);
  },
};
