import { contract } from '@lianxin/api/contract';
import { useAction, useClient } from '@lianxin/api/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaymentOrder, PaymentStep } from '../../funding/index.ts';
import { PayoutDayNote } from './payout-day-note.tsx';
import { PayoutPlanNote } from './payout-plan-note.tsx';
import type { LendingStepProps } from './step-props.ts';

/** Records that the loan was paid to the holder at the bank: the platform moves no money. */
export function DisbursePledge({ pledge, ...end }: LendingStepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber, quote, receivingAccount, holder } = pledge;
  const client = useClient();
  const call = useAction(contract.pledge.disburse, { quiet: true });
  return (
    <PaymentStep
      {...end}
      lead={
        <>
          <p className="text-sm text-ink-muted">
            <Trans>请先在银行付款，再登记回单。平台不经手资金。</Trans>
          </p>
          <PaymentOrder
            askAccount={() => client.call(contract.pledge.payee, { id, payment: 'disbursement' })}
            payeeName={holder.name}
            masked={receivingAccount}
            amount={quote.net}
            reference={applicationNumber}
          />
        </>
      }
      noteOn={(paidOn) => (
        <>
          <PayoutDayNote quote={quote} paidOn={paidOn} />
          <PayoutPlanNote amount={quote.net} paidOn={paidOn} />
        </>
      )}
      call={call}
      send={(payment) => call.run({ id, version, ...payment })}
      done={t`${applicationNumber} 已放款`}
      submitLabel={<Trans>登记放款</Trans>}
    />
  );
}
