import type { PieceRow } from '@lianxin/api/contract';
import { formatMoney, subtractFen } from '@lianxin/domain';
import { MoneyInput, readMoney } from '@lianxin/forms';
import { FormField } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { availableIn } from './taken.ts';

export interface AvailableAmountProps {
  /** The label of the field, such as "融资申请金额". */
  readonly label: string;
  /** The label of the button that uses the whole amount, such as "融资全部可用金额". */
  readonly wholeLabel: string;
  readonly pieces: readonly PieceRow[];
  readonly typed: string;
  /** The server's error for this field. */
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The field for the amount used of the pieces, at most their available amount. */
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
