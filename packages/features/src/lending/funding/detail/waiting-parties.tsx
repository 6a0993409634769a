import { shanghaiMinute } from '@lianxin/domain';
import { Trans } from '@lingui/react/macro';
import { Titled } from '../../../applications/application/index.ts';
import { useNextActor, type NextActor } from '../../../platform/terms/index.ts';

export interface WaitingParty extends NextActor {
  readonly party: string;
  readonly since: string;
}

/** The parties that have to act next, each with the time since when it has been waiting. There may be several at once. */
export function WaitingParties({ waitingFor }: { readonly waitingFor: readonly WaitingParty[] }) {
  const nextActor = useNextActor();
  if (waitingFor.length === 0) return null;
  return (
    <Titled title={<Trans>等待办理</Trans>}>
      <ul className="flex flex-col gap-1 text-sm">
        {waitingFor.map(({ party, role, enterpriseName, since }) => {
          const from = shanghaiMinute(since);
          return (
            <li key={`${party} ${role}`} className="flex flex-wrap justify-between gap-x-4">
              <span>{nextActor({ enterpriseName, role })}</span>
              <span className="text-ink-muted tabular-nums">
                <Trans>自 {from}</Trans>
              </span>
            </li>
          );
        })}
      </ul>
    </Titled>
  );
}
