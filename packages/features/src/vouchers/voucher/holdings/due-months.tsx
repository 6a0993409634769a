import type { contract, ResponseOf } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { DistributionList, type DistributionRow, type TokenColor } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { usePlace } from '../../../platform/navigation/index.ts';

type DueMonth = ResponseOf<typeof contract.voucher.totals>['dueMonths'][number];

const COLORS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const satisfies readonly TokenColor[];
const colorOf = (index: number): TokenColor => COLORS[index % COLORS.length] ?? 'chart-6';

export interface DueMonthsProps {
  readonly months: readonly DueMonth[];
}

export function DueMonths({ months }: DueMonthsProps) {
  const { t } = useLingui();
  const place = usePlace();
  const navigate = useNavigate();
  const wordsOf = ({ from, to }: DueMonth) => {
    if (from === null) return t`${{ to: to?.slice(0, 7) ?? '' }} 及以前`;
    const month = from.slice(0, 7);
    return to === null ? t`${{ from: month }} 及以后` : month;
  };
  const rows = months.map((due, index): DistributionRow => ({
    id: String(index),
    label: wordsOf(due),
    count: t`${{ count: due.count }} 笔`,
    amount: formatMoney(due.amount),
    value: Number(due.amount),
    color: due.from === null ? 'state-overdue' : colorOf(index),
  }));
  return (
    <DistributionList
      className="rounded-md border border-line bg-surface p-4"
      label={t`按月到期`}
      nameLabel={t`到期日`}
      rows={rows}
      onRowSelect={(id) => {
        const due = months[Number(id)];
        const to = due && place('voucher.holdings', { state: 'receivable', dueFrom: due.from ?? undefined, dueTo: due.to ?? undefined });
        if (to !== undefined) void navigate(to);
      }}
    />
  );
}
