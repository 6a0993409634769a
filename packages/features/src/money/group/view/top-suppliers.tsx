import { formatMoney } from '@lianxin/domain';
import { DistributionList, EmptyState, Panel, type TokenColor } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGroupName, type GroupFigures } from './group-figures.ts';

const COLORS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const satisfies readonly TokenColor[];

export function TopSuppliers({ figures }: { readonly figures: GroupFigures }) {
  const { t } = useLingui();
  const name = useGroupName()(figures);
  // When comparing, each enterprise has its own.
  const label = t`${name}：主要供应商`;
  return (
    <Panel
      aria-labelledby={undefined}
      aria-label={label}
      className="h-full"
      title={<Trans>主要供应商</Trans>}
      sub={t`${name}，累计开立，元`}
    >
      {figures.topSuppliers.length === 0 ? (
        <EmptyState title={<Trans>还没有开立</Trans>} />
      ) : (
        <DistributionList
          label={label}
          nameLabel={t`供应商`}
          rows={figures.topSuppliers.map(({ supplier, count, amount }, index) => ({
            id: supplier.enterpriseNo ?? supplier.name,
            label: supplier.name,
            count: t`${count} 笔`,
            amount: formatMoney(amount),
            value: Number(amount),
            color: COLORS[index % COLORS.length] ?? 'chart-6',
          }))}
        />
      )}
    </Panel>
  );
}
