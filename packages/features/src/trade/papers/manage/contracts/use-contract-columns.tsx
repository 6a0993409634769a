import type { TradeContractRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LeadCell, useColumns, type ListColumn } from '../../../../platform/lists/index.ts';
import { fileColumn } from '../file-cell.tsx';

/** Hidden at first, so that the others fit beside the menu in both languages. */
export const CONTRACT_COLUMNS_HIDDEN = ['invoices', 'endsOn'] as const;

/** `hasFiles`: whether any row has a file; otherwise there is no column for them. */
export function useContractColumns(hasFiles: boolean): readonly ListColumn<TradeContractRow>[] {
  const { t } = useLingui();
  const columns = useColumns<TradeContractRow>();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t`合同编号`,
        sticky: 'start',
        sortable: true,
        cell: (row) => <LeadCell party={row.name}>{row.number}</LeadCell>,
        text: (row) => row.number,
      },
      columns.party('name', t`合同名称`, (row) => row.name),
      columns.party('buyer', t`买方`, (row) => row.buyer.name),
      columns.party('seller', t`卖方`, (row) => row.seller.name),
      { ...columns.amountOf('amount', t`合同金额（元）`, (row) => row.amount), sortable: true },
      columns.amountOf('usedAmount', t`已占用（元）`, (row) => row.usedAmount),
      columns.count('invoices', t`发票数`, (row) => row.invoiceCount),
      columns.dayOf('signedOn', t`签订日期`, (row) => row.signedOn),
      { ...columns.dayOf('endsOn', t`终止日期`, (row) => row.endsOn), sortable: false, priority: 'low' },
      columns.code('allowsVoucher', t`凭证支付`, (row) => (row.allowsVoucher ? (row.voucherClause ?? t`合同已约定`) : t`合同未约定`)),
      ...(hasFiles ? [fileColumn(t`附件`)] : []),
    ],
    [columns, t, hasFiles],
  );
}
