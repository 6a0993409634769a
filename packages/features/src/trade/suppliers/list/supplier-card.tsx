import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { SupplierState } from './supplier-state.tsx';
import type { Supplier } from './supplier-terms.ts';

export const SupplierCard = ({ row, acts }: { readonly row: Supplier; readonly acts: ReactNode }) => (
  <ListCard lead={row.name} badge={<SupplierState supplier={row} />} acts={acts}>
    <CardLine>{row.creditCode}</CardLine>
    <CardLine>
      <Trans>累计往来（元）</Trans>
      <Amount value={formatMoney(row.totalAmount)} />
    </CardLine>
  </ListCard>
);
