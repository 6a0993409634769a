import { Button, Select } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLargeYuan } from '../../terms/index.ts';
import type { Overview } from './task-terms.ts';
import type { Fate, Supposition } from './supposition.ts';

export interface WhatIfProps {
  readonly overview: Pick<Overview, 'weeks'>;
  readonly supposed: Supposition | undefined;
  readonly onSuppose: (supposition: Supposition | undefined) => void;
}

const FATES = {
  financed: 'financed',
  later1: { weeksLater: 1 },
  later2: { weeksLater: 2 },
  later4: { weeksLater: 4 },
  missing: 'missing',
} as const satisfies Readonly<Record<string, Fate>>;
type FateName = keyof typeof FATES;

/** 假设: what if the money of one week is had now, late, or never. Nothing is done by it. */
export function WhatIf({ overview, supposed, onSuppose }: WhatIfProps) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const weeks = overview.weeks.filter(({ receipts }) => receipts > 0n);
  const [name, setName] = useState<FateName>('financed');
  if (weeks.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3 text-sm text-ink-muted">
      <span>
        <Trans>假设</Trans>
      </span>
      <Select
        aria-label={t`哪一周的收款`}
        placeholder={t`哪一周的收款`}
        value={supposed?.monday ?? null}
        onValueChange={(monday) => onSuppose({ monday, fate: FATES[name] })}
        options={weeks.map(({ monday, receipts }) => {
          const sum = yuan.text(receipts);
          return { value: monday, label: t`${monday.slice(5)} 周的收款 ${sum} 万元` };
        })}
      />
      <Select
        aria-label={t`怎样`}
        disabled={supposed === undefined}
        value={name}
        onValueChange={(chosen) => {
          setName(chosen);
          if (supposed) onSuppose({ ...supposed, fate: FATES[chosen] });
        }}
        options={[
          { value: 'financed', label: t`现在融资` },
          { value: 'later1', label: t`晚 1 周到账` },
          { value: 'later2', label: t`晚 2 周到账` },
          { value: 'later4', label: t`晚 4 周到账` },
          { value: 'missing', label: t`未能到账` },
        ]}
      />
      {supposed && (
        <>
          <Button size="sm" onClick={() => onSuppose(undefined)}>
            <Trans>取消假设</Trans>
          </Button>
          <span className="text-xs">
            {name === 'financed' ? <Trans>未计利息和费用，以报价为准</Trans> : <Trans>仅供测算，不改变任何业务</Trans>}
          </span>
        </>
      )}
    </div>
  );
}
