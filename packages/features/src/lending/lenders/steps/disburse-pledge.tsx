import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaymentStep } from '../../funding/index.ts';
import type { LendingStepProps } from './step-props.ts';

/** Records that the loan was paid to the holder at the bank: the platform moves no money. */
export function DisbursePledge({ pledge, ...end }: LendingStepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber, quote, receivingAccount } = pledge;
  const call = useAction(contract.pledge.disburse, { quiet: true });
  return (
    <PaymentStep
      {...end}
      lead={
        <>
          <p className="text-sm text-ink-muted">
            <Trans>请先在银行付款，再登记回单。平台不经手资金。</Trans>
          </p>
          <Descriptions
            items={[
              { label: t`放款金额（元）`, value: formatMoney(quote.paidOut) },
              { label: t`到账净额（元）`, value: formatMoney(quote.net) },
              { label: t`收款户名`, value: receivingAccount?.accountName ?? pledge.holder.name },
              {
                label: t`收款账户`,
                value: receivingAccount ? `${receivingAccount.bankName}　${receivingAccount.accountNumber}` : '—',
              },
            ]}
          />
        </>
      }
      call={call}
      send={(payment) => call.run({ id, version, ...payment })}
      done={t`${applicationNumber} 已放款`}
      submitLabel={<Trans>登记放款</Trans>}
    />
  );
}
