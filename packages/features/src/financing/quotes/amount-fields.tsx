import { civilDate, dayKind, formatMoney, subtractFen } from '@lianxin/domain';
import { MoneyInput, readMoney } from '@lianxin/forms';
import { DatePicker, FormField } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { NumberCell } from '../../lists/index.ts';
import { availableIn, takenOf, type Taken } from './taken.ts';
import type { OffersQuestion } from './use-offers.ts';

export interface AmountFieldsProps extends OffersQuestion {
  readonly onChange: (change: Partial<Pick<OffersQuestion, 'amount' | 'wishedOn'>>) => void;
  /** What the server refused, by field. */
  readonly problems?: Readonly<Partial<Record<'amount' | 'wishedOn', string>>>;
}

const isWorkingDay = (iso: string): boolean => {
  const day = civilDate(iso);
  return day === undefined || dayKind(day).working;
};

/** How much is to be financed and from when, and what that takes of the pieces. */
export function AmountFields({ pieces, amount: typed, wishedOn, onChange, problems }: AmountFieldsProps) {
  const { t } = useLingui();
  const amount = readMoney(typed);
  const available = availableIn(pieces);
  const most = formatMoney(available);
  const over = amount !== undefined && amount > available ? formatMoney(subtractFen(amount, available)) : undefined;
  const [first] = pieces;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-4 max-tablet:grid-cols-1">
        <FormField
          label={t`融资申请金额`}
          required
          labelNote={
            pieces.length > 0 && (
              <button
                type="button"
                className="min-h-6 text-accent underline-offset-3 hover:underline"
                aria-label={t`融资全部可用金额`}
                onClick={() => onChange({ amount: most })}
              >
                <Trans>全部</Trans>
              </button>
            )
          }
          hint={pieces.length > 0 ? t`可用 ${most}` : undefined}
          error={over === undefined ? problems?.amount : t`超过可用金额 ${over} 元`}
        >
          <MoneyInput value={typed} onValueChange={(text) => onChange({ amount: text })} />
        </FormField>
        <FormField label={t`希望到账日`} hint={t`不填则尽快到账；非工作日顺延`} error={problems?.wishedOn}>
          <DatePicker
            size="lg"
            value={wishedOn === '' ? null : wishedOn}
            clearable
            isWorkingDay={isWorkingDay}
            {...(first ? { max: first.dueOn } : {})}
            onValueChange={(day) => onChange({ wishedOn: day ?? '' })}
          />
        </FormField>
      </div>
      <TakenNote taken={takenOf(pieces, amount)} />
    </div>
  );
}

/** Which pieces go whole, and which one is split and what is left of it. */
function TakenNote({ taken }: { readonly taken: readonly Taken[] }) {
  const split = taken.find(({ rest }) => rest > 0n);
  const whole = taken.length - (split ? 1 : 0);
  if (taken.length === 0) return null;
  return (
    <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted">
      {whole > 0 && <Trans>整笔融资 {whole} 笔</Trans>}
      {split && <SplitNote {...split} />}
    </p>
  );
}

function SplitNote({ piece, take, rest }: Taken) {
  const taking = formatMoney(take);
  const left = formatMoney(rest);
  return (
    <span>
      <NumberCell number={piece.number} />{' '}
      <Trans>
        拆分 {taking} 用于融资，其余 {left} 仍正常持有
      </Trans>
    </span>
  );
}
