import type { Act } from '../access/action-matrix.ts';
import type { PledgeApplicationState } from './state.ts';

const STAGES: readonly PledgeApplicationState[] = ['awaitingGuarantor', 'underApproval'];

/**
 * Narrows the action matrix while a guarantor or lender examines an application: its operator accepts it, then its reviewer decides; the
 * applicant may withdraw only before acceptance (decisions §5). `accepted` refers to the party that has the application now: it starts
 * again as false with the next party, and is kept after a supplement.
 */
export function dueInStage(state: PledgeApplicationState, accepted: boolean, act: Act): boolean {
  if (!STAGES.includes(state)) return true;
  return accepted ? act !== 'accept' && act !== 'withdraw' : act !== 'approve' && act !== 'askMore';
}
