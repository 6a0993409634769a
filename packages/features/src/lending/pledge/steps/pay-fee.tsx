import { contract } from '@lianxin/api/contract';
import { useAction, useClient } from '@lianxin/api/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaymentOrder, PaymentStep } from '../../funding/index.ts';
import type { PledgeStepProps } from './step-props.ts';

/** Records that the guarantor's fee was paid at the bank. */
export function PayFee({ pledge: { id, version, applicationNumber, guarantor, guarantee }, ...end }: PledgeStepProps) {
  const { t } = useLingui();
  const client = useClient();
  const call = useAction(contract.pledge.pay, { quiet: true });
  return (
    <PaymentStep
      {...end}
      lead={
        <>
          <p className="text-sm text-ink-muted">
            <Trans>请先向担保方付款，再登记银行回单。平台不代收担保费。</Trans>
          </p>
          {guarantee && (
            <PaymentOrder
              askAccount={() => client.call(contract.pledge.payee, { id, payment: 'guaranteeFee' })}
              payeeName={guarantor?.name ?? '—'}
              amount={guarantee.fee}
              reference={applicationNumber}
            />
          )}
        </>
      }
      call={call}
      send={(payment) => call.run({ id, version, ...payment })}
      done={t`${applicationNumber} 的担保费已登记`}
      submitLabel={<Trans>登记缴费</Trans>}
    />
  );
}
