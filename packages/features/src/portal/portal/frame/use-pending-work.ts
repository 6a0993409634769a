import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { PageRow } from '../../../platform/navigation/index.ts';
import { useIsLive } from '../../../platform/live/index.ts';
import { NOTHING_PENDING, useViewer, type PendingWork } from '../../../platform/session/index.ts';
import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 60_000;
/** Polling interval with live updates, in case one was lost. */
const LIVE_EVERY_MS = 300_000;

/** Pending work for the red dots: cleared and reloaded on entering a section, then every 60 s (specification §4). */
export function usePendingWork(row: PageRow): PendingWork {
  const viewer = useViewer();
  const live = useIsLive();
  const section = row.section?.path;
  const wanted = viewer !== undefined && viewer.role !== 'groupViewer' && viewer.enterpriseNo !== undefined;
  const { data, error, refresh } = useEndpoint(contract.message.pendingWork, wanted ? {} : null, {
    quiet: true,
    refreshEveryMs: live ? LIVE_EVERY_MS : EVERY_MS,
  });
  // The first section is loaded with the shell.
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
  // Only an answer from after entering counts; later failures change nothing.
  if (askedFor === section && data !== undefined && error === undefined && renewedFor !== section) setRenewedFor(section);
  return renewedFor === section ? (data ?? NOTHING_PENDING) : NOTHING_PENDING;
}
