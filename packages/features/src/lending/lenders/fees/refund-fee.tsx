import { contract, type FeeRefundId } from '@lianxin/api/contract';
import { useAction, useClient } from '@lianxin/api/react';
import { Banner, DialogContent } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaymentOrder, PaymentStep, type StepEnd } from '../../funding/index.ts';
import { useFeeParties, type Fee } from './fee-words.ts';

export interface RefundFeeProps extends Omit<StepEnd, 'title'> {
  readonly fee: Fee;
  readonly refundId: FeeRefundId;
}

/** Records that the guarantor refunded a fee at the bank. */
export function RefundFee({ fee, refundId, ...end }: RefundFeeProps) {
  const { t } = useLingui();
  const { payers } = useFeeParties();
  const { applicationNumber, amount, version, reason } = fee;
  const client = useClient();
  const call = useAction(contract.lendingFee.refund, { quiet: true });
  const title = t`退还担保费`;
  return (
    <DialogContent title={title} description={`${applicationNumber}　${payers(fee)}`}>
      <PaymentStep
        {...end}
        title={title}
        lead={
          <>
            <p className="text-sm text-ink-muted">
              <Trans>质押没有放款，已收的担保费应退还。请先在银行付款，再登记回单，由融资企业确认到账。</Trans>
            </p>
            {reason !== null && (
              <Banner tone="caution" title={t`融资企业未收到上一笔退款`}>
                {reason}
              </Banner>
            )}
            <PaymentOrder
              askAccount={() => client.call(contract.lendingFee.refundPayee, { refundId })}
              payeeName={payers(fee)}
              amount={amount}
              reference={applicationNumber}
            />
          </>
        }
        call={call}
        send={(payment) => call.run({ refundId, version, ...payment })}
        done={t`${applicationNumber} 的退费已登记，等待融资企业确认`}
        submitLabel={<Trans>登记退费</Trans>}
      />
    </DialogContent>
  );
}
