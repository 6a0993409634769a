import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { StatementSide } from '@lianxin/domain';
import { Button, LoadingRegion, Page, PageHeader, Panel, Segmented, Skeleton } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useChartSwitch } from '../../../platform/lists/index.ts';
import { useQueryState, type ScreenProps } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { MadeFileButton } from '../../../platform/uploads/index.ts';
import { MonthSelect } from '../month-select.tsx';
import { StandingBanner } from '../standing-banner.tsx';
import { LinesList } from './lines-list.tsx';
import { MonthFigures } from './month-figures.tsx';
import { useStatementActs } from './use-statement-acts.ts';

const StatementMonths = lazy(async () => ({ default: (await import('./months-panel.tsx')).StatementMonths }));
const PartsPanel = lazy(async () => ({ default: (await import('./parts-panel.tsx')).PartsPanel }));

/** Address parameters of a month; another month resets the list. */
const ADDRESS = { side: '', month: '', with: '', page: '', sort: '', kind: '', search: '' } as const;
const FIRST_PAGE = { page: '', sort: '', kind: '', search: '' } as const;

/** 链信账单: a supplier's holdings; a core enterprise's issuances and holdings. */
export function BillScreen({ side: section = 'supplier' }: ScreenProps) {
  const { t } = useLingui();
  const [address, change] = useQueryState(ADDRESS);
  const side: StatementSide = section === 'core' && address.side !== 'held' ? 'issued' : 'held';
  const { data, error, refresh } = useEndpoint(contract.statement.months, { side }, { quiet: true });
  const months = data?.months ?? [];
  const month = months.find((one) => one.month === address.month) ?? months.find(({ state }) => state === 'toConfirm') ?? months[0];
  const other = months.find((one) => one.month === address.with);
  const [isChartShown, chartSwitch] = useChartSwitch('statements', t`汇总与图表`);
  const acts = useStatementActs(side, () => void refresh());
  const verbs = month ? acts.verbs(month) : [];
  return (
    <Page
      header={
        <PageHeader
          title={t`链信账单`}
          sub={side === 'issued' ? t`每月开立、兑付与应付余额` : t`每月持有的链信：期初、收入、支出与期末`}
          actions={
            month && (
              <>
                {chartSwitch}
                <MadeFileButton size="md" endpoint={contract.pdf.ofMonth} request={{ month: month.month, side }}>
                  {t`下载 PDF`}
                </MadeFileButton>
                {verbs.map(({ id, label, run }) => (
                  <Button key={id} intent={id === 'confirm' ? 'primary' : 'line'} onClick={run}>
                    {label}
                  </Button>
                ))}
              </>
            )
          }
        />
      }
    >
      {data === undefined && error === undefined && (
        <LoadingRegion className="flex flex-col gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-72 w-full" />
        </LoadingRegion>
      )}
      {data === undefined && error !== undefined && (
        <Panel>
          <FailureState error={error} onRetry={() => void refresh()} />
        </Panel>
      )}
      <div className="flex flex-wrap items-center gap-4 empty:hidden">
        {section === 'core' && (
          <Segmented
            label={t`账单`}
            name="statement-side"
            value={side}
            options={[
              { value: 'issued', label: t`开立的` },
              { value: 'held', label: t`持有的` },
            ]}
            onValueChange={(next) => change({ ...FIRST_PAGE, month: '', with: '', side: next === 'held' ? 'held' : '' })}
          />
        )}
        {month && (
          <>
            <MonthSelect
              label={t`账期`}
              months={months}
              value={month.month}
              onValueChange={(next) => change({ ...FIRST_PAGE, month: next })}
            />
            <MonthSelect
              label={t`对比月份`}
              months={months.filter((one) => one !== month)}
              value={other?.month ?? ''}
              none={t`不对比`}
              onValueChange={(next) => change({ with: next })}
            />
            <StandingBanner className="flex-1 basis-96" month={month} check={t`请核对期初、发生额与期末。有出入时提出异议，平台会答复。`} />
          </>
        )}
      </div>
      {month && (
        <>
          <MonthFigures side={side} month={month} other={other} />
          {isChartShown && (
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              {side === 'issued' && <PartsPanel month={month.month} />}
              <StatementMonths side={side} months={months} month={month.month} />
            </Suspense>
          )}
          <LinesList key={`${side}:${month.month}`} side={side} month={month} />
        </>
      )}
      {acts.dialogs}
    </Page>
  );
}
