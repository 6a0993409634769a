import { formatMoney } from '@lianxin/domain';
import { Amount, cn, type Column } from '@lianxin/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { DueCell, MoneyCell } from '../../../platform/lists/index.ts';
import type { FinanceableGroup } from './financeable-group.ts';

export function useGroupColumns(): readonly Column<FinanceableGroup>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'issuer', header: t`开立方`, sticky: 'start', cell: ({ issuer }) => issuer.name },
      {
        id: 'dueOn',
        header: t`到期日`,
        cell: (group) => <DueCell date={group.dueOn} remainingDays={group.remainingDays} open />,
      },
      {
        id: 'count',
        header: t`凭证`,
        align: 'end',
        cell: ({ pieceCount }) => <Plural value={pieceCount} other="# 笔" />,
      },
      {
        id: 'available',
        header: t`可融资金额（元）`,
        align: 'end',
        cell: (group) => <MoneyCell amount={group.availableAmount} />,
      },
    ],
    [t],
  );
}

export interface GroupCardProps {
  readonly group: FinanceableGroup;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A group as a card, on a phone. */
export const GroupCard = ({ group, chosen, onChoose }: GroupCardProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={cn(
      'flex w-full flex-col gap-1 rounded-md border p-3 text-left text-sm',
      chosen ? 'border-accent bg-surface-selected' : 'border-line bg-surface',
    )}
  >
    <span className="flex flex-wrap justify-between gap-x-3">
      <span>{group.issuer.name}</span>
      <Plural value={group.pieceCount} other="# 笔" />
    </span>
    <span className="flex flex-wrap items-end justify-between gap-x-3">
      <Amount size="lg" currency="¥" value={formatMoney(group.availableAmount)} />
      <span className="text-ink-muted">
        <DueCell date={group.dueOn} remainingDays={group.remainingDays} open />
      </span>
    </span>
  </button>
);
