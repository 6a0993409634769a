import { Trans } from '@lingui/react/macro';
import { RowAct } from '../../lists/index.ts';
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
  const mayChange = usePermission('supplier.manage');
  return (
    <span className="inline-flex items-center gap-3 whitespace-nowrap">
      {onOpen && (
        <RowAct onClick={onOpen}>
          <Trans>详情</Trans>
        </RowAct>
      )}
      {mayChange && <RowAct onClick={onTurn}>{row.state === 'enabled' ? <Trans>停用</Trans> : <Trans>启用</Trans>}</RowAct>}
    </span>
  );
}
