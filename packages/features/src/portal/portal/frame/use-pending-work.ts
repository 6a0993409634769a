import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { PageRow } from '../../../platform/navigation/index.ts';
import { useIsLive } from '../../../platform/live/index.ts';
import { NOTHING_PENDING, useViewer, type PendingWork } from '../../../platform/session/index.ts';
import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 60_000;
/** While word of changes arrives by itself, in case some was lost. */
const LIVE_EVERY_MS = 300_000;

/** Which work waits, for the red dots: forgotten on entry to a section, then asked for again, and every 60 s (specification §4). */
export function usePendingWork(row: PageRow): PendingWork {
  const viewer = useViewer();
  const live = useIsLive();
  const section = row.section?.path;
  const wanted = viewer !== undefined && viewer.role !== 'groupViewer' && viewer.enterpriseNo !== undefined;
  const { data, error, refresh } = useEndpoint(contract.message.pendingWork, wanted ? {} : null, {
    quiet: true,
    refreshEveryMs: live ? LIVE_EVERY_MS : EVERY_MS,
  });
  // The first section of a session is asked for by looking: its answers begin with the shell.
  const [askedFor, setAskedFor] = useState(section);
  const [renewedFor, setRenewedFor] = useState<string>();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    if (isFirst.current) isFirst.current = false;
    else
      void refresh().then(
        () => current && setAskedFor(section),
        () => undefined,
      );
    return () => {
      current = false;
      setAskedFor(undefined);
      setRenewedFor(undefined);
    };
  }, [section, wanted, refresh]);
  // Only an answer that came since the entry lights a dot; what fails afterwards puts none out.
  if (askedFor === section && data !== undefined && error === undefined && renewedFor !== section) setRenewedFor(section);
  return renewedFor === section ? (data ?? NOTHING_PENDING) : NOTHING_PENDING;
}
