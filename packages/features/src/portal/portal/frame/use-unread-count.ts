import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useIsLive } from '../../../platform/live/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';

const EVERY_MS = 60_000;
/** Polling interval with live updates, in case one was lost. */
const LIVE_EVERY_MS = 300_000;

/** Unread messages; 0 for the data role, which has none (specification §6). */
export function useUnreadCount(): number {
  const live = useIsLive();
  const wanted = usePermission('message.read');
  const { data } = useEndpoint(contract.message.unreadCount, wanted ? {} : null, {
    quiet: true,
    refreshEveryMs: live ? LIVE_EVERY_MS : EVERY_MS,
  });
  return data ?? 0;
}
