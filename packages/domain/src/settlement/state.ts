import { defineMachine, stateOfCode } from '../state-machine.ts';

/**
 * State of the payment of a voucher at maturity.
 * - `reserving`: the issuer's bank is setting the full sum aside.
 * - `paying`: the payees are being paid from it.
 * - `partly`: all are paid except payees with an unusable account.
 * - `short`: there was too little money, and nobody was paid.
 * - `prepared`: the issuer's operator has prepared the overdue payment; its reviewer has yet to authorise it.
 */
export type SettlementState = 'reserving' | 'paying' | 'partly' | 'short' | 'prepared' | 'paid';

/** Codes of the states on the wire and in the database. */
export const SETTLEMENT_STATE_CODES = {
  reserving: '20',
  paying: '30',
  partly: '31',
  short: '40',
  prepared: '41',
  paid: '90',
} as const satisfies Record<SettlementState, string>;

export const settlementStateOfCode = (code: string): SettlementState | undefined => stateOfCode(SETTLEMENT_STATE_CODES, code);

export const SETTLEMENT_EVENTS = ['setAside', 'lack', 'leave', 'finish', 'retry', 'prepare', 'returnPay', 'authorise'] as const;

export type SettlementEvent = (typeof SETTLEMENT_EVENTS)[number];

/**
 * Life cycle of a settlement. Money is set aside in full or not at all, so that no payee is paid in part for lack of money. Payees left
 * out because of their own account are paid in a further round (`retry`), which may also lack money, unless a query shows that the bank has
 * paid them after all (`finish`).
 */
export const settlementMachine = defineMachine<SettlementState, SettlementEvent>(SETTLEMENT_EVENTS, {
  reserving: { setAside: 'paying', lack: 'short' },
  paying: { leave: 'partly', finish: 'paid' },
  partly: { retry: 'reserving', finish: 'paid' },
  short: { prepare: 'prepared' },
  prepared: { returnPay: 'short', authorise: 'reserving' },
  paid: {},
});

/** State of one payment at the bank. `paid` is final; `failed` is final once the bank has confirmed it, and a new payment is made instead. */
export type PaymentState = 'open' | 'paid' | 'failed';

export const PAYMENT_STATE_CODES = { open: '10', paid: '90', failed: '50' } as const satisfies Record<PaymentState, string>;
