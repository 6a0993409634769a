import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { TextCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { PaymentProof } from './payment-proof.tsx';
import { invoiceWords, PAYMENT_TERMS, reasonsOf, type Payment } from './payment-words.ts';
import { usePaymentName } from './use-payment-name.ts';

/** Hidden by default for lack of room. */
export const PAYMENT_COLUMNS_HIDDEN = ['paidBy', 'reason'] as const;

export function usePaymentColumns(onProved: () => void): readonly ListColumn<Payment>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<Payment>();
  const { payment: name } = usePaymentName();
  return useMemo(
    () => [
      { ...columns.lead('paymentNumber', t`缴费单号`, (row) => row.paymentNumber, name), sortable: true },
      columns.words('fees', t`缴费项目`, name),
      columns.amount((row) => row.amount),
      { ...columns.timeOf('paidAt', t`缴费时间`, (row) => row.paidAt), sortable: true },
      columns.state((row) => PAYMENT_TERMS[row.state]),
      {
        id: 'payee',
        header: t`收款账户`,
        priority: 'low',
        cell: ({ payee }) => <TextCell text={payee?.accountNumber ?? '—'} />,
        text: ({ payee }) => (payee === null ? '' : `${payee.accountName} ${payee.accountNumber}`),
      },
      {
        id: 'proof',
        header: t`缴费凭证`,
        cell: (row) => <PaymentProof payment={row} onProved={onProved} />,
        text: ({ proof }) => proof?.name ?? '',
      },
      { id: 'invoice', header: t`发票`, cell: (row) => i18n._(invoiceWords(row)), text: (row) => i18n._(invoiceWords(row)) },
      columns.party('paidBy', t`缴费人`, (row) => row.paidBy),
      columns.party('reason', t`退回原因`, (row) => reasonsOf(row) || '—'),
    ],
    [t, i18n, columns, name, onProved],
  );
}
