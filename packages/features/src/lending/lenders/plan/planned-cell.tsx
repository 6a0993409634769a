import { isComposing } from '@lianxin/ui';
import { MoneyInput } from '@lianxin/forms';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { MoneyCell } from '../../../platform/lists/index.ts';
import type { Span } from './plan-terms.ts';
import { isPlanAmount, type RowEditing } from './use-row-editing.ts';

export interface PlannedCellProps {
  readonly span: Span;
  readonly of: 'inflow' | 'outflow';
  readonly editing: RowEditing;
}

/** A planned amount, or its input while it is edited: Enter saves, Escape cancels. */
export function PlannedCell({ span, of, editing }: PlannedCellProps) {
  return editing.typed?.first === span.first ? (
    <PlannedInput of={of} span={span} editing={editing} typed={editing.typed[of]} />
  ) : (
    <MoneyCell amount={span.planned[of]} />
  );
}

function PlannedInput({ span, of, editing, typed }: PlannedCellProps & { readonly typed: string }) {
  const { t } = useLingui();
  const { first } = span;
  const input = useRef<HTMLInputElement>(null);
  // The input is selected because the person has just pressed 编辑.
  useEffect(() => {
    if (of === 'inflow') input.current?.select();
  }, [of]);
  return (
    <MoneyInput
      ref={input}
      size="sm"
      className="ml-auto w-44"
      capitals={false}
      aria-label={of === 'inflow' ? t`${first} 计划流入` : t`${first} 计划流出`}
      aria-invalid={editing.tried && !isPlanAmount(typed)}
      value={typed}
      onValueChange={(text) => editing.change({ [of]: text })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) void editing.save();
        if (event.key === 'Escape') editing.cancel();
      }}
    />
  );
}
