import type { PieceRow } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { MoneyInput } from '@lianxin/forms';
import { FormField } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { overdrawnBy, remainingOf, type Share } from './plan.ts';

export interface PieceAmountProps {
  readonly piece: PieceRow;
  readonly share: Share;
  readonly shares: readonly Share[];
  /** What the server refused about it. */
  readonly problem: string | undefined;
  readonly onChange: (share: Share) => void;
}

/** How much of one voucher a recipient receives; what is then left of the voucher stands beneath. */
export function PieceAmount({ piece, share, shares, problem, onChange }: PieceAmountProps) {
  const { t } = useLingui();
  const left = remainingOf(piece, shares);
  const rest = remainingOf(
    piece,
    shares.filter((one) => one.key !== share.key),
  );
  const available = formatMoney(piece.availableAmount);
  const remaining = formatMoney(left);
  const over = overdrawnBy(piece, shares);
  const excess = formatMoney(over);
  const number = piece.number;
  const write = (text: string) => onChange({ ...share, amounts: { ...share.amounts, [piece.id]: text } });
  return (
    <FormField
      label={t`转让金额`}
      required={shares.length === 1}
      labelNote={
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="tabular-nums">{number}</span>
          {rest > 0n && (
            <button
              type="button"
              className="min-h-6 text-accent underline-offset-3 hover:underline"
              aria-label={t`${number} 全部转让`}
              onClick={() => write(formatMoney(rest))}
            >
              <Trans>全部</Trans>
            </button>
          )}
        </span>
      }
      hint={t`可用 ${available}，剩余 ${remaining}`}
      error={over > 0n ? t`超过可用金额 ${excess} 元` : problem}
    >
      <MoneyInput aria-label={t`转让金额 ${number}`} value={share.amounts[piece.id] ?? ''} onValueChange={write} />
    </FormField>
  );
}
