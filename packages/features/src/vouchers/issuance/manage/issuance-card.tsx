import { formatMoney } from '@lianxin/domain';
import { Amount, type CardContext } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { ISSUANCE_TERMS } from '../../../platform/terms/index.ts';
import type { IssuanceRow } from './manage-columns.tsx';

export interface IssuanceCardProps extends Pick<CardContext, 'open'> {
  readonly row: IssuanceRow;
  readonly acts: ReactNode;
}

export function IssuanceCard({ row, open, acts }: IssuanceCardProps) {
  const { t } = useLingui();
  const { dueOn } = row;
  return (
    <ListCard
      lead={<span className="text-accent tabular-nums">{row.voucherNumber ?? row.applicationNumber}</span>}
      open={open}
      term={ISSUANCE_TERMS[row.state]}
      acts={acts}
    >
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{row.recipient?.name ?? t`未选接收方`}</span>
        {row.amount !== null && <Amount className="text-md font-semibold" value={formatMoney(row.amount)} />}
      </div>
      <CardLine>
        <span>{dueOn && <Trans>{dueOn} 到期</Trans>}</span>
        <span>{row.makerName}</span>
      </CardLine>
    </ListCard>
  );
}
