import { formatMoney } from '@lianxin/domain';
import { SummaryStrip, type SummaryFigure } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useGroupName, type GroupFigures } from './group-figures.ts';

export type MainFigures = Pick<GroupFigures, 'issued' | 'outstanding' | 'overdue' | 'financed'>;

interface MainFigure {
  readonly id: string;
  readonly label: string;
  readonly figure: GroupFigures['issued'];
  /** Marks a problem. */
  readonly isCritical: boolean;
}

export function useMainFigures(): (figures: MainFigures) => readonly MainFigure[] {
  const { t } = useLingui();
  return ({ issued, outstanding, overdue, financed }) => [
    { id: 'issued', label: t`累计开立（元）`, figure: issued, isCritical: false },
    { id: 'outstanding', label: t`未兑付余额（元）`, figure: outstanding, isCritical: false },
    { id: 'overdue', label: t`逾期（元）`, figure: overdue, isCritical: overdue.count > 0 },
    { id: 'financed', label: t`已融资（元）`, figure: financed, isCritical: false },
  ];
}

interface MainStripProps {
  readonly label: string;
  readonly figures: MainFigures;
  /** A figure after them. @default none */
  readonly more?: SummaryFigure;
}

export function MainStrip({ label, figures, more }: MainStripProps) {
  const { t } = useLingui();
  const shown = useMainFigures()(figures).map(({ id, label: called, figure: { count, amount }, isCritical }) => ({
    id,
    label: called,
    value: formatMoney(amount),
    sub: t`${count} 笔`,
    ...(isCritical && { tone: 'critical' as const }),
  }));
  return <SummaryStrip aria-label={label} figures={more ? [...shown, more] : shown} />;
}

export function FigureStrip({ figures }: { readonly figures: GroupFigures }) {
  const { t } = useLingui();
  const name = useGroupName()(figures);
  const suppliers = { id: 'suppliers', label: t`服务供应商（家）`, value: String(figures.suppliers) };
  return <MainStrip label={name} figures={figures} more={suppliers} />;
}
