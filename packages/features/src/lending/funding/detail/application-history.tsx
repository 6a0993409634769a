import type { LogEntry } from '@lianxin/api/contract';
import { ApplicationLog } from '../../../applications/application/index.ts';
import { useNextActors } from '../../../platform/terms/index.ts';
import type { WaitingParty } from './waiting-parties.tsx';

export interface ApplicationHistoryProps {
  readonly log: readonly LogEntry[];
  readonly waitingFor: readonly WaitingParty[];
}

/** The history of an application with its signatures, and the parties that it waits for. */
export function ApplicationHistory({ log, waitingFor }: ApplicationHistoryProps) {
  const nextActors = useNextActors();
  const [first] = waitingFor.toSorted((one, other) => one.since.localeCompare(other.since));
  return <ApplicationLog log={log} waiting={first ? { who: nextActors(waitingFor), since: first.since } : null} />;
}
