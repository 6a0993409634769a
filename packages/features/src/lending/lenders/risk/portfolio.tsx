import { formatMoney, formatRatioPercent } from '@lianxin/domain';
import { DistributionList, Progress, Tag, type TokenColor } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection, Titled } from '../../../applications/application/index.ts';
import type { Risk } from './risk-words.ts';

const percent = (ppm: bigint): string => `${formatRatioPercent(ppm)}%`;

/** The loans outstanding: by issuer, with their concentration, and by maturity. */
export function Portfolio({ risk: { exposures, concentration, terms, averageDaysLeft } }: { readonly risk: Risk }) {
  const { t } = useLingui();
  return (
    <>
      <Exposures exposures={exposures} />
      <FactSection
        columns={2}
        title={<Trans>集中度</Trans>}
        items={[
          { label: t`最大一家`, value: percent(concentration.greatest) },
          { label: t`前五家`, value: percent(concentration.greatestFive) },
          { label: t`集中度指数`, value: formatRatioPercent(concentration.index) },
          { label: t`平均剩余天数`, value: t`${averageDaysLeft} 天` },
        ]}
      />
      <Terms terms={terms} />
    </>
  );
}

/** The amounts by issuer, with the overdue part and the share of the total. */
function Exposures({ exposures }: Pick<Risk, 'exposures'>) {
  return (
    <Titled title={<Trans>按核心企业</Trans>}>
      {exposures.length === 0 ? (
        <p className="text-sm text-ink-muted">
          <Trans>目前没有余额</Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {exposures.map((one) => (
            <Exposure key={one.issuer.name} exposure={one} />
          ))}
        </ul>
      )}
    </Titled>
  );
}

function Exposure({ exposure: { issuer, amount, overdue, count, share } }: { readonly exposure: Risk['exposures'][number] }) {
  const { t } = useLingui();
  const { name } = issuer;
  const late = formatMoney(overdue);
  return (
    <li className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span>{name}</span>
        <span className="tabular-nums">{formatMoney(amount)}</span>
      </span>
      <Progress bare label={t`${name}占余额`} value={Number(share)} max={1_000_000} valueText={percent(share)} tone="chart-1" />
      <span className="flex flex-wrap items-center gap-x-3 text-xs text-ink-muted tabular-nums">
        <span>{percent(share)}</span>
        <span>{t`${count} 笔`}</span>
        {overdue > 0n && (
          <Tag tone="critical">
            <Trans>逾期 {late}</Trans>
          </Tag>
        )}
      </span>
    </li>
  );
}

const COLORS: readonly TokenColor[] = ['chart-1', 'chart-2', 'chart-3', 'chart-4'];

/** The amounts by remaining days. */
function Terms({ terms }: Pick<Risk, 'terms'>) {
  const { t } = useLingui();
  return (
    <Titled title={<Trans>剩余期限</Trans>}>
      <DistributionList
        label={t`剩余期限`}
        rows={terms.map(({ from, to, amount, count }, index) => ({
          id: String(from),
          label: to === null ? t`${from} 天以上` : t`${from}–${to} 天`,
          count: t`${count} 笔`,
          amount: formatMoney(amount),
          value: Number(amount),
          color: COLORS[index % COLORS.length] ?? 'chart-1',
        }))}
      />
    </Titled>
  );
}
