import { Dialog } from '@lianxin/ui';
import type { Act } from '@lianxin/domain';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ListAct } from '../../../platform/lists/index.ts';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { ACT_TERMS } from '../../../platform/terms/index.ts';
import { closedBecause } from '../closed-because.ts';
import type { DetailKind } from '../detail/detail-kind.ts';
import type { FundingDetail, FundingRow } from '../kinds.ts';
import { offers } from '../records/use-applicant-acts.tsx';
import { StepDialog } from './step-dialog.tsx';
import type { Step } from './step.ts';

/** Opens the dialogs of steps, confirms their completion and refreshes the list. Render `dialog` once. */
export function useSteps<Detail extends FundingDetail, Name extends string>(
  { get }: Pick<DetailKind<Detail>, 'get'>,
  steps: Readonly<Record<Name, Step<Detail>>>,
  refresh: () => void,
) {
  const { i18n } = useLingui();
  const { show } = useNotices();
  const [current, setCurrent] = useState<{ readonly step: Name; readonly id: Detail['id'] }>();
  const onClose = () => setCurrent(undefined);
  const onDone = (text: string) => {
    onClose();
    show({ tone: 'positive', text, durationMs: DURATION_MS.success });
    refresh();
  };
  const start = (step: Name, { id }: { readonly id: Detail['id'] }) => setCurrent({ step, id });
  return {
    start,
    /** The step as an act of rows that allow it. */
    act: <Row extends FundingRow & { readonly id: Detail['id'] }>(step: Name & Act): ListAct<Row> => ({
      id: step,
      isMain: true,
      label: i18n._(ACT_TERMS[step]),
      offered: offers(step),
      blocked: closedBecause(step),
      start: (row) => start(step, row),
    }),
    dialog: (
      <Dialog open={current !== undefined} onOpenChange={(open) => open || onClose()}>
        {current && (
          <StepDialog
            key={`${current.step} ${current.id}`}
            get={get}
            id={current.id}
            step={steps[current.step]}
            onClose={onClose}
            onDone={onDone}
          />
        )}
      </Dialog>
    ),
  };
}
