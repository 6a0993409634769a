import type { PledgeDetail } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import type { Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FactSection, Titled } from '../../../applications/application/index.ts';
import { DetailTable } from '../detail/detail-table.tsx';
import { DateCell, MoneyCell, TermBadge } from '../../../platform/lists/index.ts';
import { REPAYMENT_TERMS } from '../../../platform/terms/index.ts';
import { PaymentOrder, type PaymentOrderProps } from '../steps/payment-order.tsx';
import { RepaymentReceiptButton, type ReceiptParties } from './repayment-receipt.tsx';

export type Repayment = PledgeDetail['repayments'][number];

export interface RepaymentsProps {
  /** The amount owed today; null if there is none. */
  readonly owed: PledgeDetail['owed'];
  readonly repayments: readonly Repayment[];
  /** The lender's account; null for parties that do not owe. */
  readonly payTo: PledgeDetail['payTo'];
  /** The remark of the payment, and the request for the full account number. @default the account is not shown */
  readonly order?: Pick<PaymentOrderProps, 'askAccount' | 'reference'> | undefined;
  /** The parties, for the receipts. @default no receipts */
  readonly parties?: ReceiptParties | undefined;
}

/** The amount owed today and its account, and the repayments with their states. */
export function Repayments({ owed, payTo, order, repayments, parties }: RepaymentsProps) {
  const { t } = useLingui();
  return (
    <>
      {owed && <Owed owed={owed} />}
      {owed && payTo && order && (
        <Titled title={<Trans>还款收款账户</Trans>}>
          <PaymentOrder {...order} payeeName={payTo.accountName} masked={payTo} amount={owed.total} />
        </Titled>
      )}
      <Titled title={<Trans>还款记录</Trans>}>
        <DetailTable
          label={t`还款记录`}
          columns={useRepaymentColumns(parties)}
          rows={repayments}
          rowKey={({ id }) => id}
          rowLabel={({ receiptNumber }) => receiptNumber}
          empty={
            <p className="p-4 text-sm text-ink-muted">
              <Trans>还没有还款</Trans>
            </p>
          }
          renderCard={(one) => <RepaymentCard repayment={one} parties={parties} />}
        />
      </Titled>
    </>
  );
}

export interface OwedProps {
  readonly owed: Pick<NonNullable<PledgeDetail['owed']>, 'on' | 'dueOn' | 'principal' | 'interest' | 'lateInterest' | 'total'>;
}

/** The amount needed to repay a loan in full on a day, with its parts and the due date. */
export function Owed({ owed: { on, dueOn, principal, interest, lateInterest, total } }: OwedProps) {
  const { t } = useLingui();
  return (
    <FactSection
      columns={2}
      title={
        on < dueOn ? (
          <Trans>
            按 {on} 还清计算，{dueOn} 到期
          </Trans>
        ) : on === dueOn ? (
          <Trans>{on} 到期应还</Trans>
        ) : (
          <Trans>
            {on} 应还，已于 {dueOn} 到期
          </Trans>
        )
      }
      items={[
        { label: t`本金（元）`, value: formatMoney(principal) },
        { label: t`利息（元）`, value: formatMoney(interest) },
        { label: t`逾期利息（元）`, value: formatMoney(lateInterest) },
        { label: t`还清合计（元）`, value: <strong className="font-semibold">{formatMoney(total)}</strong> },
      ]}
    />
  );
}

function useRepaymentColumns(parties: ReceiptParties | undefined): readonly Column<Repayment>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'paidOn', header: t`付款日`, cell: ({ paidOn }) => <DateCell date={paidOn} /> },
      { id: 'amount', header: t`还款金额（元）`, align: 'end', cell: ({ amount }) => <MoneyCell amount={amount} /> },
      {
        id: 'paid',
        header: t`抵扣`,
        priority: 'low',
        cell: (one) => <Paid repayment={one} />,
      },
      {
        id: 'receiptNumber',
        header: t`银行回单号`,
        cell: ({ receiptNumber }) => <span className="block min-w-24 whitespace-normal break-all">{receiptNumber}</span>,
      },
      { id: 'maker', header: t`经办人`, priority: 'low', cell: ({ makerName }) => makerName },
      {
        id: 'state',
        header: t`状态`,
        cell: ({ state, reason }) => (
          <span className="flex flex-col items-start gap-0.5 py-1">
            <TermBadge term={REPAYMENT_TERMS[state]} />
            {reason !== null && <span className="text-xs text-critical-ink">{reason}</span>}
          </span>
        ),
      },
      ...(parties
        ? [{ id: 'receipt', header: t`回执`, cell: (one: Repayment) => <RepaymentReceiptButton repayment={one} parties={parties} /> }]
        : []),
    ],
    [t, parties],
  );
}

/** The parts of a repayment that the lender has confirmed. */
function Paid({ repayment }: { readonly repayment: Repayment }) {
  if (repayment.principal === null || repayment.interest === null || repayment.lateInterest === null) return '—';
  const { principal, interest, lateInterest } = repayment;
  return (
    <span className="flex flex-col py-1 whitespace-nowrap tabular-nums">
      <Trans>本金 {{ principal: formatMoney(principal) }}</Trans>
      <Trans>利息 {{ interest: formatMoney(interest) }}</Trans>
      {lateInterest > 0n && <Trans>逾期利息 {{ late: formatMoney(lateInterest) }}</Trans>}
    </span>
  );
}

function RepaymentCard({ repayment, parties }: { readonly repayment: Repayment; readonly parties: ReceiptParties | undefined }) {
  const { state, amount, paidOn, receiptNumber, reason } = repayment;
  return (
    <div className="flex flex-col gap-1 rounded-md border border-line p-3 text-sm">
      <div className="flex flex-wrap justify-between gap-2">
        <MoneyCell amount={amount} />
        <TermBadge term={REPAYMENT_TERMS[state]} />
      </div>
      <div className="flex flex-wrap justify-between gap-2 text-ink-muted tabular-nums">
        <DateCell date={paidOn} />
        <span>{receiptNumber}</span>
      </div>
      <span className="text-ink-muted">
        <Paid repayment={repayment} />
      </span>
      {reason !== null && <p className="text-critical-ink">{reason}</p>}
      {parties && <RepaymentReceiptButton repayment={repayment} parties={parties} />}
    </div>
  );
}
