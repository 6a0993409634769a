import type { FinancingRow } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { FINANCING_TERMS } from '../../../platform/terms/index.ts';

/** A financing on an issuer's phone: whose, how much, and what the issuer would bear of it. */
export function IssuerCard({ row, acts }: { readonly row: FinancingRow; readonly acts: ReactNode }) {
  const { t } = useLingui();
  return (
    <ListCard lead={row.holder.name} badge={<TermBadge term={FINANCING_TERMS[row.state]} />} acts={acts}>
      <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
      <CardLine>
        <span>{row.lenderName}</span>
        <span>{t`我方承担 ${{ costs: formatMoney(row.issuerCosts) }}`}</span>
      </CardLine>
      <CardLine>
        <span>{row.applicationNumber}</span>
        <span>{t`到期 ${{ dueOn: row.dueOn }}`}</span>
      </CardLine>
    </ListCard>
  );
}
