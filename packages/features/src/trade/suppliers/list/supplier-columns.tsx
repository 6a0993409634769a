import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LeadCell, TermBadge, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { useSizeWords, type Term } from '../../../platform/terms/index.ts';
import { SupplierState } from './supplier-state.tsx';
import { agreementTerm, certificationTerm, SUPPLIER_TERMS, type Supplier } from './supplier-terms.ts';

/** A badge for an exception only. */
function QuietTerm({ term }: { readonly term: Term }) {
  const { i18n } = useLingui();
  return term.tone === 'positive' ? <span className="text-ink-muted">{i18n._(term.label)}</span> : <TermBadge term={term} />;
}

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
      columns.code('creditCode', t`统一社会信用代码`, (row) => row.creditCode),
      columns.code('size', t`企业规模`, (row) => sizeWords(row.size)),
      {
        ...columns.state(certificationTerm),
        id: 'certified',
        header: t`认证状态`,
        cell: (row) => <QuietTerm term={certificationTerm(row)} />,
      },
      {
        ...columns.state(agreementTerm),
        id: 'agreed',
        header: t`签约状态`,
        priority: 'low',
        cell: (row) => <QuietTerm term={agreementTerm(row)} />,
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
      columns.count('accountCount', t`收款账户数`, (row) => row.accountCount),
      { ...columns.count('unsignedCount', t`未签收笔数`, (row) => row.unsignedCount), priority: 'high' },
      columns.count('usualTermDays', t`常用期限（天）`, (row) => row.usualTermDays),
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
