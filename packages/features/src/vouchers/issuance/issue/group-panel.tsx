import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Amount, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { QuotaBar } from '../../credit/index.ts';

/** Guarantors within the group and the members guaranteed; nothing for a single enterprise. */
export function GroupPanel() {
  const { t } = useLingui();
  const { data: guarantees = [] } = useEndpoint(contract.issuance.guaranteeSubsidiaries, {}, { quiet: true });
  if (guarantees.length === 0) return null;
  return (
    <Panel title={t`成员单位担保`} extra={t`元`}>
      <ul className="flex flex-col gap-4">
        {guarantees.map(({ part, other, number, total, used, available, validUntil }) => (
          <li key={`${part} ${number}`} className="flex flex-col gap-1.5">
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                {part === 'guarantor' ? <Trans>为 {other.name} 担保</Trans> : <Trans>由 {other.name} 担保</Trans>}
              </span>
              <Amount className="font-semibold" value={formatMoney(available)} />
            </p>
            <QuotaBar label={t`担保额度使用`} total={total} parts={[{ id: 'used', label: t`已用`, amount: used }]} />
            <p className="text-xs text-ink-muted tabular-nums">
              <Trans>
                {number}，有效期至 {validUntil}
              </Trans>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
