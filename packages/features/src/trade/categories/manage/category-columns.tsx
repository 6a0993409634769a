import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { CATEGORY_TERMS, type Category } from './category-terms.ts';

/** The columns of what an enterprise sorts its trade by. */
export function useCategoryColumns(): readonly ListColumn<Category>[] {
  const { t } = useLingui();
  const columns = useColumns<Category>();
  return useMemo(
    () => [
      {
        id: 'code',
        header: t`编码`,
        sticky: 'start',
        sortable: true,
        cell: (row) => <span className="tabular-nums">{row.code}</span>,
        text: (row) => row.code,
      },
      {
        id: 'name',
        header: t`名称`,
        sortable: true,
        cell: (row) => (
          <span className="inline-flex items-center gap-2">
            {row.name}
            {row.owner === 'group' && <Tag>{t`集团`}</Tag>}
          </span>
        ),
        text: (row) => row.name,
      },
      { id: 'parent', header: t`上级`, priority: 'low', cell: (row) => row.parentName ?? '—', text: (row) => row.parentName ?? '' },
      {
        id: 'taxCode',
        header: t`税收分类`,
        priority: 'low',
        cell: (row) => <span className="tabular-nums">{row.taxCode ?? '—'}</span>,
        text: (row) => row.taxCode ?? '',
      },
      {
        id: 'usedCount',
        header: t`被引用数`,
        align: 'end',
        sortable: true,
        cell: (row) => row.usedCount,
        text: (row) => String(row.usedCount),
      },
      columns.state((row) => CATEGORY_TERMS[row.state]),
    ],
    [columns, t],
  );
}
