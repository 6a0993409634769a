import { formatMoney } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useGroupName, type GroupFigures } from './group-figures.ts';

/** The figures of an enterprise in one strip. */
export function FigureStrip({ figures }: { readonly figures: GroupFigures }) {
  const { t } = useLingui();
  const name = useGroupName()(figures);
  const { issued, outstanding, overdue, financed, suppliers } = figures;
  const money = (id: string, label: string, { count, amount }: GroupFigures['issued']) => ({
    id,
    label,
    value: formatMoney(amount),
    sub: t`${count} 笔`,
  });
  return (
    <SummaryStrip
      aria-label={name}
      figures={[
        money('issued', t`累计开立（元）`, issued),
        money('outstanding', t`未兑付余额（元）`, outstanding),
        { ...money('overdue', t`逾期（元）`, overdue), ...(overdue.count > 0 && { tone: 'critical' as const }) },
        money('financed', t`已融资（元）`, financed),
        { id: 'suppliers', label: t`服务供应商（家）`, value: String(suppliers) },
      ]}
    />
  );
}
