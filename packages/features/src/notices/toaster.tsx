import { notify, Toaster } from '@lianxin/ui';
import { useEffect } from 'react';
import type { Notice } from './notice.ts';

/** Hands the waiting notices to the toasts. Loaded on demand. */
export function NoticesToaster({ queue, onTaken }: { readonly queue: readonly Notice[]; readonly onTaken: (count: number) => void }) {
  useEffect(() => {
    if (queue.length === 0) return;
    for (const { tone, text, durationMs } of queue) notify({ tone, text, durationMs });
    onTaken(queue.length);
  }, [queue, onTaken]);
  return <Toaster />;
}
