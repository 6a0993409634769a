import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of an enterprise's bank account. Its proof by micro-deposit has its own state machine, see `DepositState`. */
export type BankAccountState = 'unproved' | 'usable' | 'frozen' | 'unbound';

/** Wire codes of the states; 4 means frozen in the public dictionary (objects §4). */
export const BANK_ACCOUNT_STATE_CODES = { usable: '0', unproved: '1', frozen: '4', unbound: '9' } as const satisfies Record<
  BankAccountState,
  string
>;

export const bankAccountStateOfCode = (code: string): BankAccountState | undefined => stateOfCode(BANK_ACCOUNT_STATE_CODES, code);

export const BANK_ACCOUNT_EVENTS = ['prove', 'makeDefault', 'freeze', 'thaw', 'unbind'] as const;

export type BankAccountEvent = (typeof BANK_ACCOUNT_EVENTS)[number];

/**
 * Life cycle of a bank account. Money goes only to a verified account; its bank freezes and thaws it. An account can be unbound only when
 * nothing open depends on it.
 */
export const bankAccountMachine = defineMachine<BankAccountState, BankAccountEvent>(BANK_ACCOUNT_EVENTS, {
  unproved: { prove: 'usable', unbind: 'unbound' },
  usable: { makeDefault: 'usable', freeze: 'frozen', unbind: 'unbound' },
  frozen: { thaw: 'usable', unbind: 'unbound' },
  unbound: {},
});
