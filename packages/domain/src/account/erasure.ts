import { defineMachine } from '../state-machine.ts';

/** State of a person's request to have their data erased. */
export type ErasureState = 'requested' | 'withdrawn' | 'rejected' | 'carriedOut';

export const ERASURE_EVENTS = ['withdraw', 'reject', 'carryOut'] as const;

export type ErasureEvent = (typeof ERASURE_EVENTS)[number];

/** The person may withdraw a request until the platform has decided. */
export const erasureMachine = defineMachine<ErasureState, ErasureEvent>(ERASURE_EVENTS, {
  requested: { withdraw: 'withdrawn', reject: 'rejected', carryOut: 'carriedOut' },
  withdrawn: {},
  rejected: {},
  carriedOut: {},
});
