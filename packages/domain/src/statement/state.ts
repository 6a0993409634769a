import { defineMachine } from '../state-machine.ts';

/** Where the statement of a month stands: it still runs, waits for the enterprise, is disputed, was answered, or is confirmed. */
export const STATEMENT_STATES = ['running', 'toConfirm', 'disputed', 'answered', 'confirmed'] as const;

export type StatementState = (typeof STATEMENT_STATES)[number];

export const STATEMENT_EVENTS = ['end', 'confirm', 'dispute', 'answer'] as const;

export type StatementEvent = (typeof STATEMENT_EVENTS)[number];

/** The life of a month's statement. It is confirmed or disputed once its month has ended; a dispute is answered by a person of the platform. */
export const statementMachine = defineMachine<StatementState, StatementEvent>(STATEMENT_EVENTS, {
  running: { end: 'toConfirm' },
  toConfirm: { confirm: 'confirmed', dispute: 'disputed' },
  disputed: { answer: 'answered', confirm: 'confirmed' },
  answered: { confirm: 'confirmed', dispute: 'disputed' },
  confirmed: {},
});
