import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { Button, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DURATION_MS, FailureBanner, FailureState, useNotices } from '../../platform/notices/index.ts';

const { calendarFeed } = contract;

export function CalendarFeeds() {
  const { t } = useLingui();
  const { show } = useNotices();
  const { data, error, refresh } = useEndpoint(calendarFeed.list, {}, { quiet: true });
  const ending = useAction(calendarFeed.end, { quiet: true });

  async function end(id: string): Promise<void> {
    const result = await ending.run({ id });
    if (result.ok) show({ tone: 'positive', text: t`日历订阅已停用`, durationMs: DURATION_MS.success });
    else await refresh();
  }

  return (
    <section aria-label={t`日历订阅`} className="flex flex-col gap-2">
      <h3 className="text-md font-semibold">
        <Trans>日历订阅</Trans>
      </h3>
      {ending.error && <FailureBanner error={ending.error} />}
      {data === undefined && error && <FailureState error={error} onRetry={() => void refresh()} />}
      {data === undefined && !error && (
        <LoadingRegion>
          <SkeletonText lines={2} />
        </LoadingRegion>
      )}
      {data?.length === 0 && (
        <p className="text-sm text-ink-muted">
          <Trans>没有日历在读取到期日。</Trans>
        </p>
      )}
      {data !== undefined && data.length > 0 && (
        <ul aria-label={t`日历订阅`} className="divide-y divide-line rounded-md border border-line text-sm">
          {data.map((feed) => (
            <li key={feed.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
              <span className="min-w-0 flex-1">
                {feed.enterpriseName}
                <span className="block text-xs text-ink-muted">
                  <FeedFacts feed={feed} />
                </span>
              </span>
              <Button size="sm" busy={ending.busy} aria-label={t`停用${feed.enterpriseName}的日历订阅`} onClick={() => void end(feed.id)}>
                <Trans>停用</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FeedFacts({ feed: { openedAt, lastReadAt } }: { readonly feed: ResponseOf<typeof calendarFeed.list>[number] }) {
  const since = shanghaiMinute(openedAt);
  if (lastReadAt === null)
    return (
      <span className="tabular-nums">
        <Trans>{since} 生成，还没有日历读取过</Trans>
      </span>
    );
  const read = shanghaiMinute(lastReadAt);
  return (
    <span className="tabular-nums">
      <Trans>
        {since} 生成，最近读取 {read}
      </Trans>
    </span>
  );
}
