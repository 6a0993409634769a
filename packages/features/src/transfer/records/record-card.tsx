import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardActs, NumberCell, TermBadge } from '../../lists/index.ts';
import { TRANSFER_TERMS } from '../../terms/index.ts';
import type { TransferRow } from '../transfer-acts.tsx';

/** A transfer as a card, for a phone: how much to whom, where it stands, what can be done. */
export function RecordCard({ row, children }: { readonly row: TransferRow; readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-surface p-3 text-sm">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 font-medium">{row.recipient.name}</span>
        <TermBadge term={TRANSFER_TERMS[row.state]} />
      </div>
      <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
      <div className="flex flex-wrap justify-between gap-2 text-ink-muted">
        <NumberCell number={row.childNumber ?? row.sourceNumber} />
        <span className="tabular-nums">{t`到期 ${{ dueOn: row.dueOn }}`}</span>
      </div>
      {row.reason !== null && <p className="text-critical-ink">{row.reason}</p>}
      <CardActs>{children}</CardActs>
    </div>
  );
}
