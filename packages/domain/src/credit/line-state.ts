import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of a credit line. Drawing needs a line in force; repayment is possible in any state. */
export type CreditLineState = 'inForce' | 'frozen' | 'expired' | 'closed';

/** Codes of the states on the wire and in the database. */
export const CREDIT_LINE_STATE_CODES = { inForce: '1', frozen: '4', expired: '6', closed: '9' } as const satisfies Record<
  CreditLineState,
  string
>;

export const creditLineStateOfCode = (code: string): CreditLineState | undefined => stateOfCode(CREDIT_LINE_STATE_CODES, code);

export const CREDIT_LINE_EVENTS = ['freeze', 'thaw', 'expire', 'renew', 'close'] as const;

export type CreditLineEvent = (typeof CREDIT_LINE_EVENTS)[number];

/** Life cycle of a credit line: the lender freezes, thaws, renews and closes it, and it expires with time. */
export const creditLineMachine = defineMachine<CreditLineState, CreditLineEvent>(CREDIT_LINE_EVENTS, {
  inForce: { freeze: 'frozen', expire: 'expired', renew: 'inForce', close: 'closed' },
  frozen: { thaw: 'inForce', expire: 'expired', close: 'closed' },
  expired: { renew: 'inForce', close: 'closed' },
  closed: {},
});
