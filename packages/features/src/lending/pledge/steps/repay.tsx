import { contract, type PledgeDetail } from '@lianxin/api/contract';
import { nextWorkingDay, type CivilDate, type Owed } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { owedOnDay, RepaymentStep, type OpenLoan } from '../../funding/index.ts';
import type { PledgeStepProps } from './step-props.ts';

/** The amount owed on a day, with interest since the value date or the latest confirmed repayment. */
export function pledgeOwes(
  pledge: OpenLoan & Pick<PledgeDetail, 'quote' | 'charged' | 'repayOn' | 'repayments'>,
  day: CivilDate,
): Owed | undefined {
  const { annualRate: annualRatePpm, valueOn } = pledge.charged ?? pledge.quote;
  const arrived = pledge.repayments.filter(({ state }) => state === 'confirmed').map(({ paidOn }) => paidOn);
  const since = arrived.reduce((latest, paidOn) => (paidOn > latest ? paidOn : latest), valueOn);
  return owedOnDay(pledge, { annualRatePpm, since, paysOn: nextWorkingDay(pledge.repayOn) }, day);
}

/** Records a full or partial repayment. */
export function Repay({ pledge, ...end }: PledgeStepProps) {
  const { t } = useLingui();
  return (
    <RepaymentStep
      {...end}
      application={pledge}
      repay={contract.pledge.repay}
      lead={<Trans>请先向资金方付款，再登记银行回单。审核岗复核、资金方确认到账后生效。</Trans>}
      from={pledge.disbursedOn}
      owedOn={(day) => pledgeOwes(pledge, day)}
      oncePaid={t`到账后全部还清，可以申请解质。`}
    />
  );
}
