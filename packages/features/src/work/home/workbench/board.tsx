import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { isCoreEnterprise, isFinancialInstitution } from '@lianxin/domain';
import { LoadingRegion, Panel, Skeleton } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CashForecast } from '../../../money/cash-forecast/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { DueCalendar } from './due-calendar.tsx';
import { HoldingsPanel } from './holdings-panel.tsx';
import { IssuedPanel } from './issued-panel.tsx';
import { Onboarding } from './lazy-onboarding.tsx';
import { TaskTable } from './task-table.tsx';
import type { Overview } from './task-terms.ts';
import { useLacksPeople } from './use-lacks-people.ts';
import { Widget } from './widget.tsx';

const EVERY_MS = 60_000;

/** The overview, reloaded every minute while visible. */
export const useOverview = () => useEndpoint(contract.workbench.overview, {}, { quiet: true, refreshEveryMs: EVERY_MS });

const holdsNothing = ({ holdings }: Overview): boolean => holdings.every(({ count }) => count === 0);
const isEmpty = (overview: Overview): boolean =>
  overview.tasks.length === 0 &&
  overview.dueDays.length === 0 &&
  holdsNothing(overview) &&
  Object.values(overview.counts.issuances).every((count) => count === 0);

/** Full width. */
const WIDE = 'desktop:col-span-2';

export interface BoardProps {
  /** Shown above once the enterprise has started. */
  readonly children?: ReactNode;
}

/**
 * In order: the next step of a new enterprise; debts and lines of a core enterprise; tasks; dues, cash flow and holdings. Administrators
 * only see figures.
 */
export function Board({ children }: BoardProps) {
  const viewer = useSignedInViewer();
  const core = isCoreEnterprise(viewer);
  const acts = usePermission('signFor.make', 'signFor.confirm');
  const lacksPeople = useLacksPeople();
  const { data: overview, error, isLoading, isValidating, refresh } = useOverview();
  if (error && !overview)
    return (
      <Panel>
        <FailureState title={<Trans>工作台没有加载出来</Trans>} onRetry={() => void refresh()} retrying={isValidating} error={error}>
          <Trans>业务数据不受影响，可以重试，或从左侧菜单直接办理。</Trans>
        </FailureState>
      </Panel>
    );
  const empty = overview !== undefined && isEmpty(overview);
  const issued =
    core &&
    (overview === undefined ? (
      <Skeleton className="h-44" />
    ) : (
      <Widget>
        <IssuedPanel overview={overview} />
      </Widget>
    ));
  const cash = overview && (
    <Widget>
      <CashForecast overview={overview} />
    </Widget>
  );
  const tasks = (
    <Widget>
      <TaskTable overview={overview} isLoading={isLoading} />
    </Widget>
  );
  if (empty)
    return (
      <>
        <Onboarding lacksPeople={lacksPeople} />
        {overview.quotas.length > 0 && issued}
        {/* Lenders on pledges hold no vouchers but have tasks. */}
        {isFinancialInstitution(viewer) && (acts ? tasks : cash)}
      </>
    );
  // Pure issuers have no holdings to show.
  const holdings = overview && !(core && holdsNothing(overview)) && (
    <Widget>
      <HoldingsPanel overview={overview} />
    </Widget>
  );
  return (
    <>
      {lacksPeople && <Onboarding lacksPeople />}
      {children}
      {issued}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desktop:grid-cols-[minmax(0,1fr)_minmax(400px,35%)]">
        {acts ? tasks : cash}
        {overview === undefined ? (
          <LoadingRegion className="contents">
            <Skeleton className="h-84" />
            <Skeleton className="h-77" />
            <Skeleton className="h-77" />
          </LoadingRegion>
        ) : (
          <Widget>
            <DueCalendar overview={overview} />
          </Widget>
        )}
        {acts && <div className={holdings ? 'contents' : WIDE}>{cash}</div>}
        {holdings && <div className={acts ? 'contents' : WIDE}>{holdings}</div>}
      </div>
    </>
  );
}
