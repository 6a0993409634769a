import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, NumberCell, TermBadge } from '../../../platform/lists/index.ts';
import { TRANSFER_TERMS } from '../../../platform/terms/index.ts';
import type { TransferRow } from '../transfer-acts.tsx';

/** A transfer on a phone: how much to whom, where it stands, what can be done. */
export function RecordCard({ row, acts }: { readonly row: TransferRow; readonly acts: ReactNode }) {
  const { t } = useLingui();
  return (
    <ListCard lead={row.recipient.name} badge={<TermBadge term={TRANSFER_TERMS[row.state]} />} acts={acts}>
      <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
      <CardLine>
        <NumberCell number={row.childNumber ?? row.sourceNumber} />
        <span>{t`到期 ${{ dueOn: row.dueOn }}`}</span>
      </CardLine>
      {row.reason !== null && <p className="text-critical-ink">{row.reason}</p>}
    </ListCard>
  );
}
