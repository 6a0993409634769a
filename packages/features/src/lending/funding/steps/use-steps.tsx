import { Dialog } from '@lianxin/ui';
import { Fragment, useState, type ReactNode } from 'react';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';

/** What follows a step. */
export interface StepEnd {
  readonly onClose: () => void;
  /** It was done: said with these words. */
  readonly onDone: (words: string) => void;
}

/** What is to be done with which application. */
export interface Step<Name extends string, Id extends string> {
  readonly step: Name;
  readonly id: Id;
}

/** Opens the dialog of a step, says when it is done, and looks at the list again. Render `dialog` once. */
export function useSteps<Name extends string, Id extends string>(
  render: (step: Step<Name, Id>, end: StepEnd) => ReactNode,
  refresh: () => void,
) {
  const { show } = useNotices();
  const [current, setCurrent] = useState<Step<Name, Id>>();
  const onClose = () => setCurrent(undefined);
  const onDone = (text: string) => {
    onClose();
    show({ tone: 'positive', text, durationMs: DURATION_MS.success });
    refresh();
  };
  return {
    start: (step: Name, { id }: { readonly id: Id }) => setCurrent({ step, id }),
    dialog: (
      <Dialog open={current !== undefined} onOpenChange={(open) => open || onClose()}>
        {current && <Fragment key={`${current.step} ${current.id}`}>{render(current, { onClose, onDone })}</Fragment>}
      </Dialog>
    ),
  };
}
