import type { PledgeOffer } from '@lianxin/api/contract';
import { civilDate, formatMoney, formatRatioPercent, nextWorkingDay, subtractFen, type CivilDate } from '@lianxin/domain';
import { MoneyInput } from '@lianxin/forms';
import { DatePicker, FormField } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AvailableAmount, positive, TakenNote, takenOf, WishedDay, type Problems } from '../../funding/index.ts';
import type { PledgeApplication } from '../apply/application.ts';
import { PledgeCoverage } from './pledge-coverage.tsx';
import type { PledgeQuestion } from './use-pledge-offers.ts';

export interface PledgeFieldsProps extends Omit<PledgeQuestion, 'guarantorNo'> {
  /** The first due date of the pieces, by which the loan has to be repaid. */
  readonly firstDueOn: CivilDate | undefined;
  /** The offer of the chosen lender, which limits the loan by its pledge rate. */
  readonly offer: Pick<PledgeOffer, 'most' | 'pledgeRate' | 'lenderName'> | undefined;
  readonly onChange: (change: Partial<PledgeApplication>) => void;
  readonly problems: Problems;
}

/** The fields for the pledged amount, the loan and its dates, with the resulting coverage. */
export function PledgeFields({ pieces, pledged, amount, repayOn, wishedOn, firstDueOn, offer, onChange, problems }: PledgeFieldsProps) {
  const { t } = useLingui();
  const pledgedFen = positive(pledged);
  const amountFen = positive(amount);
  const taken = takenOf(pieces, pledgedFen);
  const repaysOn = civilDate(repayOn) ?? firstDueOn;
  const paysOn = repaysOn && nextWorkingDay(repaysOn);
  const latest = firstDueOn && t`最晚为质押凭证的首个到期日 ${firstDueOn}`;
  // Interest runs until the payment date.
  const repayHint = paysOn === repaysOn ? latest : t`休息日顺延至 ${paysOn} 还款，利息计至该日`;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-4 max-tablet:grid-cols-1">
        <AvailableAmount
          label={t`质押金额`}
          wholeLabel={t`质押全部可用金额`}
          pieces={pieces}
          typed={pledged}
          problem={problems.pledged}
          onChange={(text) => onChange({ pledged: text })}
        />
        <LoanAmount typed={amount} offer={offer} problem={problems.amount} onChange={(text) => onChange({ amount: text })} />
        <FormField label={t`还款日`} required hint={repayHint} error={problems.repayOn}>
          <DatePicker
            size="lg"
            value={repayOn === '' ? (firstDueOn ?? null) : repayOn}
            {...(firstDueOn ? { max: firstDueOn } : {})}
            onValueChange={(day) => onChange({ repayOn: day ?? '' })}
          />
        </FormField>
        <WishedDay wishedOn={wishedOn} latest={firstDueOn} problem={problems.wishedOn} onChange={(day) => onChange({ wishedOn: day })} />
      </div>
      <TakenNote
        taken={taken}
        whole={(whole) => t`整笔质押 ${whole} 笔`}
        split={(taking, left) => t`拆分 ${taking} 用于质押，其余 ${left} 仍正常持有`}
      />
      {taken.length > 0 && pledgedFen !== undefined && amountFen !== undefined && (
        <PledgeCoverage pledged={pledgedFen} amount={amountFen} pledgeRate={offer?.pledgeRate} />
      )}
    </div>
  );
}

interface LoanAmountProps extends Pick<PledgeFieldsProps, 'offer'> {
  readonly typed: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The field for the loan, limited by the chosen lender's pledge rate. */
function LoanAmount({ typed, offer, problem, onChange }: LoanAmountProps) {
  const { t } = useLingui();
  const amount = positive(typed);
  const { lenderName = '' } = offer ?? {};
  const most = offer && formatMoney(offer.most);
  const percent = offer && formatRatioPercent(offer.pledgeRate);
  const over = offer && amount !== undefined && amount > offer.most ? formatMoney(subtractFen(amount, offer.most)) : undefined;
  return (
    <FormField
      label={t`贷款金额`}
      required
      labelNote={
        most !== undefined && (
          <button
            type="button"
            className="min-h-6 text-accent underline-offset-3 hover:underline"
            aria-label={t`贷款金额改为最多可贷`}
            onClick={() => onChange(most)}
          >
            <Trans>最多</Trans>
          </button>
        )
      }
      hint={most === undefined ? t`选定资金方后按其质押率计算最多可贷` : t`${lenderName} 质押率 ${percent}%，最多可贷 ${most}`}
      error={over === undefined ? problem : t`超过最多可贷 ${over} 元`}
    >
      <MoneyInput value={typed} onValueChange={onChange} />
    </FormField>
  );
}
