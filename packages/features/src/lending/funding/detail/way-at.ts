import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';
import type { Stage, StageBarProps } from './stage-bar.tsx';

/** The stages that every application to a lender has. */
export const REVIEW: Stage = { key: 'review', label: msg`复核` };
export const APPROVAL: Stage = { key: 'approval', label: msg`审批` };
export const DISBURSEMENT: Stage = { key: 'disbursement', label: msg`放款` };

/** How far an application is: at the stage of that key, at its end where there is none of it, and nowhere without a key. Overdue or failed, it is held there. */
export function wayAt(stages: readonly Stage[], key: string | undefined, { tone }: Pick<Term, 'tone'>): StageBarProps {
  const at = stages.findIndex((stage) => stage.key === key);
  return { stages, at: key === undefined ? undefined : at < 0 ? stages.length : at, held: tone === 'critical' || tone === 'overdue' };
}
