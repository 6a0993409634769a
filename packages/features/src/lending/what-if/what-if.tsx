import { ZERO_FEN, type CivilDate } from '@lianxin/domain';
import { Button, LoadingRegion, Select, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePermission } from '../../platform/permission/index.ts';
import { useLargeYuan } from '../../platform/terms/index.ts';
import { weeksIf, type Fate, type Supposed, type Week } from './supposition.ts';
import { useWeekQuotes } from './use-week-quotes.ts';
import { WeekQuotesNote } from './week-quotes-note.tsx';

export interface WhatIfProps {
  readonly weeks: readonly Week[];
  /** The current week, which receives what is financed. */
  readonly current: CivilDate | undefined;
  readonly onSuppose: (supposed: Supposed | undefined) => void;
}

const FATES = {
  financed: 'financed',
  later1: { weeksLater: 1 },
  later2: { weeksLater: 2 },
  later4: { weeksLater: 4 },
  missing: 'missing',
} as const satisfies Readonly<Record<string, Fate>>;
type FateName = keyof typeof FATES;

/** Nothing is financed until the quotes arrive. */
const NOT_YET: Fate = { gross: ZERO_FEN, net: ZERO_FEN };

/** 假设: shows the forecast if a week's receipts arrive now, late, or never. It changes nothing. Quotes are requested only for people who may apply for financing. */
export function WhatIf({ weeks, current, onSuppose }: WhatIfProps) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  const mayAsk = usePermission('financing.make', 'financing.review');
  const { asking, ask, forget } = useWeekQuotes();
  const [monday, setMonday] = useState<CivilDate>();
  const [name, setName] = useState<FateName>();
  const paying = weeks.filter(({ receipts }) => receipts > 0n);
  const week = weeks.find((one) => one.monday === monday);

  const put = (of: CivilDate, fate: Fate) => onSuppose((forecast) => weeksIf(forecast, { monday: of, fate }, current));

  async function finance(of: CivilDate): Promise<void> {
    put(of, NOT_YET);
    const quotes = await ask(of);
    if (quotes !== undefined) put(of, quotes === 'failed' ? 'financed' : { gross: quotes.gross, net: quotes.net });
  }

  function suppose(of: CivilDate | undefined, fate: FateName | undefined): void {
    setMonday(of);
    setName(fate);
    forget();
    if (of === undefined || fate === undefined) onSuppose(undefined);
    else if (fate === 'financed' && mayAsk) void finance(of);
    else put(of, FATES[fate]);
  }

  const hint = name === 'financed' ? <Trans>未计利息和费用，以报价为准</Trans> : <Trans>仅供测算，不改变任何业务</Trans>;
  return (
    <>
      <Select
        className="tablet:w-auto"
        aria-label={t`哪一周的收款`}
        placeholder={t`哪一周的收款`}
        value={monday ?? null}
        onValueChange={(chosen) => suppose(chosen, name)}
        options={paying.map(({ monday: of, receipts }) => {
          const sum = yuan.text(receipts);
          return { value: of, label: t`${of.slice(5)} 周的收款 ${sum} 万元` };
        })}
      />
      <Select
        className="tablet:w-auto"
        aria-label={t`怎样`}
        placeholder={t`怎样`}
        disabled={monday === undefined}
        value={name ?? null}
        onValueChange={(chosen) => suppose(monday, chosen)}
        options={[
          { value: 'financed', label: t`现在融资` },
          { value: 'later1', label: t`晚 1 周到账` },
          { value: 'later2', label: t`晚 2 周到账` },
          { value: 'later4', label: t`晚 4 周到账` },
          { value: 'missing', label: t`未能到账` },
        ]}
      />
      {monday !== undefined && (
        <Button size="sm" onClick={() => suppose(undefined, undefined)}>
          <Trans>取消假设</Trans>
        </Button>
      )}
      {name !== undefined && (asking.state === 'idle' || asking.state === 'failed') && <span className="text-xs">{hint}</span>}
      {asking.state === 'failed' && monday !== undefined && (
        <span role="alert" className="flex flex-wrap items-center gap-2 text-xs">
          <Trans>没有取得报价</Trans>
          <Button size="sm" onClick={() => void finance(monday)}>
            <Trans>重试</Trans>
          </Button>
        </span>
      )}
      <div aria-live="polite" className="w-full empty:hidden">
        {asking.state === 'asking' && (
          <LoadingRegion>
            <Skeleton className="h-12 w-full" />
          </LoadingRegion>
        )}
        {asking.state === 'answered' && week && <WeekQuotesNote receipts={week.receipts} quotes={asking.quotes} />}
      </div>
    </>
  );
}
