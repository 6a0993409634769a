import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { Button, LoadingRegion, SkeletonText, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, FailureBanner, FailureState, useNotices } from '../../platform/notices/index.ts';
import { CalendarFeeds } from './calendar-feeds.tsx';
import { RECORDS_PAGE, RecordList } from './record-list.tsx';

const { session } = contract;
type Live = ResponseOf<typeof session.list>[number];
type Place = Pick<Live, 'device' | 'address' | 'partner'>;

/** Live sessions and calendar feeds, to be ended, and past sign-ins. */
export function SignInsTab() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, refresh } = useEndpoint(session.history, { page, pageSize: RECORDS_PAGE }, { quiet: true });
  return (
    <div className="flex flex-col gap-6">
      <LiveSignIns />
      <CalendarFeeds />
      <section aria-label={t`登录记录`} className="flex flex-col gap-2">
        <h3 className="text-md font-semibold">
          <Trans>登录记录</Trans>
        </h3>
        <p className="text-sm text-ink-muted">
          <Trans>保留最近 6 个月。有不是您本人的登录，请立即修改密码并联系客服。</Trans>
        </p>
        <RecordList
          label={t`登录记录`}
          data={data}
          error={error}
          onRetry={() => void refresh()}
          onPage={setPage}
          empty={<Trans>还没有登录记录。</Trans>}
          rowKey={({ at }) => at}
        >
          {(row) => (
            <>
              <span className="min-w-0 flex-1">
                <PlaceWords place={row} />
              </span>
              <span className="text-xs text-ink-muted tabular-nums">{shanghaiMinute(row.at)}</span>
            </>
          )}
        </RecordList>
      </section>
    </div>
  );
}

function LiveSignIns() {
  const { t } = useLingui();
  const { show } = useNotices();
  const { data, error, refresh } = useEndpoint(session.list, {}, { quiet: true });
  const one = useAction(session.end, { quiet: true });
  const others = useAction(session.endOthers, { quiet: true });
  const failed = one.error ?? others.error;
  const more = data?.some(({ isCurrent }) => !isCurrent) ?? false;

  async function end(act: () => Promise<{ readonly ok: boolean }>): Promise<void> {
    one.reset();
    others.reset();
    const result = await act();
    if (result.ok) show({ tone: 'positive', text: t`已结束`, durationMs: DURATION_MS.success });
    await refresh();
  }

  return (
    <section aria-label={t`当前在线`} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-md font-semibold">
          <Trans>当前在线</Trans>
        </h3>
        {more && (
          <Button size="sm" busy={others.busy} onClick={() => void end(() => others.run({}))}>
            <Trans>结束其他全部登录</Trans>
          </Button>
        )}
      </div>
      {failed && <FailureBanner error={failed} />}
      {data === undefined && error && <FailureState error={error} onRetry={() => void refresh()} />}
      {data === undefined && !error && (
        <LoadingRegion>
          <SkeletonText lines={3} />
        </LoadingRegion>
      )}
      {data && (
        <ul aria-label={t`当前在线`} className="divide-y divide-line rounded-md border border-line text-sm">
          {data.map((row) => (
            <LiveRow key={row.id} row={row} busy={one.busy} onEnd={() => void end(() => one.run({ id: row.id }))} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LiveRow({ row, busy, onEnd }: { readonly row: Live; readonly busy: boolean; readonly onEnd: () => void }) {
  const { t } = useLingui();
  const { device, enterpriseName, signedInAt, lastSeenAt, isCurrent } = row;
  const since = shanghaiMinute(signedInAt);
  const seen = shanghaiMinute(lastSeenAt);
  const name = device ?? t`未知设备`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <span className="min-w-0 flex-1">
        <PlaceWords place={row} />
        <span className="block text-xs text-ink-muted tabular-nums">
          {enterpriseName !== null && `${enterpriseName} · `}
          <Trans>
            {since} 登录，最近活动 {seen}
          </Trans>
        </span>
      </span>
      {isCurrent ? (
        <Tag tone="positive">{t`本次登录`}</Tag>
      ) : (
        <Button size="sm" busy={busy} aria-label={t`结束 ${name} 上的登录（${since}）`} onClick={onEnd}>
          <Trans>结束</Trans>
        </Button>
      )}
    </li>
  );
}

function PlaceWords({ place: { device, address, partner } }: { readonly place: Place }) {
  const { t } = useLingui();
  return (
    <>
      {device ?? t`未知设备`}
      {address !== null && <span className="text-ink-muted tabular-nums"> {address}</span>}
      {partner !== null && <span className="text-ink-muted"> {t`由${partner}单点登录`}</span>}
    </>
  );
}
