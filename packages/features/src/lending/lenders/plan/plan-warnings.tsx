import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Banner } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { Overview, Span } from './plan-terms.ts';

/** The current and future periods and the limits that are exceeded, or nearly. */
export function PlanWarnings({ spans }: Pick<Overview, 'spans'>) {
  const { data: limits = [] } = useEndpoint(contract.capitalPlan.limits, {}, { quiet: true });
  const open = spans.filter(({ ended }) => !ended);
  const breached = open.filter(({ level }) => level === 'breached').length;
  const near = open.filter(({ level }) => level === 'near').length;
  const firstShort = open.find(({ gap }) => gap > 0n);
  const limitsBreached = limits.filter(({ level }) => level === 'breached').length;
  const limitsNear = limits.filter(({ level }) => level === 'near').length;
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {breached > 0 && (
        <Banner tone="critical">
          <Trans>{breached} 个期间的流出已超过计划，请调整计划或暂停放款。</Trans>
        </Banner>
      )}
      {limitsBreached > 0 && (
        <Banner tone="critical">
          <Trans>{limitsBreached} 个核心企业额度已超限，请联系平台运营调整额度。</Trans>
        </Banner>
      )}
      {firstShort && <ShortOfMoney span={firstShort} />}
      {near > 0 && (
        <Banner tone="caution">
          <Trans>{near} 个期间的流出已达计划的 80% 以上。</Trans>
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

function ShortOfMoney({ span: { first, gap } }: { readonly span: Span }) {
  const amount = formatMoney(gap);
  return (
    <Banner tone="caution">
      <Trans>
        自 {first} 起资金不足，该期缺口 {amount} 元。
      </Trans>
    </Banner>
  );
}
