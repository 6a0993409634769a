import { useLingui } from '@lingui/react/macro';
import { RowActs, type Verb } from '../../lists/index.ts';
import { usePermission } from '../../permission/index.ts';
import type { Supplier } from './supplier-terms.ts';

export interface SupplierActsProps {
  readonly row: Supplier;
  readonly onTurn: () => void;
  /** Shows the supplier; none: it is in sight. */
  readonly onOpen?: () => void;
}

/** The verbs of a supplier, for those who may change it. */
export function SupplierActs({ row, onTurn, onOpen }: SupplierActsProps) {
  const { t } = useLingui();
  const mayChange = usePermission('supplier.manage');
  const verbs: readonly Verb[] = [
    ...(onOpen ? [{ id: 'view', label: t`详情`, run: onOpen }] : []),
    ...(mayChange ? [{ id: 'turn', label: row.state === 'enabled' ? t`停用` : t`启用`, run: onTurn }] : []),
  ];
  return <RowActs name={row.name} verbs={verbs} />;
}
