import { isOvertaken } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { AlertDialog } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices } from '../../notices/index.ts';
import type { Supplier } from './supplier-terms.ts';

/** Disabling and enabling a supplier, asked back with what follows from it. */
export function useSupplierActs(onDone: () => void) {
  const { t } = useLingui();
  const { show } = useNotices();
  const [row, ask] = useState<Supplier>();
  const disable = useAction(contract.supplier.disable);
  const enable = useAction(contract.supplier.enable);

  async function turn({ enterpriseNo, version, state, name }: Supplier): Promise<void> {
    const result = await (state === 'enabled' ? disable : enable).run({ enterpriseNo, version });
    if (!result.ok && !isOvertaken(result.error)) return;
    ask(undefined);
    onDone();
    if (result.ok)
      show({ tone: 'positive', text: state === 'enabled' ? t`${name}已停用` : t`${name}已启用`, durationMs: DURATION_MS.success });
  }

  const { name = '', creditCode = '' } = row ?? {};
  const dialogs = row && (
    <AlertDialog
      open
      onOpenChange={(open) => !open && ask(undefined)}
      title={row.state === 'enabled' ? t`停用供应商${name}` : t`启用供应商${name}`}
      facts={creditCode}
      consequence={
        row.state === 'enabled'
          ? t`停用后不能再向其开立或转让链信；已在途的业务不受影响，随时可以启用。`
          : t`启用后可以向其开立或转让链信。`
      }
      confirmLabel={row.state === 'enabled' ? t`停用` : t`启用`}
      danger={row.state === 'enabled'}
      busy={disable.busy || enable.busy}
      onConfirm={() => void turn(row)}
    />
  );
  return { dialogs, ask };
}
