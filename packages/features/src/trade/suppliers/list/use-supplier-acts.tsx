import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useRowActs } from '../../../platform/lists/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { MergeDialog } from './lazy-merge.ts';
import type { Supplier } from './supplier-terms.ts';

/** Disabling, enabling and merging suppliers, for people who may, with a confirmation of the consequences. */
export function useSupplierActs(refresh: () => void) {
  const { t } = useLingui();
  const mayChange = usePermission('supplier.manage');
  const disable = useAction(contract.supplier.disable);
  const enable = useAction(contract.supplier.enable);
  const [merging, setMerging] = useState<Supplier>();
  const acts = useRowActs<Supplier>(
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
        start: ({ enterpriseNo, version, name, creditCode, mergedInto }) => ({
          ask: {
            title: t`启用供应商${name}`,
            facts: creditCode,
            consequence:
              mergedInto === null
                ? t`启用后可以向其开立或转让链信。`
                : t`启用后可以向其开立或转让链信，不再注明已合并到${{ successor: mergedInto.name }}；合并时转入的内容保留。`,
            confirmLabel: t`启用`,
          },
          perform: () => enable.run({ enterpriseNo, version }),
          done: t`${name}已启用`,
        }),
      },
      {
        id: 'merge',
        isInMenu: true,
        label: t`合并到`,
        offered: ({ state, mergedInto }) => mayChange && state !== 'refused' && mergedInto === null,
        start: (row) => setMerging(row),
      },
    ],
    refresh,
  );
  return {
    ...acts,
    dialogs: (
      <>
        {acts.dialogs}
        {merging !== undefined && (
          <Suspense>
            <MergeDialog leaving={merging} onClose={() => setMerging(undefined)} onChanged={refresh} />
          </Suspense>
        )}
      </>
    ),
  };
}

export type SupplierActs = ReturnType<typeof useSupplierActs>;
