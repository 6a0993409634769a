import type { LogEntry } from '@lianxin/api/contract';
import { ApplicationLog } from '../../../applications/application/index.ts';
import { useNextActors } from '../../../platform/terms/index.ts';
import type { Move } from './moves.tsx';

export interface MovesLogProps {
  readonly log: readonly LogEntry[];
  readonly waitingFor: readonly Move[];
}

/** What happened to an application, over which signatures, and whom it waits for. */
export function MovesLog({ log, waitingFor }: MovesLogProps) {
  const nextActors = useNextActors();
  const [first] = waitingFor.toSorted((one, other) => one.since.localeCompare(other.since));
  return <ApplicationLog log={log} waiting={first ? { who: nextActors(waitingFor), since: first.since } : null} />;
}
