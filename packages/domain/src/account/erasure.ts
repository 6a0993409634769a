import { defineMachine } from '../state-machine.ts';

/** Where a person's wish to have their data erased stands. */
export type ErasureState = 'requested' | 'withdrawn' | 'rejected' | 'carriedOut';

export const ERASURE_EVENTS = ['withdraw', 'reject', 'carryOut'] as const;

export type ErasureEvent = (typeof ERASURE_EVENTS)[number];

/** The person may take it back until the platform has decided; what was carried out stays so. */
export const erasureMachine = defineMachine<ErasureState, ErasureEvent>(ERASURE_EVENTS, {
  requested: { withdraw: 'withdrawn', reject: 'rejected', carryOut: 'carriedOut' },
  withdrawn: {},
  rejected: {},
  carriedOut: {},
});
