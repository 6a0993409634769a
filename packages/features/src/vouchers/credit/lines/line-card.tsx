import { formatMoney } from '@lianxin/domain';
import { Amount, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { TermBadge } from '../../../platform/lists/index.ts';
import { QuotaBar } from '../quota-bar.tsx';
import type { CreditLine } from '../use-credit-lines.ts';
import { CREDIT_LINE_TERMS } from './credit-terms.ts';

export interface LineCardProps {
  readonly line: CreditLine;
  /** Requests a new total or another year; undefined for people who may not. */
  readonly onAdjust?: (() => void) | undefined;
}

/** A bank's line: term, total and use. */
export function LineCard({ line, onAdjust }: LineCardProps) {
  const { t } = useLingui();
  const { bankName, creditNumber, beginsOn, validUntil, state } = line;
  const figures = [
    { label: t`总额`, amount: line.total },
    { label: t`已用`, amount: line.used, mark: 'bg-chart-1' },
    { label: t`在途`, amount: line.inTransit, mark: 'bg-chart-2' },
  ];
  return (
    <li className="flex grow basis-80 flex-col gap-3 bg-surface px-4.5 py-4">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="text-md font-semibold">{bankName}</h3>
        <TermBadge term={CREDIT_LINE_TERMS[state]} />
        {onAdjust && (
          <Button
            size="sm"
            className="ml-auto"
            onClick={onAdjust}
            aria-label={state === 'expired' ? t`续期${bankName}的额度` : t`调整${bankName}的额度`}
          >
            {state === 'expired' ? <Trans>续期</Trans> : <Trans>调整</Trans>}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        <Trans>可用（元）</Trans> <Amount size="xl" faintCents className="ml-1 text-ink" value={formatMoney(line.available)} />
      </p>
      <QuotaBar
        label={t`${bankName}额度使用`}
        total={line.total}
        parts={[
          { id: 'used', label: t`已用`, amount: line.used },
          { id: 'transit', label: t`在途`, amount: line.inTransit },
        ]}
      />
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-muted">
        {figures.map(({ label, amount, mark }) => (
          <div key={label} className="inline-flex items-center gap-1.5">
            <dt className="inline-flex items-center gap-1.5">
              {mark !== undefined && <i aria-hidden className={`size-2 ${mark}`} />}
              {label}
            </dt>
            <dd className="text-ink">
              <Amount value={formatMoney(amount)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-4 text-xs text-ink-muted tabular-nums">
        <span>
          <Trans>
            {beginsOn} 至 {validUntil}
          </Trans>
        </span>
        <span>
          <Trans>授信编号 {creditNumber}</Trans>
        </span>
      </p>
    </li>
  );
}
