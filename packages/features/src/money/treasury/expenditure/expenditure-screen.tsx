import { Page, PageHeader, Skeleton, Tab, TabList, Tabs } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ReactNode } from 'react';
import { QuotaStrip } from '../../../vouchers/issuance/index.ts';
import { useChartSwitch } from '../../../platform/lists/index.ts';
import { PlaceButton, useGoTo, useQueryState, type ScreenProps } from '../../../platform/navigation/index.ts';
import { FinancedList } from './financed-list.tsx';
import { IssuedList } from './issued-list.tsx';
import { PledgedList } from './pledged-list.tsx';
import { TransferredList } from './transferred-list.tsx';

const MonthsPanel = lazy(async () => ({ default: (await import('../months/months-panel.tsx')).MonthsPanel }));
const IssuedToDate = lazy(async () => ({ default: (await import('./issued-to-date.tsx')).IssuedToDate }));

const QUERY = { of: '' } as const;

/** Lists of the tabs in order. */
const LISTS: Readonly<Record<'issuance' | 'transfer' | 'financing' | 'pledge', () => ReactNode>> = {
  issuance: () => <IssuedList />,
  transfer: () => <TransferredList />,
  financing: () => <FinancedList />,
  pledge: () => <PledgedList />,
};
type ListName = keyof typeof LISTS;
const SUPPLIER: readonly ListName[] = ['transfer', 'financing', 'pledge'];
const CORE: readonly ListName[] = ['issuance', ...SUPPLIER];

/** Vouchers that left this enterprise: issued (core enterprises), transferred, financed, pledged. */
export function ExpenditureScreen({ side = 'supplier' }: ScreenProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const [query] = useQueryState(QUERY);
  const [isChartShown, chartSwitch] = useChartSwitch('expenditure');
  const issues = side === 'core';
  const names = issues ? CORE : SUPPLIER;
  const shown = names.find((name) => name === query.of) ?? names[0] ?? 'transfer';
  const words: Readonly<Record<ListName, string>> = { issuance: t`开立`, transfer: t`转让`, financing: t`融资`, pledge: t`质押` };

  return (
    <Page
      header={
        <PageHeader
          title={t`支出`}
          sub={issues ? t`本企业开立的，以及转让、融资和质押出去的链信` : t`本企业转让、融资和质押出去的链信`}
          actions={
            <>
              {chartSwitch}
              <PlaceButton to="treasury.income">
                <Trans>收入</Trans>
              </PlaceButton>
            </>
          }
        />
      }
    >
      {isChartShown && (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          {issues && <QuotaStrip />}
          <div className={issues ? 'grid gap-4 desktop:grid-cols-2' : undefined}>
            <MonthsPanel
              direction="out"
              title={t`每月支出`}
              counted={t`按对方签收日、放款日计`}
              series={[
                ...(issues ? [{ id: 'issuance' as const, label: words.issuance, color: 'chart-4' as const }] : []),
                { id: 'transfer', label: words.transfer, color: 'chart-1' },
                { id: 'financing', label: words.financing, color: 'chart-2' },
                { id: 'pledge', label: words.pledge, color: 'chart-3' },
              ]}
            />
            {issues && <IssuedToDate />}
          </div>
        </Suspense>
      )}
      <div className="flex flex-col gap-4">
        <Tabs
          value={shown}
          onValueChange={(of) => goTo('treasury.expenditure', { of: of === names[0] ? undefined : of })}
          activationMode="manual"
        >
          <TabList aria-label={t`支出类型`}>
            {names.map((name) => (
              <Tab key={name} value={name} aria-controls={undefined}>
                {words[name]}
              </Tab>
            ))}
          </TabList>
        </Tabs>
        {LISTS[shown]()}
      </div>
    </Page>
  );
}
