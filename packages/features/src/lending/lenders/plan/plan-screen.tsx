import type { PlanPeriod } from '@lianxin/domain';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton, Page, PageHeader, Panel, Segmented, UploadIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureState } from '../../../platform/notices/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { BalanceDialog } from './balance-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { PlanFigures } from './plan-figures.tsx';
import { PlanTable } from './plan-table.tsx';
import { PlanWarnings } from './plan-warnings.tsx';
import { usePlan } from './use-plan.ts';
import { useRowEditing } from './use-row-editing.ts';
import { VariancePanel } from './variance-panel.tsx';

/** A lender's plan of receipts and payments, the actual amounts, and the use of its limits. The operator plans; the reviewer reads. */
export function PlanScreen() {
  const { t } = useLingui();
  const mayPlan = usePermission('plan.make');
  const plan = usePlan();
  const editing = useRowEditing(plan.period);
  const [asking, setAsking] = useState<'balance' | 'import'>();
  const { data: overview, error, isLoading, refresh } = plan.got;
  const periods: readonly { readonly value: PlanPeriod; readonly label: string }[] = [
    { value: 'week', label: t`按周` },
    { value: 'month', label: t`按月` },
  ];
  const close = () => setAsking(undefined);

  return (
    <Page
      header={
        <PageHeader
          title={t`资金计划`}
          actions={
            mayPlan &&
            overview && (
              <>
                <Button onClick={() => setAsking('balance')}>
                  <Trans>登记余额</Trans>
                </Button>
                <Button intent="primary" icon={<UploadIcon aria-hidden />} onClick={() => setAsking('import')}>
                  <Trans>导入计划</Trans>
                </Button>
              </>
            )
          }
        />
      }
    >
      {overview && <PlanWarnings warnings={overview.warnings} />}
      {overview && <PlanFigures overview={overview} />}
      <Panel
        title={<Trans>计划与实际</Trans>}
        sub={<Trans>按周与按月是同一份计划；已过的日子按实际，以后按计划或到期金额</Trans>}
        flush
        extra={
          <>
            {plan.moved && (
              <Button size="sm" onClick={plan.today}>
                <Trans>回到本期</Trans>
              </Button>
            )}
            <IconButton size="sm" label={t`更早的期间`} icon={<ChevronLeftIcon />} onClick={plan.earlier} />
            <IconButton size="sm" label={t`更晚的期间`} icon={<ChevronRightIcon />} onClick={plan.later} />
            <Segmented
              name="period"
              label={t`期间`}
              options={periods}
              value={plan.period}
              onValueChange={(next) => {
                editing.cancel();
                plan.setPeriod(next);
              }}
            />
          </>
        }
      >
        <PlanTable
          label={t`各期计划与实际`}
          overview={overview}
          loading={isLoading}
          error={error && overview === undefined && <FailureState error={error} onRetry={() => void refresh()} />}
          editing={mayPlan ? editing : undefined}
        />
      </Panel>
      {overview && <VariancePanel overview={overview} />}
      <LimitsPanel />
      {asking === 'balance' && overview && <BalanceDialog overview={overview} onClose={close} />}
      {asking === 'import' && overview && <ImportDialog period={plan.period} today={overview.today} onClose={close} />}
    </Page>
  );
}
