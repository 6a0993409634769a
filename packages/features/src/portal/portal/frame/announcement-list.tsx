import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { useHome, usePlace } from '../../../platform/navigation/index.ts';
import { Anchor, EmptyState, ErrorState, LoadingRegion, MegaphoneIcon, SkeletonText, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { HeaderIcon } from './header-icon.tsx';
import { SeeAll } from './see-all.tsx';

const SHOWN = { page: 1, pageSize: 5 };

/** The latest announcements in the header; a click opens their page. */
export function AnnouncementList() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const place = usePlace();
  const home = useHome();
  const { data, error, isLoading, refresh } = useEndpoint(contract.message.listAnnouncements, open ? SHOWN : null, { quiet: true });

  return (
    <HeaderIcon label={t`公告`} icon={<MegaphoneIcon aria-hidden />} open={open} onOpenChange={setOpen}>
      <h2 className="flex min-h-11 items-center border-b border-line px-4 text-md font-semibold">
        <Trans>公告</Trans>
      </h2>
      {isLoading && (
        <LoadingRegion className="p-4">
          <SkeletonText lines={3} />
        </LoadingRegion>
      )}
      {error && !data && <ErrorState title={<Trans>公告没有加载出来</Trans>} onRetry={() => void refresh()} requestId={error.requestId} />}
      {data?.list.length === 0 && <EmptyState title={<Trans>没有公告</Trans>} />}
      {data && data.list.length > 0 && (
        <ul className="max-h-[min(60dvh,480px)] divide-y divide-line overflow-y-auto">
          {data.list.map((one) => (
            <li key={one.id}>
              <Anchor
                href={place('messages.announcements', { id: one.id }) ?? home}
                onClick={() => setOpen(false)}
                className="flex w-full items-baseline gap-2 px-4 py-3 text-ink no-underline hover:bg-surface-hover focus-visible:-outline-offset-2"
              >
                {one.pinned && (
                  <Tag>
                    <Trans>置顶</Trans>
                  </Tag>
                )}
                <span className="min-w-0 flex-1">{one.title}</span>
                <time dateTime={one.publishedAt} className="flex-none text-xs text-ink-faint">
                  {shanghaiMinute(one.publishedAt).slice(5, 10)}
                </time>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <SeeAll screen="messages.announcements" onLeave={() => setOpen(false)} />
    </HeaderIcon>
  );
}
