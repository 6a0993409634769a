import { defineMachine } from '../state-machine.ts';

/** State of a monthly statement. `running`: the month has not ended yet; `answered`: the platform has answered a dispute. */
export const STATEMENT_STATES = ['running', 'toConfirm', 'disputed', 'answered', 'confirmed'] as const;

export type StatementState = (typeof STATEMENT_STATES)[number];

export const STATEMENT_EVENTS = ['end', 'confirm', 'dispute', 'answer'] as const;

export type StatementEvent = (typeof STATEMENT_EVENTS)[number];

/** Life cycle of a monthly statement. The enterprise confirms or disputes it after the month has ended; a platform operator answers a dispute. */
export const statementMachine = defineMachine<StatementState, StatementEvent>(STATEMENT_EVENTS, {
  running: { end: 'toConfirm' },
  toConfirm: { confirm: 'confirmed', dispute: 'disputed' },
  disputed: { answer: 'answered', confirm: 'confirmed' },
  answered: { confirm: 'confirmed', dispute: 'disputed' },
  confirmed: {},
});
