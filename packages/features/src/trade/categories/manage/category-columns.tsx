import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { CATEGORY_TERMS, type Category } from './category-terms.ts';

export function useCategoryColumns(): readonly ListColumn<Category>[] {
  const { t } = useLingui();
  const columns = useColumns<Category>();
  return useMemo(
    () => [
      { ...columns.code('code', t`编码`, (row) => row.code), priority: 'high', sticky: 'start', sortable: true },
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
      columns.code('parent', t`上级`, (row) => row.parentName),
      columns.code('taxCode', t`税收分类`, (row) => row.taxCode),
      { ...columns.count('usedCount', t`被引用数`, (row) => row.usedCount), priority: 'high', sortable: true },
      columns.state((row) => CATEGORY_TERMS[row.state]),
    ],
    [columns, t],
  );
}
