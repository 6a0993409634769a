import { shanghaiMinute } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { PaymentProof } from './payment-proof.tsx';
import { invoiceWords, PAYMENT_TERMS, reasonsOf, type Payment } from './payment-words.ts';
import { usePaymentName } from './use-payment-name.ts';

export interface PaymentCardProps {
  readonly row: Payment;
  readonly acts: ReactNode;
  readonly onProved: () => void;
}

export function PaymentCard({ row, acts, onProved }: PaymentCardProps) {
  const { t, i18n } = useLingui();
  const { payment: name } = usePaymentName();
  const reasons = reasonsOf(row);
  return (
    <ListCard lead={name(row)} term={PAYMENT_TERMS[row.state]} amount={row.amount} reason={reasons} acts={acts}>
      <CardLine facts={[row.paymentNumber, t`${{ at: shanghaiMinute(row.paidAt) }} 缴费`]} />
      <CardLine facts={[row.paidBy, t`发票：${{ state: i18n._(invoiceWords(row)) }}`]} />
      <PaymentProof payment={row} onProved={onProved} />
    </ListCard>
  );
}
