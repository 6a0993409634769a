import { contract, type ResponseOf } from '@lianxin/api/contract';
import { fen, formatMoney, shanghaiMinute, sumFen, type Fen } from '@lianxin/domain';
import { Banner, DataTable, Descriptions, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ApplicationLog } from '../../../applications/application/index.ts';
import {
  MoneyCell,
  NumberCell,
  RecordSheet,
  TermBadge,
  useRecord,
  type RowActing,
  type SheetPlace,
} from '../../../platform/lists/index.ts';
import { useCause, useNextActors } from '../../../platform/terms/index.ts';
import { MadeFileButton } from '../../../platform/uploads/index.ts';
import { PaymentSchedule } from './payment-schedule.tsx';
import { PaymentReceipts } from './payment-receipts.tsx';
import { PAYMENT_TERMS, PURPOSE_WORDS, TO_PAY_TERMS, type ToPay } from '../settlement-terms.ts';

type Detail = ResponseOf<typeof contract.settlement.get>;
type Payment = Detail['payments'][number];

export interface PaymentSheetProps {
  readonly at: SheetPlace;
  readonly verbs: RowActing<ToPay>['verbs'];
}

/** A voucher to pay with state, reason for delay and payments. */
export function PaymentSheet({ at, verbs }: PaymentSheetProps) {
  const { t } = useLingui();
  const shown = useRecord(contract.settlement.get, at.id);
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(detail) => detail?.voucher.number ?? t`到期付款`}
      titleNote={({ voucher }) => <TermBadge term={TO_PAY_TERMS[voucher.state]} />}
      acts={{ name: ({ voucher }) => voucher.number, verbs: ({ voucher }) => verbs(voucher) }}
      tabs={({ voucher, payments, log }) => [
        // Holders may have changed since an attempt to pay.
        ...(voucher.state === 'upcoming' || voucher.state === 'short' || voucher.state === 'prepared'
          ? [{ id: 'schedule', label: t`到期收款方`, content: <PaymentSchedule issuanceId={voucher.issuanceId} /> }]
          : []),
        ...(payments.length > 0
          ? [{ id: 'payments', label: t`付款明细`, content: <Payments payments={payments} voucher={voucher} /> }]
          : []),
        { id: 'log', label: t`操作记录`, content: <Log log={log} voucher={voucher} /> },
      ]}
    >
      {({ voucher, payments }) => (
        <Standing
          voucher={voucher}
          latePaid={sumFen(payments.filter(({ state }) => state === 'paid').map(({ lateInterest }) => lateInterest))}
        />
      )}
    </RecordSheet>
  );
}

/** History of a payment and who has to act next. Uses the settlement's names, because other kinds have steps of the same name. */
function Log({ log, voucher: { waitingFor } }: Pick<Detail, 'log' | 'voucher'>) {
  const nextActors = useNextActors();
  return (
    <ApplicationLog
      log={log.map((entry) => ({ ...entry, event: `settlement.${entry.event}` }))}
      waiting={waitingFor && { who: nextActors([waitingFor]), since: waitingFor.since }}
    />
  );
}

function Standing({ voucher, latePaid }: { readonly voucher: ToPay; readonly latePaid: Fen }) {
  const { t } = useLingui();
  const causeOf = useCause();
  const { state, shortage, returnReason, explanation, preparedByName, overdueSince, account } = voucher;
  return (
    <>
      {state === 'short' && (
        <Banner tone="critical">
          {t`${{ reason: causeOf(shortage ?? '') }}。凭证已逾期，按日万分之五计收逾期利息，暂停开立新凭证，由平台运营在付清后解除。`}
        </Banner>
      )}
      {state === 'short' && returnReason !== null && <Banner tone="caution">{t`审核岗退回：${returnReason}`}</Banner>}
      <Descriptions
        items={[
          { label: t`票面金额`, value: `¥ ${formatMoney(voucher.amount)}` },
          { label: t`到期日`, value: voucher.dueOn },
          { label: t`付款日`, value: voucher.paysOn },
          { label: t`未付金额`, value: `¥ ${formatMoney(voucher.unpaid)}` },
          ...(latePaid > 0n ? [{ label: t`已付逾期利息`, value: `¥ ${formatMoney(latePaid)}` }] : []),
          ...(overdueSince === null || state === 'paid'
            ? []
            : [
                { label: t`逾期起始日`, value: overdueSince },
                { label: t`截至今日逾期利息`, value: `¥ ${formatMoney(voucher.lateInterest)}` },
                { label: t`今日付清合计`, value: `¥ ${formatMoney(fen(voucher.unpaid + voucher.lateInterest))}` },
              ]),
          { label: t`付款账户`, value: account ? `${account.bankName} ${account.accountNumber}` : '—' },
          ...(preparedByName === null ? [] : [{ label: t`付款发起人`, value: preparedByName }]),
          ...(explanation === null ? [] : [{ label: t`逾期说明`, value: explanation }]),
        ]}
      />
    </>
  );
}

function Payments({ payments, voucher }: Pick<Detail, 'payments' | 'voucher'>) {
  const { t } = useLingui();
  const several = payments.some(({ round }) => round !== payments[0]?.round);
  const columns = useMemo(
    (): readonly Column<Payment>[] => [
      {
        id: 'payee',
        header: t`收款方`,
        cell: (payment) => <Payee payment={payment} />,
      },
      {
        id: 'amount',
        header: t`金额（元）`,
        align: 'end',
        cell: ({ amount, lateInterest }) => (
          <span className="flex flex-col items-end tabular-nums">
            <span>{formatMoney(amount)}</span>
            <LateInterest of={lateInterest} />
          </span>
        ),
      },
      {
        id: 'state',
        header: t`状态`,
        cell: (payment) => <Outcome payment={payment} voucher={voucher} />,
      },
    ],
    [t, voucher],
  );
  return (
    <DataTable
      label={t`付款明细`}
      columns={columns}
      rows={payments}
      rowKey={({ id }) => id}
      rowLabel={({ pieceNumber }) => pieceNumber}
      {...(several ? { groupOf: ({ round }: Payment) => t`第 ${round} 次付款` } : {})}
      renderCard={(payment) => <PaymentOfOne payment={payment} voucher={voucher} />}
      empty={
        <p className="p-6 text-center text-ink-muted">
          <Trans>付款日生成付款指令后，每一笔会出现在这里。</Trans>
        </p>
      }
    />
  );
}

interface OneProps {
  readonly payment: Payment;
  readonly voucher: ToPay;
}

/** The result of a payment: time and bank entry, or reason, and receipts. */
function Outcome({ payment: { id, pieceId, pieceNumber, payee, state, reason, bankSerial, paidAt, receipts }, voucher }: OneProps) {
  const causeOf = useCause();
  return (
    <span className="flex flex-col items-start gap-1 py-2 whitespace-normal">
      <TermBadge term={PAYMENT_TERMS[state]} />
      {reason !== null && <span className="text-sm text-ink-muted">{causeOf(reason)}</span>}
      {reason === null && paidAt !== null && (
        <span className="flex flex-col text-sm text-ink-muted tabular-nums">
          <span>{shanghaiMinute(paidAt)}</span>
          {/* Bank references can be long. */}
          {bankSerial !== null && <span className="break-all">{bankSerial}</span>}
        </span>
      )}
      {state === 'paid' && (
        <>
          <MadeFileButton endpoint={contract.pdf.ofSettlement} request={{ id: pieceId }}>
            <Trans>结算回单</Trans>
          </MadeFileButton>
          <PaymentReceipts voucher={voucher} paymentId={id} payee={payee.name} pieceNumber={pieceNumber} receipts={receipts} />
        </>
      )}
    </span>
  );
}

function Payee({ payment: { payee, purpose, accountNumber, pieceNumber } }: Pick<OneProps, 'payment'>) {
  const { i18n } = useLingui();
  return (
    <span className="flex flex-col py-2 whitespace-normal">
      <span>{payee.name}</span>
      <NumberCell number={pieceNumber} />
      <span className="text-sm text-ink-muted">
        {i18n._(PURPOSE_WORDS[purpose])} {accountNumber}
      </span>
    </span>
  );
}

function PaymentOfOne({ payment, voucher }: OneProps) {
  const { amount, lateInterest } = payment;
  return (
    <div className="flex flex-col rounded-md border border-line px-3 py-1 text-sm">
      <Payee payment={payment} />
      <MoneyCell amount={amount} />
      <LateInterest of={lateInterest} />
      <Outcome payment={payment} voucher={voucher} />
    </div>
  );
}

/** Late interest for the holder; nothing if paid in time. */
function LateInterest({ of }: { readonly of: Payment['lateInterest'] }) {
  const { t } = useLingui();
  if (of <= 0n) return null;
  return <span className="text-sm text-critical-ink">{t`另付逾期利息 ${{ amount: formatMoney(of) }}`}</span>;
}
