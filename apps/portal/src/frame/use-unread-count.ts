import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useViewer } from '@lianxin/features/session';

const EVERY_MS = 60_000;

/** Unread messages of the person; 0 for the data role, which has none (specification §6). */
export function useUnreadCount(): number {
  const viewer = useViewer();
  const wanted = viewer !== undefined && viewer.role !== 'groupViewer';
  const { data } = useEndpoint(contract.message.unreadCount, wanted ? {} : null, { quiet: true, refreshEveryMs: EVERY_MS });
  return data ?? 0;
}
