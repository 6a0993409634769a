import { contract } from '@lianxin/api/contract';
import { INVOICE_REQUEST_STATES, shanghaiMinute } from '@lianxin/domain';
import { EmptyState } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import {
  CardLine,
  defineFilters,
  ListCard,
  ListPage,
  searchFilter,
  stateChips,
  useColumns,
  useList,
  useSheet,
  type ListColumn,
} from '../../../platform/lists/index.ts';
import { REQUEST_TERMS, type InvoiceRequest } from '../billing-terms.ts';
import { RequestSheet } from './request-sheet.tsx';

const requestFilters = defineFilters(contract.billing.listInvoiceRequests, {
  state: stateChips('states', REQUEST_TERMS, INVOICE_REQUEST_STATES),
  search: searchFilter('search', msg`申请单号或发票号`),
});

function useRequestColumns(): readonly ListColumn<InvoiceRequest>[] {
  const { t } = useLingui();
  const columns = useColumns<InvoiceRequest>();
  return useMemo(
    () => [
      {
        id: 'requestNumber',
        header: t`申请单号`,
        sticky: 'start',
        sortable: true,
        cell: (row) => <span className="text-accent tabular-nums">{row.requestNumber}</span>,
        text: (row) => row.requestNumber,
      },
      columns.amount((row) => row.amount),
      columns.amountOf('tax', t`税额（元）`, (row) => row.tax),
      columns.state((row) => REQUEST_TERMS[row.state]),
      { ...columns.code('invoiceNumber', t`发票号`, (row) => row.invoiceNumber), priority: 'high' },
      columns.dayOf('issuedOn', t`开票日期`, (row) => row.issuedOn),
      columns.party('requestedBy', t`申请人`, (row) => row.requestedBy),
      columns.timeOf('requestedAt', t`申请时间`, (row) => row.requestedAt),
    ],
    [t, columns],
  );
}

export function RequestList() {
  const { t } = useLingui();
  const at = useSheet();
  const list = useList({ name: 'invoiceRequests', filters: requestFilters });
  return (
    <ListPage
      list={list}
      columns={useRequestColumns()}
      label={t`开票申请`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.requestNumber}
      at={at}
      verbs={(row, view) => [row.file === null ? view : { ...view, label: t`查看发票` }]}
      unfound={t`没有符合条件的申请`}
      empty={<EmptyState title={t`还没有开票申请`}>{t`在“可开费用”中选择费用后申请开票。`}</EmptyState>}
      renderCard={(row, card) => (
        <ListCard lead={row.requestNumber} term={REQUEST_TERMS[row.state]} amount={row.amount} reason={row.reason} acts={card.acts}>
          <CardLine facts={[row.invoiceNumber ?? '—', shanghaiMinute(row.requestedAt)]} />
        </ListCard>
      )}
      sheet={<RequestSheet at={at} />}
    />
  );
}
