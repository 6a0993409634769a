import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { useMessagePlace, useMessageText } from '../../../foundation/messages/index.ts';
import { Button, EmptyState, ErrorState, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { SeeAll } from './see-all.tsx';

const SHOWN = { page: 1, pageSize: 10 };

export interface MessageListProps {
  readonly unread: number;
  /** Called when an item is opened. */
  readonly onLeave: () => void;
}

/** The latest messages: a click opens the subject and marks it as read. */
export function MessageList({ unread, onLeave }: MessageListProps) {
  const { data, error, isLoading, refresh } = useEndpoint(contract.message.list, SHOWN, { quiet: true });
  const { run, busy } = useAction(contract.message.markRead, { quiet: true, background: true });
  const placeOf = useMessagePlace();
  const textOf = useMessageText();
  const navigate = useNavigate();

  return (
    <>
      <div className="flex min-h-11 items-center justify-between border-b border-line px-4">
        <h2 className="text-md font-semibold">
          <Trans>消息</Trans>
        </h2>
        <Button size="sm" intent="quiet" busy={busy} disabled={unread === 0} onClick={() => void run({ ids: [] })}>
          <Trans>全部已读</Trans>
        </Button>
      </div>
      {isLoading && (
        <LoadingRegion className="p-4">
          <SkeletonText lines={4} />
        </LoadingRegion>
      )}
      {error && !data && <ErrorState title={<Trans>消息没有加载出来</Trans>} onRetry={() => void refresh()} requestId={error.requestId} />}
      {data?.list.length === 0 && <EmptyState title={<Trans>没有新的消息</Trans>} />}
      {data && data.list.length > 0 && (
        <ul className="max-h-[min(60dvh,480px)] divide-y divide-line overflow-y-auto">
          {data.list.map((message) => {
            const to = placeOf(message);
            const { title, content } = textOf(message);
            return (
              <li key={message.id}>
                <button
                  type="button"
                  className="flex w-full gap-2.5 px-4 py-3 text-left hover:bg-surface-hover focus-visible:-outline-offset-2"
                  onClick={() => {
                    if (message.readAt === null) void run({ ids: [message.id] });
                    if (to === undefined) return;
                    onLeave();
                    void navigate(to);
                  }}
                >
                  <span
                    className={message.readAt === null ? 'mt-1.75 size-1.75 flex-none rounded-full bg-pending-dot' : 'size-1.75 flex-none'}
                  >
                    {message.readAt === null && (
                      <span className="sr-only">
                        <Trans>未读</Trans>
                      </span>
                    )}
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="flex justify-between gap-3">
                      <span className={message.readAt === null ? 'font-semibold' : 'text-ink-muted'}>{title}</span>
                      <time dateTime={message.createdAt} className="flex-none text-xs leading-5 text-ink-faint">
                        {shanghaiMinute(message.createdAt).slice(5)}
                      </time>
                    </span>
                    <span className="mt-0.5 block text-sm text-ink-muted">{content}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <SeeAll screen="messages.page" onLeave={onLeave} />
    </>
  );
}
