import { yuanOf, type Fen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useGroupName, useTermName, type GroupFigures } from './group-figures.ts';

export function useFigureRows(): (all: readonly GroupFigures[]) => readonly (readonly string[])[] {
  const { t } = useLingui();
  const nameOf = useGroupName();
  const termName = useTermName();
  return (all) =>
    all.flatMap((figures) => {
      const name = nameOf(figures);
      const row = (what: string, { count, amount }: { readonly count: number; readonly amount: Fen }) => [
        name,
        what,
        String(count),
        yuanOf(amount),
      ];
      return [
        row(t`累计开立`, figures.issued),
        row(t`未兑付余额`, figures.outstanding),
        row(t`逾期`, figures.overdue),
        row(t`已融资`, figures.financed),
        [name, t`服务供应商`, String(figures.suppliers), ''],
        ...figures.dueMonths.map(({ first, ...due }) => row(t`${{ month: first.slice(0, 7) }} 到期`, due)),
        ...figures.terms.map((term, index) => row(t`期限 ${{ term: termName(figures.terms, index) }}`, term)),
        ...figures.topSuppliers.map(({ supplier, ...of }) => row(t`供应商 ${{ supplier: supplier.name }}`, of)),
      ];
    });
}
