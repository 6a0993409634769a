import { defineMachine } from '../state-machine.ts';

/** State of a fee: the enterprise declares its payment; the platform confirms it or sends the declaration back. */
export type FeeState = 'pending' | 'declared' | 'returned' | 'confirmed' | 'cancelled';

/** Wire codes of the states. */
export const FEE_STATE_CODES = {
  pending: '0',
  declared: '1',
  confirmed: '2',
  returned: '3',
  cancelled: '9',
} as const satisfies Record<FeeState, string>;

export const FEE_EVENTS = ['declare', 'addProof', 'confirm', 'sendBack', 'cancel'] as const;

export type FeeEvent = (typeof FEE_EVENTS)[number];

/**
 * Life cycle of a fee. Proof of payment can be added while the declaration awaits confirmation. A declaration is always decided by a
 * platform operator, never by a timeout.
 */
export const feeMachine = defineMachine<FeeState, FeeEvent>(FEE_EVENTS, {
  pending: { declare: 'declared', cancel: 'cancelled' },
  declared: { addProof: 'declared', confirm: 'confirmed', sendBack: 'returned' },
  returned: { declare: 'declared', cancel: 'cancelled' },
  confirmed: {},
  cancelled: {},
});

/** The states in which the enterprise still has to pay; the profile lists these fees as pending. */
export const UNPAID_FEE_STATES: readonly FeeState[] = feeMachine.states.filter((state) => feeMachine.can(state, 'declare'));
