import type { FinancingId } from '@lianxin/api/contract';
import { useState } from 'react';
import { DURATION_MS, useNotices } from '../../notices/index.ts';
import { AgreeingDialog, type Agreeing, type AgreeingStep } from './agreeing-dialog.tsx';

/** Opens the dialog of a step, says when it is done, and looks at the list again. Render `dialog` once. */
export function useAgreeing(refresh: () => void) {
  const { show } = useNotices();
  const [agreeing, setAgreeing] = useState<Agreeing>();
  return {
    start: (step: AgreeingStep, { id }: { readonly id: FinancingId }) => setAgreeing({ step, id }),
    dialog: (
      <AgreeingDialog
        agreeing={agreeing}
        onClose={() => setAgreeing(undefined)}
        onDone={(text) => {
          setAgreeing(undefined);
          show({ tone: 'positive', text, durationMs: DURATION_MS.success });
          refresh();
        }}
      />
    ),
  };
}
