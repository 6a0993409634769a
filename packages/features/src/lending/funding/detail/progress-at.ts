import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';
import type { Stage, StageBarProps } from './stage-bar.tsx';

/** The stages that both kinds have. */
export const REVIEW: Stage = { key: 'review', label: msg`复核` };
export const APPROVAL: Stage = { key: 'approval', label: msg`审批` };
export const DISBURSEMENT: Stage = { key: 'disbursement', label: msg`放款` };

/** The progress for the key of a stage: "end" is complete, undefined is withdrawn or declined. */
export function progressAt(stages: readonly Stage[], key: string | undefined, { tone }: Pick<Term, 'tone'>): StageBarProps {
  const at = stages.findIndex((stage) => stage.key === key);
  return { stages, at: key === undefined ? undefined : at < 0 ? stages.length : at, held: tone === 'critical' || tone === 'overdue' };
}
