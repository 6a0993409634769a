import type { PledgeDetail } from '@lianxin/api/contract';
import { formatMoney, toChineseCapitals } from '@lianxin/domain';
import { Button, Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePrintSheet } from '../../../platform/lists/index.ts';

type Repayment = PledgeDetail['repayments'][number];

/** The parties of a repayment, and the number of its application. */
export interface ReceiptParties {
  readonly applicationNumber: string;
  /** The payer. */
  readonly holder: { readonly name: string };
  /** The payee. */
  readonly lenderName: string;
}

export interface RepaymentReceiptProps {
  readonly repayment: Repayment;
  readonly parties: ReceiptParties;
}

/** The receipt of a confirmed repayment, for printing. */
export function RepaymentReceipt({ repayment, parties: { applicationNumber, holder, lenderName } }: RepaymentReceiptProps) {
  const { t } = useLingui();
  const { amount, paidOn, receiptNumber, principal, interest, lateInterest } = repayment;
  const money = (fen: Repayment['principal']) => (fen === null ? '—' : formatMoney(fen));
  return (
    <article aria-label={t`还款回执`} className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">
        <Trans>还款回执</Trans>
      </h2>
      <Descriptions
        items={[
          { label: t`申请编号`, value: applicationNumber },
          { label: t`付款方`, value: holder.name },
          { label: t`收款方`, value: lenderName },
          { label: t`付款日`, value: paidOn },
          { label: t`银行回单号`, value: receiptNumber },
          { label: t`还款金额（元）`, value: <strong className="font-semibold tabular-nums">{formatMoney(amount)}</strong> },
          { label: t`金额大写`, value: toChineseCapitals(amount, { prefix: true }) },
          { label: t`本金（元）`, value: money(principal) },
          { label: t`利息（元）`, value: money(interest) },
          { label: t`逾期利息（元）`, value: money(lateInterest) },
        ]}
      />
      <p className="text-sm text-ink-muted">
        <Trans>收款方已确认到账。款项由付款方在银行支付，平台不代收代付。</Trans>
      </p>
    </article>
  );
}

/** Prints the receipt of a confirmed repayment. */
export function RepaymentReceiptButton(props: RepaymentReceiptProps) {
  const { t } = useLingui();
  const { print, sheet } = usePrintSheet(<RepaymentReceipt {...props} />, 'portrait');
  const { state, receiptNumber } = props.repayment;
  if (state !== 'confirmed') return null;
  return (
    <>
      <Button intent="line" size="sm" aria-label={t`打印回执 ${receiptNumber}`} onClick={print}>
        <Trans>打印回执</Trans>
      </Button>
      {sheet}
    </>
  );
}
