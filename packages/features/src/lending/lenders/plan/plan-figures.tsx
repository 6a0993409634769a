import { formatMoney, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Overview } from './plan-terms.ts';

/** The opening balance, the planned total and the largest shortfall. */
export function PlanFigures({ overview: { opening, balance, spans } }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const statedOn = balance?.on;
  const planned = (of: 'inflow' | 'outflow') => formatMoney(sumFen(spans.map((span) => span.planned[of])));
  const gap =
    spans.reduce<Fen | undefined>((most, span) => (most === undefined || span.gap > most ? span.gap : most), undefined) ?? ZERO_FEN;
  return (
    <SummaryStrip
      aria-label={t`资金计划合计`}
      figures={[
        {
          id: 'opening',
          label: t`期初余额（元）`,
          value: formatMoney(opening),
          sub: statedOn ? <Trans>按 {statedOn} 登记的余额推算</Trans> : <Trans>尚未登记余额，按今日为零推算</Trans>,
        },
        { id: 'inflow', label: t`所示期间计划流入（元）`, value: planned('inflow') },
        { id: 'outflow', label: t`所示期间计划流出（元）`, value: planned('outflow') },
        { id: 'gap', label: t`所示期间最大缺口（元）`, value: formatMoney(gap), tone: gap > 0n ? 'critical' : 'ink' },
      ]}
    />
  );
}
