import type { TradeInvoiceRow } from '@lianxin/api/contract';
import { Tag, TriangleAlertIcon } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LeadCell, TermBadge, TextCell, useColumns, type ListColumn } from '../../../../platform/lists/index.ts';
import { INVOICE_KIND_TERMS } from '../../verification-terms.ts';
import { fileColumn } from '../file-cell.tsx';
import { isEndangered, otherOf, standingOf } from './invoice-words.ts';

/** Columns hidden by default. */
export const INVOICE_COLUMNS_HIDDEN: readonly string[] = ['code', 'goods', 'amountWithoutTax', 'seller', 'buyer', 'contract', 'verifiedAt'];

/** `hasFiles`: whether any row has a file; otherwise there is no column for them. */
export function useInvoiceColumns(hasFiles: boolean): readonly ListColumn<TradeInvoiceRow>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<TradeInvoiceRow>();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t`发票号码`,
        sticky: 'start',
        sortable: true,
        cell: (row) => (
          <LeadCell party={otherOf(row).name}>
            <span className="whitespace-nowrap tabular-nums">{row.number}</span>
          </LeadCell>
        ),
        text: (row) => row.number,
      },
      columns.party('kind', t`类型`, (row) => i18n._(INVOICE_KIND_TERMS[row.kind])),
      columns.code('code', t`代码`, (row) => row.code),
      columns.dayOf('issuedOn', t`开票日期`, (row) => row.issuedOn),
      {
        id: 'other',
        header: t`对方企业`,
        priority: 'low',
        cell: (row) => (
          <span className="flex items-center gap-1.5">
            <TextCell text={otherOf(row).name} />
            <Tag>{row.side === 'buyer' ? t`销` : t`购`}</Tag>
          </span>
        ),
        text: (row) => otherOf(row).name,
      },
      columns.party('seller', t`销售方`, (row) => row.seller.name),
      columns.party('buyer', t`购买方`, (row) => row.buyer.name),
      columns.party('goods', t`货物`, (row) => row.goods),
      columns.amountOf('amountWithoutTax', t`不含税（元）`, (row) => row.amountWithoutTax),
      { ...columns.amountOf('amountWithTax', t`含税（元）`, (row) => row.amountWithTax), sortable: true },
      { ...columns.amountOf('usedAmount', t`已占用（元）`, (row) => row.usedAmount), sortable: true },
      columns.amountOf('freeAmount', t`可用（元）`, (row) => row.freeAmount),
      columns.code('contract', t`合同`, (row) => row.contract?.number ?? null),
      {
        id: 'verification',
        header: t`查验状态`,
        cell: (row) => (
          <span className="flex items-center gap-1">
            <TermBadge term={standingOf(row)} />
            {isEndangered(row) && <TriangleAlertIcon className="text-critical" aria-label={t`已被占用`} />}
          </span>
        ),
        text: (row) => i18n._(standingOf(row).label),
      },
      columns.timeOf('verifiedAt', t`查验时间`, (row) => row.verifiedAt),
      ...(hasFiles ? [fileColumn(t`附件`)] : []),
    ],
    [columns, t, i18n, hasFiles],
  );
}
