import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Button, LoadingRegion, Page, PageHeader, Panel, Skeleton } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { MadeFileButton } from '../../../platform/uploads/index.ts';
import { MonthSelect } from '../month-select.tsx';
import { StandingBanner } from '../standing-banner.tsx';
import { BusinessPanel } from './business-panel.tsx';
import { ServiceFigures } from './service-figures.tsx';
import { ServiceLines } from './service-lines.tsx';
import { useServiceActs } from './use-service-acts.ts';

/** Address parameters of a month; another month resets the list. */
const ADDRESS = { month: '', page: '', sort: '', business: '', search: '' } as const;

/** 服务账单: the platform's charges of a month by business with tax; to confirm, dispute, pay and request invoices. */
export function ServiceScreen() {
  const { t } = useLingui();
  const [address, change] = useQueryState(ADDRESS);
  const { data, error, refresh } = useEndpoint(contract.serviceBill.months, {}, { quiet: true });
  const months = data?.months ?? [];
  const month = months.find((one) => one.month === address.month) ?? months.find(({ state }) => state === 'toConfirm') ?? months[0];
  const acts = useServiceActs(() => void refresh());
  return (
    <Page
      header={
        <PageHeader
          title={t`服务账单`}
          sub={t`平台每月的服务费用，按业务列出，含增值税`}
          actions={
            month && (
              <>
                <MadeFileButton size="md" endpoint={contract.pdf.ofServiceMonth} request={{ month: month.month }}>
                  {t`下载 PDF`}
                </MadeFileButton>
                {acts.verbs(month).map(({ id, label, run }) => (
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
      {month && (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <MonthSelect
              label={t`账期`}
              months={months}
              value={month.month}
              onValueChange={(next) => change({ ...ADDRESS, month: next })}
            />
            <StandingBanner
              className="flex-1 basis-96"
              month={month}
              check={t`请核对各项费用、笔数和税额。有出入时提出异议，平台会答复。`}
            />
          </div>
          <ServiceFigures month={month} />
          <ServiceLines key={month.month} month={month.month} onPaid={() => void refresh()} />
          <BusinessPanel month={month} />
        </>
      )}
      {acts.dialogs}
    </Page>
  );
}
