import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardActs, TermBadge } from '../../lists/index.ts';
import { ISSUANCE_TERMS } from '../../terms/index.ts';
import type { IssuanceRow } from './manage-columns.tsx';

/** An issuance on a phone. */
export function IssuanceCard({
  row,
  open,
  children,
}: {
  readonly row: IssuanceRow;
  readonly open: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const { dueOn } = row;
  return (
    <article className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4 text-sm">
      <div className="flex items-center justify-between gap-3">
        <button type="button" onClick={open} className="min-h-6 min-w-0 truncate text-left tabular-nums text-accent">
          {row.voucherNumber ?? row.applicationNumber}
        </button>
        <TermBadge term={ISSUANCE_TERMS[row.state]} />
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{row.recipient?.name ?? t`未选接收方`}</span>
        {row.amount !== null && <Amount className="text-md font-semibold" value={formatMoney(row.amount)} />}
      </div>
      <div className="flex items-center justify-between gap-3 text-xs text-ink-muted tabular-nums">
        <span>{dueOn && <Trans>{dueOn} 到期</Trans>}</span>
        <span>{row.makerName}</span>
      </div>
      <CardActs>{children}</CardActs>
    </article>
  );
}
