import { contract } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { RepaymentStep } from '../../funding/index.ts';
import { PLEDGE_DETAIL } from '../detail/pledge-detail.tsx';
import { pledgeOwes } from '../pledge-owes.ts';
import type { PledgeStepProps } from './step-props.ts';

/** Records a full or partial repayment. */
export function Repay({ pledge, ...end }: PledgeStepProps) {
  const { t } = useLingui();
  const client = useClient();
  return (
    <RepaymentStep
      {...end}
      application={pledge}
      repay={contract.pledge.repay}
      askAccount={() => PLEDGE_DETAIL.askPayee(client, pledge)}
      lead={<Trans>请先向资金方付款，再登记银行回单。审核岗复核、资金方确认到账后生效。</Trans>}
      from={pledge.disbursedOn}
      owedOn={(day) => pledgeOwes(pledge, day)}
      oncePaid={t`到账后全部还清，可以申请解质。`}
    />
  );
}
