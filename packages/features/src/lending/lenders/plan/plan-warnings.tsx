import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, type UseLevel } from '@lianxin/domain';
import { Banner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Overview } from './plan-terms.ts';

/** Warnings about the plan from today on, independent of the periods shown, and about limits that are nearly or fully used. */
export function PlanWarnings({ warnings: { short, used } }: Pick<Overview, 'warnings'>) {
  const { t, i18n } = useLingui();
  const { data: limits = [] } = useEndpoint(contract.capitalPlan.limits, {}, { quiet: true });
  const named = (level: UseLevel) =>
    new Intl.ListFormat(i18n.locale).format(
      used
        .filter((one) => one.level === level)
        .map(({ period, first, last }) => (period === 'month' ? t`${{ month: first.slice(0, 7) }} 月` : t`${first} 至 ${last} 周`)),
    );
  const [breached, near] = [named('breached'), named('near')];
  const limitsBreached = limits.filter(({ level }) => level === 'breached').length;
  const limitsNear = limits.filter(({ level }) => level === 'near').length;
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {breached !== '' && (
        <Banner tone="critical">
          <Trans>{breached}的流出已超过计划，请调整计划或暂停放款。</Trans>
        </Banner>
      )}
      {limitsBreached > 0 && (
        <Banner tone="critical">
          <Trans>{limitsBreached} 个核心企业额度已超限，请联系平台运营调整额度。</Trans>
        </Banner>
      )}
      {short && <ShortOfMoney {...short} />}
      {near !== '' && (
        <Banner tone="caution">
          <Trans>{near}的流出已达计划的 80% 以上。</Trans>
        </Banner>
      )}
      {limitsNear > 0 && (
        <Banner tone="caution">
          <Trans>{limitsNear} 个核心企业额度已用 80% 以上。</Trans>
        </Banner>
      )}
    </div>
  );
}

function ShortOfMoney({ on, gap }: NonNullable<Overview['warnings']['short']>) {
  const amount = formatMoney(gap);
  return (
    <Banner tone="caution">
      <Trans>
        按计划，{on} 日终起资金不足，缺口 {amount} 元。
      </Trans>
    </Banner>
  );
}
