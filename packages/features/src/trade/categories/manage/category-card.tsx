import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { CATEGORY_TERMS, type Category } from './category-terms.ts';

export const CategoryCard = ({ row, acts }: { readonly row: Category; readonly acts: ReactNode }) => (
  <ListCard lead={`${row.code} ${row.name}`} term={CATEGORY_TERMS[row.state]} acts={acts}>
    {row.parentName !== null && (
      <CardLine>
        <Trans>上级</Trans>
        {row.parentName}
      </CardLine>
    )}
    <CardLine>
      <Trans>被引用 {row.usedCount} 次</Trans>
    </CardLine>
  </ListCard>
);
