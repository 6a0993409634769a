import { formatMoney, type Fen } from '@lianxin/domain';
import { CoverageBar } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { uncoveredAmount, usedTotal, type TypedUse } from './typed-use.ts';

export interface InvoiceCoverageProps {
  readonly uses: readonly TypedUse[];
  /** The amount to cover and its name: 凭证金额. */
  readonly amount: Fen;
  readonly amountName: string;
}

/** How much of an amount the invoices cover, and what is missing. */
export function InvoiceCoverage({ uses, amount, amountName }: InvoiceCoverageProps) {
  const { t } = useLingui();
  const used = usedTotal(uses);
  const usedText = formatMoney(used);
  const amountText = formatMoney(amount);
  const missing = uncoveredAmount(uses, amount);
  const shortfall = formatMoney(missing);
  return (
    <div className="flex flex-col gap-2 border-t border-line px-4 py-3 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">
          <Trans>发票覆盖</Trans>
        </strong>
        <span className="text-ink-muted tabular-nums">
          <Trans>
            占用合计 {usedText} / {amountName} {amountText}
          </Trans>
        </span>
        {missing > 0n && (
          <span className="ml-auto font-semibold text-caution-ink tabular-nums">
            <Trans>还差 {shortfall}</Trans>
          </span>
        )}
      </div>
      {amount > 0n && <CoverageBar label={t`发票覆盖`} percent={Number((used * 10_000n) / amount) / 100} />}
    </div>
  );
}
