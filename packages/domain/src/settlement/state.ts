import { defineMachine, stateOfCode } from '../state-machine.ts';

/**
 * How far the payment of a voucher at maturity is. `reserving`: the issuer's bank sets the whole sum aside; `paying`: of that each payee is
 * paid; `partly`: all were paid but those whose account took no money; `short`: the money was not there, and nobody was paid; `prepared`:
 * the issuer's operator wants to pay what is overdue, and its reviewer has not authorised it.
 */
export type SettlementState = 'reserving' | 'paying' | 'partly' | 'short' | 'prepared' | 'paid';

/** The codes that stand for the states on the wire and in the database. */
export const SETTLEMENT_STATE_CODES = {
  reserving: '20',
  paying: '30',
  partly: '31',
  short: '40',
  prepared: '41',
  paid: '90',
} as const satisfies Record<SettlementState, string>;

/** The state that a code stands for. */
export const settlementStateOfCode = (code: string): SettlementState | undefined => stateOfCode(SETTLEMENT_STATE_CODES, code);

export const SETTLEMENT_EVENTS = ['setAside', 'lack', 'leave', 'finish', 'retry', 'prepare', 'returnPay', 'authorise'] as const;

export type SettlementEvent = (typeof SETTLEMENT_EVENTS)[number];

/**
 * The life of a settlement. Money is set aside whole or not at all, so nobody is paid in part for want of it; who was left out for the sake
 * of their own account is paid in a further round (`retry`), and that round too may find no money; unless the bank says, asked once more,
 * that it has paid them after all (`finish`).
 */
export const settlementMachine = defineMachine<SettlementState, SettlementEvent>(SETTLEMENT_EVENTS, {
  reserving: { setAside: 'paying', lack: 'short' },
  paying: { leave: 'partly', finish: 'paid' },
  partly: { retry: 'reserving', finish: 'paid' },
  short: { prepare: 'prepared' },
  prepared: { returnPay: 'short', authorise: 'reserving' },
  paid: {},
});

/** How one payment of a settlement stands at the bank. What is paid stays so, and what failed stays so once the bank has said it twice; who failed is paid by another payment. */
export type PaymentState = 'open' | 'paid' | 'failed';

export const PAYMENT_STATE_CODES = { open: '10', paid: '90', failed: '50' } as const satisfies Record<PaymentState, string>;
