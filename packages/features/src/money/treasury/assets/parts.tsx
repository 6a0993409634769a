import { fen, formatMoney, sumFen, type Fen } from '@lianxin/domain';
import {
  DistributionList,
  EmptyState,
  LineChart,
  ChartViewSwitch,
  Panel,
  type ChartView,
  type DistributionRow,
  type TokenColor,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlace } from '../../../platform/navigation/index.ts';
import { useLargeYuan } from '../../../platform/terms/index.ts';
import type { Assets } from './use-asset-rows.ts';

const COLORS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const satisfies readonly TokenColor[];
const colorOf = (index: number): TokenColor => COLORS[index % COLORS.length] ?? 'chart-6';

export function IssuersPanel({ assets: { issuers, issuerCount, receivable } }: { readonly assets: Assets }) {
  const { t } = useLingui();
  const place = usePlace();
  const navigate = useNavigate();
  const shown = sumFen(issuers.map(({ amount }) => amount));
  const rest = { count: receivable.count - issuers.reduce((sum, { count }) => sum + count, 0), amount: fen(receivable.amount - shown) };
  const others = issuerCount - issuers.length;
  const row = (
    id: string,
    label: string,
    { count, amount }: { readonly count: number; readonly amount: Fen },
    color: TokenColor,
  ): DistributionRow => ({
    id,
    label,
    count: t`${count} 笔`,
    amount: formatMoney(amount),
    value: Number(amount),
    color,
  });
  const rows = [
    ...issuers.map(({ issuer, ...owes }, index) => row(issuer.enterpriseNo ?? issuer.name, issuer.name, owes, colorOf(index))),
    ...(others > 0 ? [{ ...row('others', t`其他 ${others} 家`, rest, 'chart-6'), plain: true }] : []),
  ];
  const leads = place('voucher.holdings') !== undefined;
  return (
    <Panel className="h-full" title={<Trans>按开立方</Trans>} sub={<Trans>待收款，元；占比即集中度</Trans>}>
      {rows.length === 0 ? (
        <EmptyState title={<Trans>没有待收款的凭证</Trans>} />
      ) : (
        <DistributionList
          label={t`按开立方的待收款`}
          nameLabel={t`开立方`}
          rows={rows}
          {...(leads && {
            onRowSelect: (id: string) => {
              const to = place('voucher.holdings', { state: 'receivable', issuer: id });
              if (to !== undefined) void navigate(to);
            },
          })}
        />
      )}
    </Panel>
  );
}

/** Receivables by due date with links. */
export function DuesPanel({ assets: { dues } }: { readonly assets: Assets }) {
  const { t } = useLingui();
  const place = usePlace();
  const navigate = useNavigate();
  const wordsOf = ({ from, to }: Assets['dues'][number]) => {
    if (from === null) return t`${{ to }} 及以前`;
    return to === null ? t`${from} 及以后` : t`${from} 至 ${to}`;
  };
  const rows = dues
    .map((due, index) => ({ due, index }))
    .filter(({ due }) => due.count > 0)
    .map(({ due, index }): DistributionRow => ({
      id: String(index),
      label: wordsOf(due),
      count: t`${{ count: due.count }} 笔`,
      amount: formatMoney(due.amount),
      value: Number(due.amount),
      color: due.from === null ? 'state-overdue' : colorOf(index - 1),
    }));
  const leads = place('voucher.holdings') !== undefined;
  return (
    <Panel className="h-full" title={<Trans>按到期日</Trans>} sub={<Trans>待收款，元</Trans>}>
      {rows.length === 0 ? (
        <EmptyState title={<Trans>没有待收款的凭证</Trans>} />
      ) : (
        <DistributionList
          label={t`按到期日的待收款`}
          nameLabel={t`到期日`}
          rows={rows}
          {...(leads && {
            onRowSelect: (id: string) => {
              const due = dues[Number(id)];
              const to =
                due && place('voucher.holdings', { state: 'receivable', dueFrom: due.from ?? undefined, dueTo: due.to ?? undefined });
              if (to !== undefined) void navigate(to);
            },
          })}
        />
      )}
    </Panel>
  );
}

/** Holdings at the end of the last twelve months. */
export function TrendPanel({ assets: { trend } }: { readonly assets: Assets }) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const [view, setView] = useState<ChartView>('chart');
  return (
    <Panel
      className="h-full"
      title={<Trans>持有趋势</Trans>}
      sub={<Trans>万元，月末与今日</Trans>}
      extra={<ChartViewSwitch value={view} onValueChange={setView} />}
      footer={<span>{t`由今日持有倒推：减去其后收到的，加回其后转让、融资和结清的。`}</span>}
    >
      <LineChart
        label={t`持有趋势`}
        unit={t`万元`}
        series={[{ id: 'held', label: t`持有`, color: 'chart-1' }]}
        view={view}
        currentId={trend.at(-1)?.on}
        points={trend.map(({ on, held }) => ({ id: on, label: on.slice(2, 7), name: on, values: { held: yuan.number(held) } }))}
      />
    </Panel>
  );
}
