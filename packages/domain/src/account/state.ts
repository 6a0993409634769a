import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Where a bank account of an enterprise stands. Its proof by a micro-deposit has a life of its own: `DepositState`. */
export type BankAccountState = 'unproved' | 'usable' | 'frozen' | 'unbound';

/** The codes that stand for the states on the wire; 4 is frozen in the public dictionary (objects §4). */
export const BANK_ACCOUNT_STATE_CODES = { usable: '0', unproved: '1', frozen: '4', unbound: '9' } as const satisfies Record<
  BankAccountState,
  string
>;

/** The state that a code stands for. */
export const bankAccountStateOfCode = (code: string): BankAccountState | undefined => stateOfCode(BANK_ACCOUNT_STATE_CODES, code);

export const BANK_ACCOUNT_EVENTS = ['prove', 'makeDefault', 'freeze', 'thaw', 'unbind'] as const;

export type BankAccountEvent = (typeof BANK_ACCOUNT_EVENTS)[number];

/** The life of an account: money goes only to one that is proved, and the bank freezes and thaws it. Nothing open may hang on one that is unbound. */
export const bankAccountMachine = defineMachine<BankAccountState, BankAccountEvent>(BANK_ACCOUNT_EVENTS, {
  unproved: { prove: 'usable', unbind: 'unbound' },
  usable: { makeDefault: 'usable', freeze: 'frozen', unbind: 'unbound' },
  frozen: { thaw: 'usable', unbind: 'unbound' },
  unbound: {},
});
