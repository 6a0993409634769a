import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { PaymentProof } from './payment-proof.tsx';
import { invoiceWords, PAYMENT_TERMS, reasonsOf, type Payment } from './payment-words.ts';
import { usePaymentName } from './use-payment-name.ts';

export interface PaymentCardProps {
  readonly row: Payment;
  readonly acts: ReactNode;
  readonly onProved: () => void;
}

/** A payment on a phone: what for, how much, when, where it stands, its receipt and its invoice. */
export function PaymentCard({ row, acts, onProved }: PaymentCardProps) {
  const { t, i18n } = useLingui();
  const { payment: name } = usePaymentName();
  const reasons = reasonsOf(row);
  return (
    <ListCard lead={name(row)} badge={<TermBadge term={PAYMENT_TERMS[row.state]} />} acts={acts}>
      <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
      <CardLine>
        <span className="tabular-nums">{row.paymentNumber}</span>
        <span>{t`${{ at: shanghaiMinute(row.paidAt) }} 缴费`}</span>
      </CardLine>
      <CardLine>
        <span>{row.paidBy}</span>
        <span>{t`发票：${{ state: i18n._(invoiceWords(row)) }}`}</span>
      </CardLine>
      <PaymentProof payment={row} onProved={onProved} />
      {reasons && <p className="text-critical-ink">{reasons}</p>}
    </ListCard>
  );
}
