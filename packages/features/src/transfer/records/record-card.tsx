import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { NumberCell, TermBadge } from '../../lists/index.ts';
import { TRANSFER_TERMS } from '../../terms/index.ts';
import type { TransferRow } from '../transfer-acts.tsx';

/** A transfer as a card, for a phone: how much to whom, where it stands, what can be done. */
export const RecordCard = ({ row, children }: { readonly row: TransferRow; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-2 rounded-md border border-line bg-surface p-3 text-sm">
    <div className="flex items-center justify-between gap-2">
      <span className="font-medium">{row.recipient.name}</span>
      <TermBadge term={TRANSFER_TERMS[row.state]} />
    </div>
    <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
    <div className="flex flex-wrap justify-between gap-2 text-ink-muted">
      <NumberCell number={row.childNumber ?? row.sourceNumber} />
      <span className="tabular-nums">{row.dueOn}</span>
    </div>
    {row.reason !== null && <p className="text-critical-ink">{row.reason}</p>}
    <div className="border-t border-line pt-2 *:*:min-h-11">{children}</div>
  </div>
);
