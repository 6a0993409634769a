import { CopyButton, notify, Toaster } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Notice } from './notice.ts';

/** By this number whoever helps finds the call in the server's log. */
function RequestId({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <span className="flex items-center gap-1 text-xs">
      <Trans>请求编号</Trans>
      <span className="font-mono [overflow-wrap:anywhere]">{id}</span>
      <CopyButton text={id} label={t`复制请求编号`} />
    </span>
  );
}

/** Hands the waiting notices to the toasts. Loaded on demand. */
export function NoticesToaster({ queue, onTaken }: { readonly queue: readonly Notice[]; readonly onTaken: (count: number) => void }) {
  useEffect(() => {
    if (queue.length === 0) return;
    for (const { requestId, ...notice } of queue)
      notify({ ...notice, ...(requestId === undefined ? {} : { detail: <RequestId id={requestId} /> }) });
    onTaken(queue.length);
  }, [queue, onTaken]);
  return <Toaster />;
}
