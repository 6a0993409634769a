import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../lists/index.ts';
import { usePermission } from '../../permission/index.ts';
import type { Supplier } from './supplier-terms.ts';

/** Disabling and enabling a supplier, for those who may change it; asked back with what follows from it. */
export function useSupplierActs(refresh: () => void) {
  const { t } = useLingui();
  const mayChange = usePermission('supplier.manage');
  const disable = useAction(contract.supplier.disable);
  const enable = useAction(contract.supplier.enable);
  return useRowActs<Supplier>(
    [
      {
        id: 'disable',
        label: t`停用`,
        offered: ({ state }) => mayChange && state === 'enabled',
        start: ({ enterpriseNo, version, name, creditCode }) => ({
          ask: {
            title: t`停用供应商${name}`,
            facts: creditCode,
            consequence: t`停用后不能再向其开立或转让链信；已在途的业务不受影响，随时可以启用。`,
            confirmLabel: t`停用`,
            danger: true,
          },
          perform: () => disable.run({ enterpriseNo, version }),
          done: t`${name}已停用`,
        }),
      },
      {
        id: 'enable',
        label: t`启用`,
        offered: ({ state }) => mayChange && state === 'disabled',
        start: ({ enterpriseNo, version, name, creditCode }) => ({
          ask: {
            title: t`启用供应商${name}`,
            facts: creditCode,
            consequence: t`启用后可以向其开立或转让链信。`,
            confirmLabel: t`启用`,
          },
          perform: () => enable.run({ enterpriseNo, version }),
          done: t`${name}已启用`,
        }),
      },
    ],
    refresh,
  );
}

export type SupplierActs = ReturnType<typeof useSupplierActs>;
