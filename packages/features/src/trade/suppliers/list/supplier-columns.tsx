import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LeadCell, TermBadge, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { useSizeWords } from '../../../platform/terms/index.ts';
import { SupplierState } from './supplier-state.tsx';
import { agreementTerm, certificationTerm, SUPPLIER_TERMS, type Supplier } from './supplier-terms.ts';

/** The columns of the enterprises that this one deals with. */
export function useSupplierColumns(): readonly ListColumn<Supplier>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<Supplier>();
  const sizeWords = useSizeWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t`企业名称`,
        sticky: 'start',
        sortable: true,
        cell: (row) => <LeadCell party={row.creditCode}>{row.name}</LeadCell>,
        text: (row) => row.name,
      },
      {
        id: 'creditCode',
        header: t`统一社会信用代码`,
        priority: 'low',
        cell: (row) => <span className="tabular-nums">{row.creditCode}</span>,
        text: (row) => row.creditCode,
      },
      { id: 'size', header: t`企业规模`, priority: 'low', cell: (row) => sizeWords(row.size), text: (row) => sizeWords(row.size) },
      {
        id: 'certified',
        header: t`认证状态`,
        cell: (row) => <TermBadge term={certificationTerm(row)} />,
        text: (row) => i18n._(certificationTerm(row).label),
      },
      {
        id: 'agreed',
        header: t`签约状态`,
        priority: 'low',
        cell: (row) => <TermBadge term={agreementTerm(row)} />,
        text: (row) => i18n._(agreementTerm(row).label),
      },
      {
        id: 'tags',
        header: t`标签`,
        priority: 'low',
        cell: (row) => (
          <span className="flex flex-wrap gap-1">
            {row.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        ),
        text: (row) => row.tags.join(' '),
      },
      {
        id: 'accountCount',
        header: t`收款账户数`,
        align: 'end',
        priority: 'low',
        cell: (row) => row.accountCount,
        text: (row) => String(row.accountCount),
      },
      {
        id: 'unsignedCount',
        header: t`未签收笔数`,
        align: 'end',
        cell: (row) => row.unsignedCount,
        text: (row) => String(row.unsignedCount),
      },
      {
        id: 'usualTermDays',
        header: t`常用期限（天）`,
        align: 'end',
        priority: 'low',
        cell: (row) => row.usualTermDays ?? '—',
        text: (row) => String(row.usualTermDays ?? ''),
      },
      { ...columns.amountOf('quota', t`提醒额度（元）`, (row) => row.quota), priority: 'low' },
      { ...columns.amountOf('occupied', t`未兑付（元）`, (row) => row.occupied), priority: 'low' },
      { ...columns.amountOf('totalAmount', t`累计往来（元）`, (row) => row.totalAmount), sortable: true },
      { ...columns.dayOf('lastDealtOn', t`最近一笔`, (row) => row.lastDealtOn), priority: 'low' },
      {
        ...columns.state((row) => SUPPLIER_TERMS[row.state]),
        cell: (row) => <SupplierState supplier={row} />,
        text: ({ state, mergedInto }) => {
          const label = i18n._(SUPPLIER_TERMS[state].label);
          return mergedInto === null ? label : t`${label}，已合并到 ${{ successor: mergedInto.name }}`;
        },
      },
    ],
    [columns, t, i18n, sizeWords],
  );
}
