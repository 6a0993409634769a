import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardActs, TermBadge } from '../../lists/index.ts';
import { SUPPLIER_TERMS, type Supplier } from './supplier-terms.ts';

/** A supplier as a card, for a phone. */
export const SupplierCard = ({ row, children }: { readonly row: Supplier; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-2 rounded-md border border-line bg-surface p-3 text-sm">
    <div className="flex items-center justify-between gap-2">
      <span className="min-w-0 font-medium">{row.name}</span>
      <TermBadge term={SUPPLIER_TERMS[row.state]} />
    </div>
    <span className="text-ink-muted tabular-nums">{row.creditCode}</span>
    <div className="flex flex-wrap justify-between gap-2 text-ink-muted">
      <Trans>累计往来（元）</Trans>
      <Amount value={formatMoney(row.totalAmount)} />
    </div>
    <CardActs>{children}</CardActs>
  </div>
);
