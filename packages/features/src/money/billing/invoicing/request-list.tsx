import { contract } from '@lianxin/api/contract';
import { formatMoney, INVOICE_REQUEST_STATES, shanghaiMinute } from '@lianxin/domain';
import { Amount, EmptyState } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import {
  CardLine,
  defineFilters,
  ListCard,
  ListEmpty,
  ListView,
  searchFilter,
  stateChips,
  TermBadge,
  useActsCell,
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

function useRequestColumns(acts: (row: InvoiceRequest) => ReactNode): readonly ListColumn<InvoiceRequest>[] {
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
      { id: 'invoiceNumber', header: t`发票号`, cell: (row) => row.invoiceNumber ?? '—', text: (row) => row.invoiceNumber ?? '' },
      columns.dayOf('issuedOn', t`开票日期`, (row) => row.issuedOn),
      columns.party('requestedBy', t`申请人`, (row) => row.requestedBy),
      columns.timeOf('requestedAt', t`申请时间`, (row) => row.requestedAt),
      columns.acts(acts),
    ],
    [t, columns, acts],
  );
}

/** The requests for invoices, with the invoices that were issued. */
export function RequestList() {
  const { t } = useLingui();
  const sheet = useSheet();
  const list = useList({ name: 'invoiceRequests', filters: requestFilters });
  const acts = useActsCell<InvoiceRequest>({
    name: ({ requestNumber }) => requestNumber,
    verbs: (row) => [{ id: 'view', label: row.file === null ? t`详情` : t`查看发票`, run: () => sheet.open(row.id) }],
  });
  const columns = useRequestColumns(acts);
  return (
    <>
      <ListView
        list={list}
        columns={columns}
        label={t`开票申请`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.requestNumber}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的申请`}>
            <EmptyState title={t`还没有开票申请`}>
              <Trans>在“可开费用”中选择费用后申请开票。</Trans>
            </EmptyState>
          </ListEmpty>
        }
        renderCard={(row) => (
          <ListCard lead={row.requestNumber} badge={<TermBadge term={REQUEST_TERMS[row.state]} />} acts={acts(row)}>
            <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
            <CardLine>
              <span>{row.invoiceNumber ?? '—'}</span>
              <span>{shanghaiMinute(row.requestedAt)}</span>
            </CardLine>
            {row.reason !== null && <p className="text-critical-ink">{row.reason}</p>}
          </ListCard>
        )}
      />
      <RequestSheet at={sheet} />
    </>
  );
}
