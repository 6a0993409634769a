import { formatMoney, type Fen } from '@lianxin/domain';
import { Amount, cn, EmptyState, LoadingRegion, Pagination, Panel, Skeleton } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DueCell } from '../../../platform/lists/index.ts';
import { keyOf, type FinanceableGroup } from './financeable-group.ts';

export interface GroupListProps {
  readonly groups: readonly FinanceableGroup[];
  readonly current: FinanceableGroup | undefined;
  readonly onChoose: (group: FinanceableGroup) => void;
  /** Of all groups, on this page and others. */
  readonly available: Fen;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
  readonly loading: boolean;
  /** Shown in place of the groups after a failure. */
  readonly failure: ReactNode;
}

/** The groups of vouchers that can be financed: a list in the rail, and one row to scroll sideways where there is no room for a rail. */
export function GroupList(props: GroupListProps) {
  const { groups, current, onChoose, available, page, pageSize, total, onPageChange, loading, failure } = props;
  const { t } = useLingui();
  return (
    <Panel
      title={t`可融资凭证`}
      sub={
        total > 0 && (
          <>
            <Plural value={total} other="共 # 组，合计" /> <Amount className="font-semibold text-ink" value={formatMoney(available)} />
          </>
        )
      }
      flush
      aria-busy={loading}
      {...(total > pageSize && {
        footer: <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPageChange} />,
      })}
    >
      {failure ||
        (loading && groups.length === 0 ? (
          <LoadingRegion className="p-3">
            <Skeleton className="h-16 w-full" />
          </LoadingRegion>
        ) : groups.length === 0 ? (
          <EmptyState title={t`没有可融资的凭证`}>
            <Trans>签收链信后，正常持有且未到期的凭证会出现在这里。</Trans>
          </EmptyState>
        ) : (
          <ul
            aria-label={t`可融资凭证`}
            className="flex gap-2 overflow-auto p-2 desktop:max-h-[min(34dvh,300px)] desktop:flex-col max-desktop:*:flex-none"
          >
            {groups.map((group) => (
              <li key={keyOf(group)}>
                <GroupChoice group={group} chosen={group === current} onChoose={() => onChoose(group)} />
              </li>
            ))}
          </ul>
        ))}
    </Panel>
  );
}

interface GroupChoiceProps {
  readonly group: FinanceableGroup;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const GroupChoice = ({ group, chosen, onChoose }: GroupChoiceProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={cn(
      'flex w-full flex-col gap-0.5 rounded-md border px-2.5 py-1.5 text-left text-sm hover:bg-surface-hover',
      chosen ? 'border-accent bg-surface-selected' : 'border-line bg-surface',
    )}
  >
    <span className="flex justify-between gap-x-3">
      <span className="min-w-0 truncate">{group.issuer.name}</span>
      <span className="flex-none text-ink-muted">
        <Plural value={group.pieceCount} other="# 笔" />
      </span>
    </span>
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <Amount className="font-semibold" value={formatMoney(group.availableAmount)} />
      <span className="text-ink-muted">
        <DueCell date={group.dueOn} remainingDays={group.remainingDays} daysLate={0} open />
      </span>
    </span>
  </button>
);
