import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { yuanOf, type CivilDate, type PlanPeriod } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import type { Span } from './plan-terms.ts';

interface Typed {
  readonly first: CivilDate;
  readonly version: number;
  readonly inflow: string;
  readonly outflow: string;
}

export function isPlanAmount(typed: string): boolean {
  const amount = readMoney(typed);
  return amount !== undefined && amount >= 0n;
}

/** Edits the plan of one period at a time, in its row. */
export function useRowEditing(period: PlanPeriod) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy } = useAction(contract.capitalPlan.saveRows);
  const [typed, setTyped] = useState<Typed>();
  const [tried, setTried] = useState(false);

  async function save(): Promise<void> {
    if (typed === undefined || busy) return;
    setTried(true);
    const [inflow, outflow] = [readMoney(typed.inflow), readMoney(typed.outflow)];
    if (inflow === undefined || outflow === undefined || inflow < 0n || outflow < 0n) return;
    const { first, version } = typed;
    const result = await run({ period, rows: [{ first, version, inflow, outflow }] });
    if (!result.ok) return;
    setTyped(undefined);
    show({ tone: 'positive', text: t`计划已保存`, durationMs: DURATION_MS.success });
  }

  return {
    typed,
    busy,
    /** Whether the person has tried to save, so that errors are shown. */
    tried,
    begin({ first, version, planned }: Span) {
      setTried(false);
      setTyped({ first, version, inflow: yuanOf(planned.inflow), outflow: yuanOf(planned.outflow) });
    },
    change: (changes: Partial<Pick<Typed, 'inflow' | 'outflow'>>) => setTyped((now) => now && { ...now, ...changes }),
    cancel: () => setTyped(undefined),
    save,
  };
}

export type RowEditing = ReturnType<typeof useRowEditing>;
