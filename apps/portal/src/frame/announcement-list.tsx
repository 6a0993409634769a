import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { EmptyState, ErrorState, LoadingRegion, MegaphoneIcon, SkeletonText, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { HeaderIcon } from './header-icon.tsx';

const SHOWN = { page: 1, pageSize: 5 };

/** The latest announcements under the horn; one opens in place. */
export function AnnouncementList() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { data, error, isLoading, refresh } = useEndpoint(contract.message.listAnnouncements, open ? SHOWN : null, { quiet: true });
  const [readId, setReadId] = useState<string>();

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
              <button
                type="button"
                aria-expanded={readId === one.id}
                className="flex w-full items-baseline gap-2 px-4 py-3 text-left hover:bg-surface-hover focus-visible:-outline-offset-2"
                onClick={() => setReadId(readId === one.id ? undefined : one.id)}
              >
                {one.pinned && (
                  <Tag>
                    <Trans>置顶</Trans>
                  </Tag>
                )}
                <span className="min-w-0 flex-1">{one.title}</span>
                <time dateTime={one.publishedAt} className="flex-none text-xs text-ink-faint">
                  {one.publishedAt.slice(5, 10)}
                </time>
              </button>
              {readId === one.id && <AnnouncementText id={one.id} />}
            </li>
          ))}
        </ul>
      )}
    </HeaderIcon>
  );
}

type AnnouncementId = (typeof contract.message.announcement)['example']['request']['id'];

function AnnouncementText({ id }: { readonly id: AnnouncementId }) {
  const { data, error, refresh } = useEndpoint(contract.message.announcement, { id }, { quiet: true });
  if (error && !data)
    return <ErrorState title={<Trans>公告没有加载出来</Trans>} onRetry={() => void refresh()} requestId={error.requestId} />;
  if (!data)
    return (
      <LoadingRegion className="px-4 pb-4">
        <SkeletonText />
      </LoadingRegion>
    );
  return <p className="px-4 pb-4 text-sm whitespace-pre-line text-ink-muted">{data.content}</p>;
}
