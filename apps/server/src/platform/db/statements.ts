import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm';

/** What a piece of work has asked of the database so far. */
export interface Statements {
  count: number;
}

const asked = new AsyncLocalStorage<Statements>();

/** Does work, counting its statements, and those of whatever it starts, into `statements`. */
export const countingStatements = <Result>(statements: Statements, work: () => Result): Result => asked.run(statements, work);

/** The embedded database begins and ends its transactions out of hearing; neither is counted on a server. */
const BRACKET = /^(begin|commit|rollback)/;

/** Hears of every statement before it is sent. */
export const statementCounter: Logger = {
  logQuery(text) {
    const statements = asked.getStore();
    if (statements && !BRACKET.test(text)) statements.count += 1;
  },
};
