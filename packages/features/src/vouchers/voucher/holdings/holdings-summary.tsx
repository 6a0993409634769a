import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, ZERO_FEN, type PieceState } from '@lianxin/domain';
import { CalendarIcon, Skeleton, StatusGlyph, SummaryStrip, type SummaryFigure, useIsMobile } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { PIECE_TERMS } from '../../../platform/terms/index.ts';

const DueMonths = lazy(async () => ({ default: (await import('./due-months.tsx')).DueMonths }));

/** Counts and sums of holdings by state, pledged, due soon and overdue. */
export const useTotals = () => useEndpoint(contract.voucher.totals, {}, { quiet: true }).data;

/** Figures above the holdings; dues by month are loaded on demand. */
export function HoldingsSummary({ isByMonth }: { readonly isByMonth: boolean }) {
  const { t, i18n } = useLingui();
  const totals = useTotals();
  const mobile = useIsMobile();
  if (!totals) return <Skeleton className="h-18 w-full" />;
  const of = (state: PieceState) => totals.byState.find((one) => one.state === state);
  const figure = (state: PieceState): SummaryFigure => {
    const found = of(state);
    const count = found?.count ?? 0;
    return {
      id: state,
      label: i18n._(PIECE_TERMS[state].label),
      glyph: <StatusGlyph tone={PIECE_TERMS[state].tone} />,
      value: formatMoney(found?.amount ?? ZERO_FEN),
      sub: t`${count} 笔`,
    };
  };
  const available = formatMoney(of('holding')?.availableAmount ?? ZERO_FEN);
  const holding = of('holding')?.count ?? 0;
  const { pledged, overdue, dueSoon, dueMonths } = totals;
  const { count: soonCount, firstOn } = dueSoon;
  const soon =
    firstOn === null ? (
      t`${{ count: soonCount }} 笔`
    ) : (
      <Trans>
        {{ count: soonCount }} 笔，最早 <span className="whitespace-nowrap">{firstOn}</span>
      </Trans>
    );
  const toCollect: readonly SummaryFigure[] = [
    {
      id: 'dueSoon',
      label: t`30 天内到期`,
      glyph: <CalendarIcon aria-hidden size={12} strokeWidth={1.5} />,
      value: formatMoney(dueSoon.amount),
      sub: soon,
    },
    {
      id: 'overdue',
      label: t`逾期未兑付`,
      glyph: <StatusGlyph tone="overdue" />,
      value: formatMoney(overdue.amount),
      sub: t`${{ count: overdue.count }} 笔`,
      tone: overdue.count > 0 ? 'critical' : 'ink',
    },
  ];
  // On a phone only what is held, free and receivable, as the cards come first.
  const phone: readonly SummaryFigure[] = [
    figure('holding'),
    { id: 'available', label: t`可用`, value: available },
    ...(dueMonths.length > 0 ? toCollect : []),
  ];
  const desk: readonly SummaryFigure[] = [
    { ...figure('holding'), sub: t`${holding} 笔，可用 ${available}` },
    figure('transferring'),
    figure('financing'),
    {
      id: 'pledged',
      label: t`已质押`,
      glyph: <StatusGlyph tone="pledged" />,
      value: formatMoney(pledged.amount),
      sub: t`${{ count: pledged.count }} 笔`,
    },
    ...toCollect,
  ];
  return (
    <>
      <SummaryStrip aria-label={t`持有汇总`} figures={mobile ? phone : desk} />
      {isByMonth && dueMonths.length > 0 && (
        <Suspense>
          <DueMonths months={dueMonths} />
        </Suspense>
      )}
    </>
  );
}
