import type { Party } from '../access/action-matrix.ts';
import type { ApplicationKind, EventOf } from './kinds.ts';

/**
 * Steps that leave an application in its state and hand it to other people, with the sides that have something to do from then on: from a
 * side's operator to its reviewer and back, or on to the next side.
 */
export const HAND_OVERS: Readonly<Partial<Record<EventOf<ApplicationKind>, readonly Party[]>>> = {
  furtherStep: ['funder'],
  accept: ['guarantor', 'funder'],
  signContract: ['own'],
  contractReturn: ['own'],
  consent: ['counterparty'],
  consentReturn: ['counterparty'],
  claim: ['own'],
  repay: ['own'],
  repayReturn: ['own'],
  repayDeny: ['own'],
  repayAuthorise: ['funder'],
  releaseApply: ['own'],
  releaseReturn: ['own'],
  releaseConfirm: ['guarantor', 'funder'],
};

/** Since when each side has something to do, as ISO instants; a side without an entry has since the state began. */
export type HandedOver = Readonly<Partial<Record<Party, string>>>;

const SIDES: Readonly<Partial<Record<string, readonly Party[]>>> = HAND_OVERS;

/** Since when the sides wait after a step within a state. */
export const handedOverBy = (before: HandedOver, event: string, at: Date): HandedOver => ({
  ...before,
  ...Object.fromEntries((SIDES[event] ?? []).map((party) => [party, at.toISOString()])),
});

/** Since when a side of an application waits. */
export const waitsSince = (
  party: Party,
  { handedOver, stateSince }: { readonly handedOver: HandedOver; readonly stateSince: Date },
): string => handedOver[party] ?? stateSince.toISOString();
