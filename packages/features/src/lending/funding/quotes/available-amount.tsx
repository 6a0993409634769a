import type { PieceRow } from '@lianxin/api/contract';
import { formatMoney, subtractFen } from '@lianxin/domain';
import { MoneyInput, readMoney } from '@lianxin/forms';
import { FormField } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { availableIn } from './taken.ts';

export interface AvailableAmountProps {
  /** What the amount is for: "融资申请金额". */
  readonly label: string;
  /** Takes all that there is: "融资全部可用金额". */
  readonly wholeLabel: string;
  readonly pieces: readonly PieceRow[];
  readonly typed: string;
  /** What the server refused about it. */
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** How much of pieces is taken, at most what they hold. */
export function AvailableAmount({ label, wholeLabel, pieces, typed, problem, onChange }: AvailableAmountProps) {
  const { t } = useLingui();
  const amount = readMoney(typed);
  const available = availableIn(pieces);
  const most = formatMoney(available);
  const over = amount !== undefined && amount > available ? formatMoney(subtractFen(amount, available)) : undefined;
  return (
    <FormField
      label={label}
      required
      labelNote={
        pieces.length > 0 && (
          <button
            type="button"
            className="min-h-6 text-accent underline-offset-3 hover:underline"
            aria-label={wholeLabel}
            onClick={() => onChange(most)}
          >
            <Trans>全部</Trans>
          </button>
        )
      }
      hint={pieces.length > 0 ? t`可用 ${most}` : undefined}
      error={over === undefined ? problem : t`超过可用金额 ${over} 元`}
    >
      <MoneyInput value={typed} onValueChange={onChange} />
    </FormField>
  );
}
