import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Where a credit line stands. Only one in force is drawn upon; what was drawn is repaid in any state. */
export type CreditLineState = 'inForce' | 'frozen' | 'expired' | 'closed';

/** The codes that stand for the states on the wire and in the database. */
export const CREDIT_LINE_STATE_CODES = { inForce: '1', frozen: '4', expired: '6', closed: '9' } as const satisfies Record<
  CreditLineState,
  string
>;

/** The state that a code stands for. */
export const creditLineStateOfCode = (code: string): CreditLineState | undefined => stateOfCode(CREDIT_LINE_STATE_CODES, code);

export const CREDIT_LINE_EVENTS = ['freeze', 'thaw', 'expire', 'renew', 'close'] as const;

export type CreditLineEvent = (typeof CREDIT_LINE_EVENTS)[number];

/** The life of a credit line: its lender freezes, thaws, renews and closes it, and time ends it. */
export const creditLineMachine = defineMachine<CreditLineState, CreditLineEvent>(CREDIT_LINE_EVENTS, {
  inForce: { freeze: 'frozen', expire: 'expired', renew: 'inForce', close: 'closed' },
  frozen: { thaw: 'inForce', expire: 'expired', close: 'closed' },
  expired: { renew: 'inForce', close: 'closed' },
  closed: {},
});
