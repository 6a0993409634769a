import type { FeeItem } from '@lianxin/api/contract';
import { Suspense, useState, type ReactNode } from 'react';
import { useSession } from '../../platform/session/index.ts';
import { FeeDialog } from './paying/lazy-fee-dialog.ts';

interface PayingFees {
  /** Opens the dialog for these fees. */
  readonly pay: (items: readonly FeeItem[]) => void;
  /** Render it once. */
  readonly dialog: ReactNode;
}

/** 缴费 for selected fees; afterwards the profile is reloaded and `onPaid` called. */
export function usePayFees(onPaid: () => void): PayingFees {
  const { state, reload } = useSession();
  const [items, setItems] = useState<readonly FeeItem[]>([]);
  const close = () => setItems([]);
  const enterpriseName = state.status === 'signedIn' ? (state.user.enterpriseName ?? undefined) : undefined;
  const dialog = items.length > 0 && (
    <Suspense fallback={null}>
      <FeeDialog
        items={items}
        chosenAtFirst="all"
        enterpriseName={enterpriseName}
        onLater={close}
        onReload={() => {
          close();
          onPaid();
          void reload();
        }}
      />
    </Suspense>
  );
  return { pay: setItems, dialog };
}
