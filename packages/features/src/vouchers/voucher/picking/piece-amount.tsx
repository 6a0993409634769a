import type { PieceRow } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { MoneyInput } from '@lianxin/forms';
import { FormField } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { overdrawnBy, remainingOf, type TypedAmounts } from './typed-amounts.ts';

export interface PieceAmountProps {
  readonly piece: PieceRow;
  /** This recipient's input, and everybody's. */
  readonly typed: TypedAmounts;
  readonly everybody: readonly TypedAmounts[];
  readonly label: string;
  /** Button for the whole rest: "全部转让". */
  readonly wholeLabel: string;
  /** The server's refusal. */
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The amount to take of a piece, with what remains. */
export function PieceAmount({ piece, typed, everybody, label, wholeLabel, problem, onChange }: PieceAmountProps) {
  const { t } = useLingui();
  const left = remainingOf(piece, everybody);
  const rest = remainingOf(
    piece,
    everybody.filter((one) => one !== typed),
  );
  const available = formatMoney(piece.availableAmount);
  const remaining = formatMoney(left);
  const over = overdrawnBy(piece, everybody);
  const excess = formatMoney(over);
  const number = piece.number;
  return (
    <FormField
      label={label}
      required={everybody.length === 1}
      labelNote={
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="tabular-nums">{number}</span>
          {rest > 0n && (
            <button
              type="button"
              className="min-h-6 text-accent underline-offset-3 hover:underline"
              aria-label={`${number} ${wholeLabel}`}
              onClick={() => onChange(formatMoney(rest))}
            >
              <Trans>全部</Trans>
            </button>
          )}
        </span>
      }
      hint={t`可用 ${available}，剩余 ${remaining}`}
      error={over > 0n ? t`超过可用金额 ${excess} 元` : problem}
    >
      <MoneyInput aria-label={`${label} ${number}`} value={typed.amounts[piece.id] ?? ''} onValueChange={onChange} />
    </FormField>
  );
}
