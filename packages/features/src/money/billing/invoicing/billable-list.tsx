import { contract } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { Button, EmptyState, SummaryStrip } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import {
  CardLine,
  defineFilters,
  ListCard,
  ListPage,
  searchFilter,
  useChosen,
  useColumns,
  useList,
  type ListColumn,
} from '../../../platform/lists/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { itemWords, type Billable } from '../billing-terms.ts';
import { RequestDialog } from './request-dialog.tsx';

const billableFilters = defineFilters(contract.billing.listBillable, { search: searchFilter('search', msg`费用名称或业务号`) });

function useBillableColumns(): readonly ListColumn<Billable>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<Billable>();
  return useMemo(() => {
    const name = ({ summary, kind }: Billable) => summary || i18n._(itemWords(kind));
    const rate = ({ taxRate }: Billable) => `${formatRatePercent(taxRate)}%`;
    return [
      { id: 'summary', header: t`费用`, sticky: 'start', cell: name, text: name },
      { id: 'businessNumber', header: t`业务号`, cell: (row) => row.businessNumber ?? '—', text: (row) => row.businessNumber ?? '' },
      columns.amount((row) => row.amount),
      { id: 'taxRate', header: t`税率`, priority: 'low', align: 'end', cell: rate, text: rate },
      columns.amountOf('tax', t`税额（元）`, (row) => row.tax),
      { ...columns.timeOf('paidAt', t`缴费时间`, (row) => row.paidAt), sortable: true },
    ];
  }, [t, i18n, columns]);
}

const keyOf = ({ id }: Billable) => id;

export interface BillableListProps {
  /** Called with the id of a new request, to show it. */
  readonly onRequested: (id: string) => void;
}

/** Paid fees without an invoice request; the selected ones are requested in one invoice. */
export function BillableList({ onRequested }: BillableListProps) {
  const { t, i18n } = useLingui();
  const mayRequest = usePermission('billing.request');
  const list = useList({ name: 'billable', filters: billableFilters });
  const [asking, setAsking] = useState(false);
  const chosen = useChosen(list, keyOf);
  const total = list.reply?.columnSums?.amount;
  return (
    <ListPage
      above={
        <SummaryStrip
          aria-label={t`待开合计`}
          figures={[
            { id: 'total', label: t`待开金额（元）`, value: total === undefined ? '—' : formatMoney(total) },
            { id: 'count', label: t`待开费用（笔）`, value: String(list.reply?.total ?? '—') },
          ]}
        />
      }
      list={list}
      columns={useBillableColumns()}
      label={t`可开费用明细`}
      rowKey={keyOf}
      rowLabel={(row) => row.summary || (row.businessNumber ?? row.id)}
      selectable={mayRequest}
      beside={
        mayRequest && (
          <Button intent="primary" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            <Trans>申请开票</Trans>
          </Button>
        )
      }
      unfound={t`没有符合条件的费用`}
      empty={<EmptyState title={t`没有待开票的费用`}>{t`平台确认到账的费用会出现在这里。`}</EmptyState>}
      renderCard={(row) => (
        <ListCard lead={row.summary || i18n._(itemWords(row.kind))} amount={row.amount}>
          <CardLine facts={[row.businessNumber ?? '—', t`税额 ${{ tax: formatMoney(row.tax) }} 元`]} />
        </ListCard>
      )}
    >
      {asking && (
        <RequestDialog
          fees={chosen}
          onClose={() => setAsking(false)}
          onRequested={(id) => {
            setAsking(false);
            list.setSelection(new Set());
            void list.refresh();
            onRequested(id);
          }}
        />
      )}
    </ListPage>
  );
}
