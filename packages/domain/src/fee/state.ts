import { defineMachine } from '../state-machine.ts';

/** Where a fee stands: the enterprise says that it has paid, the platform finds the payment or sends the declaration back. */
export type FeeState = 'pending' | 'declared' | 'returned' | 'confirmed' | 'cancelled';

/** The codes that stand for the states on the wire. */
export const FEE_STATE_CODES = {
  pending: '0',
  declared: '1',
  confirmed: '2',
  returned: '3',
  cancelled: '9',
} as const satisfies Record<FeeState, string>;

export const FEE_EVENTS = ['declare', 'addProof', 'confirm', 'sendBack', 'cancel'] as const;

export type FeeEvent = (typeof FEE_EVENTS)[number];

/** The life of a fee. A receipt may be added while the platform looks for the payment. What was declared is decided by a person of the platform, never by a timer. */
export const feeMachine = defineMachine<FeeState, FeeEvent>(FEE_EVENTS, {
  pending: { declare: 'declared', cancel: 'cancelled' },
  declared: { addProof: 'declared', confirm: 'confirmed', sendBack: 'returned' },
  returned: { declare: 'declared', cancel: 'cancelled' },
  confirmed: {},
  cancelled: {},
});

/** The states in which a fee waits for the enterprise: those that the profile lists as pending. */
export const UNPAID_FEE_STATES: readonly FeeState[] = feeMachine.states.filter((state) => feeMachine.can(state, 'declare'));
