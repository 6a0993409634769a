import type { FinancingDetail } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent, shanghaiMinute, toChineseCapitals } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { TermBadge } from '../../lists/index.ts';
import { FINANCING_TERMS } from '../../terms/index.ts';

/** A financing in a glance: where it stands, its number, who submitted it, how much of which lender at what rate, and what is left of it. */
export function FinancingHead({ financing }: { readonly financing: FinancingDetail }) {
  const { applicationNumber, makerName, lenderName, part } = financing;
  const submitted = shanghaiMinute(financing.submittedAt);
  const rate = formatRatePercent(financing.annualRate);
  const net = formatMoney(financing.net);
  const share = formatMoney(financing.issuerCosts);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <TermBadge term={FINANCING_TERMS[financing.state]} />
        <span className="tabular-nums">{applicationNumber}</span>
        <span>
          <Trans>
            由 {makerName} 于 {submitted} 提交
          </Trans>
        </span>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Amount size="3xl" currency="¥" value={formatMoney(financing.amount)} className="max-tablet:text-2xl" />
        <span lang="zh-CN" className="font-instrument text-md font-semibold">
          {toChineseCapitals(financing.amount, { prefix: true })}
        </span>
      </div>
      <p className="text-sm text-ink-muted tabular-nums">
        {part === 'counterparty' ? (
          <Trans>
            {lenderName}，年化 {rate}%，贵司承担 <strong className="font-semibold text-ink">{share}</strong> 元
          </Trans>
        ) : (
          <Trans>
            {lenderName}，年化 {rate}%，到账净额 <strong className="font-semibold text-ink">{net}</strong> 元
          </Trans>
        )}
      </p>
    </div>
  );
}
