import { NoticeList, notify } from '@lianxin/ui';
import { useEffect } from 'react';
import type { Notice } from './notice.ts';
import { RequestNumber } from './request-number.tsx';

/** Passes waiting notices to the toasts. Loaded on demand. */
export function NoticesToaster({ queue, onTaken }: { readonly queue: readonly Notice[]; readonly onTaken: (count: number) => void }) {
  useEffect(() => {
    if (queue.length === 0) return;
    for (const { requestId, ...notice } of queue)
      notify({ ...notice, ...(requestId === undefined ? {} : { detail: <RequestNumber id={requestId} /> }) });
    onTaken(queue.length);
  }, [queue, onTaken]);
  return <NoticeList />;
}
