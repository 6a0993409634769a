import { contract, type Repayable } from '@lianxin/api/contract';
import { useClient, useEndpoint } from '@lianxin/api/react';
import { Descriptions, EmptyState, Panel, Skeleton } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Repayments } from '../../../lending/funding/index.ts';
import {
  CardLine,
  DUE_FIRST,
  ListCard,
  ListPage,
  MaskedAccount,
  RecordSheet,
  useChartSwitch,
  useList,
  useRecord,
  useSheet,
  type SheetPlace,
  type Verb,
} from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { REPAYABLE_TERMS } from './repayable-terms.ts';
import { repaymentFilters } from './repayment-filters.ts';
import { RepaymentFigures } from './repayment-figures.tsx';
import { REPAYMENT_COLUMNS_HIDDEN, useRepaymentColumns } from './use-repayment-columns.tsx';

const SchedulePanel = lazy(async () => ({ default: (await import('./schedule-panel.tsx')).SchedulePanel }));

/** Loans to repay: today's debt, due days, and links to repay and authorise. */
export function RepaymentsScreen() {
  const { t } = useLingui();
  const at = useSheet();
  const { data: days, error, refresh } = useEndpoint(contract.treasury.repaymentDays, {}, { quiet: true });
  const list = useList({ name: 'repayments', filters: repaymentFilters, order: DUE_FIRST, hiddenAtFirst: REPAYMENT_COLUMNS_HIDDEN });
  const [isScheduleShown, scheduleSwitch] = useChartSwitch('repayments', t`还款日程`);
  const leads = useLeads();
  return (
    <ListPage
      title={t`还款管理`}
      sub={t`质押贷款由经办岗还款、审核岗授权，平台不自动扣款；卖断的融资由开立方到期兑付，不在此列`}
      actions={scheduleSwitch}
      above={
        <>
          {days === undefined && error === undefined && <Skeleton className="h-18 w-full" />}
          {days === undefined && error !== undefined && (
            <Panel>
              <FailureState error={error} onRetry={() => void refresh()} />
            </Panel>
          )}
          {days !== undefined && (
            <>
              <RepaymentFigures days={days} />
              {isScheduleShown && (
                <Suspense fallback={<Skeleton className="h-80 w-full" />}>
                  <SchedulePanel days={days} />
                </Suspense>
              )}
            </>
          )}
        </>
      }
      list={list}
      columns={useRepaymentColumns()}
      label={t`还款管理`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.applicationNumber}
      at={at}
      verbs={(row, view) => [...leads(row), view]}
      renderCard={(row, card) => (
        <ListCard lead={row.lenderName} term={REPAYABLE_TERMS[row.state]} amount={row.total} acts={card.acts}>
          <CardLine facts={[row.applicationNumber, t`今日还清需`, t`还款日 ${{ paysOn: row.paysOn }}`]} />
        </ListCard>
      )}
      unfound={t`没有符合条件的还款`}
      empty={<EmptyState title={t`还没有需要还款的贷款`}>{t`质押贷款放款后，在这里查看应还本息和还款记录。`}</EmptyState>}
      sheet={({ data }) => <RepaymentSheet at={at} row={data} verbs={leads} />}
    />
  );
}

/** Where repayments are entered and authorised: in the records, for people who may. */
function useLeads(): (row: Repayable) => readonly Verb[] {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  return ({ id, acts }) => [
    ...(acts.includes('repay') && place('pledge.records') !== undefined
      ? [{ id: 'repay', label: t`去还款`, run: () => goTo('pledge.records', { id, tab: 'repayments' }) }]
      : []),
    ...(acts.includes('repayAuthorise') && place('pledge.review') !== undefined
      ? [{ id: 'authorise', label: t`去授权`, run: () => goTo('pledge.review', { id }) }]
      : []),
  ];
}

interface RepaymentSheetProps {
  readonly at: SheetPlace;
  /** The loan, if the page contains it. */
  readonly row: Repayable | undefined;
  readonly verbs: (row: Repayable) => readonly Verb[];
}

/** Today's debt of a loan and all its repayments. */
function RepaymentSheet({ at, row, verbs }: RepaymentSheetProps) {
  const { t } = useLingui();
  const client = useClient();
  return (
    <RecordSheet
      at={at}
      shown={useRecord(contract.pledge.ghRepayments, at.id)}
      title={() => row?.applicationNumber ?? t`还款详情`}
      {...(row && { acts: { name: () => row.applicationNumber, verbs: () => verbs(row) } })}
    >
      {(record) => (
        <>
          {row && (
            <Descriptions
              items={[{ label: t`本企业收款账户`, value: row.account === null ? '—' : <MaskedAccount account={row.account} /> }]}
            />
          )}
          <Repayments
            {...record}
            {...(row && {
              order: {
                reference: row.applicationNumber,
                askAccount: () => client.call(contract.pledge.payee, { id: row.id, payment: 'repayment' }),
              },
            })}
          />
        </>
      )}
    </RecordSheet>
  );
}
