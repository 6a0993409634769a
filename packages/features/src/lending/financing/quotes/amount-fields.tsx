import { readMoney } from '@lianxin/forms';
import { useLingui } from '@lingui/react/macro';
import { AvailableAmount, TakenNote, takenOf, WishedDay } from '../../funding/index.ts';
import type { OffersQuestion } from './use-financing-offers.ts';

export interface AmountFieldsProps extends OffersQuestion {
  readonly onChange: (change: Partial<Pick<OffersQuestion, 'amount' | 'wishedOn'>>) => void;
  /** The server's errors by field. */
  readonly problems?: Readonly<Partial<Record<'amount' | 'wishedOn', string>>>;
}

/** The fields for the amount and the requested payout date, and the division of the amount among the pieces. */
export function AmountFields({ pieces, amount, wishedOn, onChange, problems }: AmountFieldsProps) {
  const { t } = useLingui();
  const [first] = pieces;
  return (
    <div className="@container flex flex-col gap-3">
      <div className="grid items-start gap-x-6 gap-y-4 @md:grid-cols-2">
        <AvailableAmount
          label={t`融资申请金额`}
          wholeLabel={t`融资全部可用金额`}
          pieces={pieces}
          typed={amount}
          problem={problems?.amount}
          onChange={(text) => onChange({ amount: text })}
        />
        <WishedDay wishedOn={wishedOn} latest={first?.dueOn} problem={problems?.wishedOn} onChange={(day) => onChange({ wishedOn: day })} />
      </div>
      <TakenNote
        taken={takenOf(pieces, readMoney(amount))}
        whole={(whole) => t`整笔融资 ${whole} 笔`}
        split={(taking, left) => t`拆分 ${taking} 用于融资，其余 ${left} 仍正常持有`}
      />
    </div>
  );
}
