import { shanghaiMinute } from '@lianxin/domain';
import { Trans } from '@lingui/react/macro';
import { useNextActors } from '../../../platform/terms/index.ts';
import type { Move } from './moves.tsx';
import { StageBar, type StageBarProps } from './stage-bar.tsx';

export interface StandingProps {
  /** How far it is. */
  readonly way: StageBarProps;
  readonly waitingFor: readonly Move[];
}

/** How far an application is, and whom it waits for since when, in one line. */
export function Standing({ way, waitingFor }: StandingProps) {
  const nextActors = useNextActors();
  const [first] = waitingFor.toSorted((one, other) => one.since.localeCompare(other.since));
  const who = nextActors(waitingFor);
  const since = first && shanghaiMinute(first.since);
  if (way.at === undefined && first === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StageBar {...way} />
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
