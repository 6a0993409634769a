import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { isCoreEnterprise } from '@lianxin/domain';
import { LoadingRegion, Panel, Skeleton } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { usePermission } from '../../permission/index.ts';
import { FailureState } from '../../notices/index.ts';
import { useSignedInViewer } from '../../session/index.ts';
import { CashForecast } from './cash-forecast.tsx';
import { DueCalendar } from './due-calendar.tsx';
import { HoldingsPanel } from './holdings-panel.tsx';
import { IssuedPanel } from './issued-panel.tsx';
import { Onboarding } from './onboarding.tsx';
import { TaskTable } from './task-table.tsx';
import type { Overview } from './task-terms.ts';
import { Widget } from './widget.tsx';

const EVERY_MS = 60_000;

/** The overview of the person's work, renewed every minute while the page is seen. */
export const useOverview = () => useEndpoint(contract.workbench.overview, {}, { quiet: true, refreshEveryMs: EVERY_MS });

const isEmpty = (overview: Overview): boolean =>
  overview.tasks.length === 0 &&
  overview.dueDays.length === 0 &&
  overview.holdings.every(({ count }) => count === 0) &&
  overview.issued.outstanding === 0n &&
  overview.issued.awaitingSignature === 0;

/** What waits, what falls due, what comes in and goes out, what is held. An administrator acts on none of it and sees the figures only. */
export function Board() {
  const viewer = useSignedInViewer();
  const acts = usePermission('signFor.make', 'signFor.confirm');
  const { data: overview, error, isLoading, isValidating, refresh } = useOverview();
  if (error && !overview)
    return (
      <Panel>
        <FailureState title={<Trans>工作台没有加载出来</Trans>} onRetry={() => void refresh()} retrying={isValidating} error={error}>
          <Trans>业务数据不受影响，可以重试，或从左侧菜单直接办理。</Trans>
        </FailureState>
      </Panel>
    );
  if (overview && isEmpty(overview)) return <Onboarding />;
  return (
    <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_minmax(400px,35%)]">
      {acts && (
        <Widget>
          <TaskTable overview={overview} isLoading={isLoading} />
        </Widget>
      )}
      {overview === undefined ? (
        <LoadingRegion className="contents">
          <Skeleton className="h-84" />
          <Skeleton className="h-77" />
          <Skeleton className="h-77" />
        </LoadingRegion>
      ) : (
        <>
          {!acts && (
            <Widget>
              <CashForecast overview={overview} />
            </Widget>
          )}
          <Widget>
            <DueCalendar overview={overview} />
          </Widget>
          {isCoreEnterprise(viewer) && (
            <div className="desktop:col-span-2">
              <Widget>
                <IssuedPanel overview={overview} />
              </Widget>
            </div>
          )}
          {acts && (
            <Widget>
              <CashForecast overview={overview} />
            </Widget>
          )}
          <div className={acts ? 'contents' : 'desktop:col-span-2'}>
            <Widget>
              <HoldingsPanel overview={overview} />
            </Widget>
          </div>
        </>
      )}
    </div>
  );
}
