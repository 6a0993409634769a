import { contract, type FinancingDetail } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import type { CivilDate, Owed } from '@lianxin/domain';
import { Trans } from '@lingui/react/macro';
import { owedOnDay, RepaymentStep, type OpenLoan } from '../../funding/index.ts';
import { FINANCING_DETAIL } from '../detail/financing-detail.tsx';
import type { FinancingStepProps } from '../agreeing/step-props.ts';

/** The amount owed on a day: the financed amount, with late interest from the payment date on. Undefined before that date. */
export function financingOwes(financing: OpenLoan & Pick<FinancingDetail, 'quote'>, day: CivilDate): Owed | undefined {
  const { paysOn } = financing.quote;
  return day < paysOn ? undefined : owedOnDay(financing, { annualRatePpm: 0n, since: paysOn, paysOn }, day);
}

/** Records the full repayment of a financing with recourse. */
export function BuyBack({ financing, ...end }: FinancingStepProps) {
  const client = useClient();
  return (
    <RepaymentStep
      {...end}
      application={financing}
      repay={contract.financing.repay}
      askAccount={() => FINANCING_DETAIL.askPayee(client, financing)}
      lead={<Trans>核心企业到期未付，请一次还清后取回凭证。先向资金方付款，再登记银行回单；审核岗复核、资金方确认到账后生效。</Trans>}
      from={financing.quote.paysOn}
      owedOn={(day) => financingOwes(financing, day)}
    />
  );
}
