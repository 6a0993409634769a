import type { Act } from '../access/action-matrix.ts';
import type { PledgeApplicationState } from './state.ts';

const STAGES: readonly PledgeApplicationState[] = ['awaitingGuarantor', 'underApproval'];

/**
 * Whether an act of the matrix is due while a guarantor or a lender looks at an application. Its operator accepts it, its reviewer
 * decides on what was accepted; until then, and no longer, it is the applicant's to withdraw (decisions §5). `accepted` is whether whoever
 * has it now has accepted it: it begins anew with the next party, and after a supplement it stands.
 */
export function dueInStage(state: PledgeApplicationState, accepted: boolean, act: Act): boolean {
  if (!STAGES.includes(state)) return true;
  return accepted ? act !== 'accept' && act !== 'withdraw' : act !== 'approve' && act !== 'askMore';
}
