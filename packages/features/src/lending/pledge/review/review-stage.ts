import type { PledgeRow } from '@lianxin/api/contract';
import type { Act } from '@lianxin/domain';

/** What the enterprise's reviewer decides about a pledge. */
export type ReviewStage = 'application' | 'repayment' | 'release';

/** The act that says yes at each stage. */
const YES: Readonly<Record<ReviewStage, Act>> = { application: 'pass', repayment: 'repayAuthorise', release: 'releaseConfirm' };

/** Which of them a pledge waits for. */
export function stageOf({ state }: Pick<PledgeRow, 'state'>): ReviewStage {
  if (state === 'disbursed' || state === 'overdue') return 'repayment';
  return state === 'awaitingRelease' ? 'release' : 'application';
}

/** Whether it still waits for this person. */
export const isDecidable = (row: PledgeRow): boolean => row.acts.includes(YES[stageOf(row)]);

/** A row by who entered what is reviewed of it. Whoever applied may authorise a repayment of another; their own the server leaves out. */
export const allowOwnRepayment = (row: PledgeRow): PledgeRow => (stageOf(row) === 'application' ? row : { ...row, isOwn: false });
