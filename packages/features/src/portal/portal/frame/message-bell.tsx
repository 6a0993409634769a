import { BellIcon, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { HeaderIcon } from './header-icon.tsx';
import { useUnreadCount } from './use-unread-count.ts';

const MessageList = lazy(() => import('./message-list.tsx').then((file) => ({ default: file.MessageList })));

/** The bell with its count; the words of messages are loaded on first use. */
export function MessageBell() {
  const { t } = useLingui();
  const unread = useUnreadCount();
  const [open, setOpen] = useState(false);
  return (
    <HeaderIcon
      label={unread > 0 ? t`消息，${plural(unread, { other: '# 条未读' })}` : t`消息`}
      icon={<BellIcon aria-hidden />}
      count={unread}
      open={open}
      onOpenChange={setOpen}
    >
      <Suspense
        fallback={
          <LoadingRegion className="p-4">
            <SkeletonText lines={4} />
          </LoadingRegion>
        }
      >
        <MessageList unread={unread} onLeave={() => setOpen(false)} />
      </Suspense>
    </HeaderIcon>
  );
}
