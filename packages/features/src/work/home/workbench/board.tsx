import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { isCoreEnterprise, isFinancialInstitution } from '@lianxin/domain';
import { LoadingRegion, Panel, Skeleton } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CashForecast } from '../../../money/cash-forecast/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { CreditLines } from './credit-lines.tsx';
import { DueCalendar } from './due-calendar.tsx';
import { HoldingsPanel } from './holdings-panel.tsx';
import { Onboarding } from './lazy-onboarding.tsx';
import type { Overview } from './task-terms.ts';
import { useLacksPeople } from './use-lacks-people.ts';
import { Widget } from './widget.tsx';

const EVERY_MS = 60_000;

/** The overview, reloaded every minute while visible. */
export const useOverview = () => useEndpoint(contract.workbench.overview, {}, { quiet: true, refreshEveryMs: EVERY_MS });

const holdsNothing = ({ holdings }: Overview): boolean => holdings.every(({ count }) => count === 0);
const isEmpty = (overview: Overview): boolean =>
  overview.tasks.length === 0 &&
  overview.noticeTotal === 0 &&
  overview.dueDays.length === 0 &&
  holdsNothing(overview) &&
  Object.values(overview.counts.issuances).every((count) => count === 0);

export interface BoardProps {
  /** The content once the enterprise has started; the overview is undefined while it loads. */
  readonly children: (overview: Overview | undefined) => ReactNode;
  /** What a lender or guarantor without vouchers of its own sees instead of the first steps of a new enterprise. */
  readonly lending: (overview: Overview) => ReactNode;
}

/** The frame of home and workbench: a failure with a retry, and the next step of a new enterprise. */
export function Board({ children, lending }: BoardProps) {
  const viewer = useSignedInViewer();
  const lacksPeople = useLacksPeople();
  const { data: overview, error, isValidating, refresh } = useOverview();
  if (error && !overview)
    return (
      <Panel>
        <FailureState title={<Trans>工作台没有加载出来</Trans>} onRetry={() => void refresh()} retrying={isValidating} error={error}>
          <Trans>业务数据不受影响，可以重试，或从左侧菜单直接办理。</Trans>
        </FailureState>
      </Panel>
    );
  if (overview && isEmpty(overview))
    return (
      <>
        <Onboarding lacksPeople={lacksPeople} />
        {isFinancialInstitution(viewer) && lending(overview)}
        <Lines overview={overview} />
      </>
    );
  return (
    <>
      {lacksPeople && <Onboarding lacksPeople />}
      {children(overview)}
    </>
  );
}

/** A wide and a narrow column. */
export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desktop:grid-cols-[minmax(0,1fr)_minmax(400px,35%)]">{children}</div>
);

/** A core enterprise's credit lines; nothing for others. */
export function Lines({ overview }: { readonly overview: Overview | undefined }) {
  const viewer = useSignedInViewer();
  if (!isCoreEnterprise(viewer) || overview === undefined || overview.quotas.length === 0) return null;
  return (
    <Widget>
      <CreditLines overview={overview} />
    </Widget>
  );
}

export const Dues = ({ overview }: { readonly overview: Overview | undefined }) =>
  overview === undefined ? (
    <LoadingRegion className="contents">
      <Skeleton className="h-84" />
    </LoadingRegion>
  ) : (
    <Widget>
      <DueCalendar overview={overview} />
    </Widget>
  );

export const Cash = ({ overview }: { readonly overview: Overview | undefined }) =>
  overview === undefined ? (
    <LoadingRegion className="contents">
      <Skeleton className="h-77" />
    </LoadingRegion>
  ) : (
    <Widget>
      <CashForecast overview={overview} />
    </Widget>
  );

/** The figures: cash flow beside dues, the parts of the holdings, credit lines. */
export function FigureBoard({ overview }: { readonly overview: Overview | undefined }) {
  // Pure issuers have no holdings to show.
  const core = isCoreEnterprise(useSignedInViewer());
  return (
    <>
      <Columns>
        <Cash overview={overview} />
        <Dues overview={overview} />
      </Columns>
      {overview && !(core && holdsNothing(overview)) && (
        <Widget>
          <HoldingsPanel overview={overview} />
        </Widget>
      )}
      <Lines overview={overview} />
    </>
  );
}
