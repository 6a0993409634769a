import type { FinancingDetail } from '@lianxin/api/contract';
import { ApplicationLog } from '../../acting/index.ts';
import { useNextActors } from '../../terms/index.ts';

/** What happened to a financing, over which signatures, and whom it waits for. */
export function FinancingLog({ financing: { log, waitingFor } }: { readonly financing: FinancingDetail }) {
  const nextActors = useNextActors();
  const [first] = waitingFor.toSorted((one, other) => one.since.localeCompare(other.since));
  return <ApplicationLog log={log} waiting={first ? { who: nextActors(waitingFor), since: first.since } : null} />;
}
