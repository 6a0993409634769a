import { shanghaiMinute } from '@lianxin/domain';
import { Trans } from '@lingui/react/macro';
import { useNextActors } from '../../../platform/terms/index.ts';
import type { WaitingParty } from './waiting-parties.tsx';
import { StageBar, type StageBarProps } from './stage-bar.tsx';

export interface ProgressLineProps {
  readonly progress: StageBarProps;
  readonly waitingFor: readonly WaitingParty[];
}

/** The progress of an application and the parties that it waits for, in one line. */
export function ProgressLine({ progress, waitingFor }: ProgressLineProps) {
  const nextActors = useNextActors();
  const [first] = waitingFor.toSorted((one, other) => one.since.localeCompare(other.since));
  const who = nextActors(waitingFor);
  const since = first && shanghaiMinute(first.since);
  if (progress.at === undefined && first === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StageBar {...progress} />
      {first && (
        <span className="tabular-nums">
          <Trans>
            等待{who}，自 {since}
          </Trans>
        </span>
      )}
    </div>
  );
}
