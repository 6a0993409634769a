import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of an account check by micro-deposit (rules §6). */
export type DepositState = 'notStarted' | 'processing' | 'paid' | 'failed' | 'verified' | 'exhausted' | 'expired';

/** Codes of the states on the wire and in the database. */
export const DEPOSIT_STATE_CODES = {
  notStarted: '00',
  processing: '10',
  paid: '20',
  failed: '30',
  verified: '40',
  exhausted: '50',
  expired: '60',
} as const satisfies Record<DepositState, string>;

export const depositStateOfCode = (code: string): DepositState | undefined => stateOfCode(DEPOSIT_STATE_CODES, code);

export const DEPOSIT_EVENTS = ['start', 'pay', 'fail', 'confirm', 'exhaust', 'expire', 'restart'] as const;

export type DepositEvent = (typeof DEPOSIT_EVENTS)[number];

/** Life cycle of a micro-deposit. `restart` pays again, to the same account or another; the bank responds with `pay` or `fail`. */
export const depositMachine = defineMachine<DepositState, DepositEvent>(DEPOSIT_EVENTS, {
  notStarted: { start: 'processing' },
  processing: { pay: 'paid', fail: 'failed' },
  paid: { confirm: 'verified', exhaust: 'exhausted', expire: 'expired', restart: 'processing' },
  failed: { restart: 'processing' },
  exhausted: { restart: 'processing' },
  expired: { restart: 'processing' },
  verified: {},
});
