import { divideRounded, formatMoney, type Fen } from '@lianxin/domain';
import { CoverageBar } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface PledgeCoverageProps {
  readonly pledged: Fen;
  readonly amount: Fen;
  /** The pledge rate of the chosen lender; undefined without one. */
  readonly pledgeRate: bigint | undefined;
}

const MILLION = 1_000_000n;

/** The ratio of two amounts in percent, rounded down to two decimals. */
const percentOf = (part: bigint, whole: bigint): number => Number(divideRounded(part * 10_000n, whole, 'down')) / 100;

/** The coverage of the loan by the pledge, and the coverage that the chosen lender requires. */
export function PledgeCoverage({ pledged, amount, pledgeRate }: PledgeCoverageProps) {
  const { t } = useLingui();
  if (amount <= 0n) return null;
  const required = pledgeRate === undefined || pledgeRate <= 0n ? 100 : percentOf(MILLION, pledgeRate);
  const pledgedText = formatMoney(pledged);
  const amountText = formatMoney(amount);
  const requiredText = required.toFixed(2);
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">
          <Trans>质押覆盖</Trans>
        </strong>
        <span className="text-ink-muted tabular-nums">
          <Trans>
            质押 {pledgedText} / 贷款 {amountText}
          </Trans>
        </span>
        {pledgeRate !== undefined && (
          <span className="ml-auto text-ink-muted tabular-nums">
            <Trans>资金方要求不低于 {requiredText}%</Trans>
          </span>
        )}
      </p>
      <CoverageBar label={t`质押覆盖`} percent={percentOf(pledged, amount)} required={required} />
    </div>
  );
}
