import { contract, type PledgeDetail } from '@lianxin/api/contract';
import { nextWorkingDay, type CivilDate, type Owed } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { owedThen, RepaymentStep, type TellsOwed } from '../../funding/index.ts';
import type { PledgeStepProps } from './step-props.ts';

/** What a pledge owes on a day: interest runs from the value date, or the last repayment that arrived. */
export function pledgeOwes(
  pledge: TellsOwed & Pick<PledgeDetail, 'quote' | 'charged' | 'repayOn' | 'repayments'>,
  day: CivilDate,
): Owed | undefined {
  const { annualRate: annualRatePpm, valueOn } = pledge.charged ?? pledge.quote;
  const arrived = pledge.repayments.filter(({ state }) => state === 'confirmed').map(({ paidOn }) => paidOn);
  const since = arrived.reduce((latest, paidOn) => (paidOn > latest ? paidOn : latest), valueOn);
  return owedThen(pledge, { annualRatePpm, since, paysOn: nextWorkingDay(pledge.repayOn) }, day);
}

/** Enters a repayment of all or a part of what is owed. */
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
