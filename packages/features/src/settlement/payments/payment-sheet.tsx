import { contract, type ResponseOf } from '@lianxin/api/contract';
import { fen, formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Banner, DataTable, Descriptions, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ApplicationLog } from '../../acting/index.ts';
import { RecordSheet, TermBadge, TextCell, useRecord, type RowActing, type SheetPlace } from '../../lists/index.ts';
import { useNextActors } from '../../terms/index.ts';
import { MadeFileButton } from '../../uploads/index.ts';
import { PaymentSchedule } from './payment-schedule.tsx';
import { PaymentReceipts } from './payment-receipts.tsx';
import { PAYMENT_TERMS, PURPOSE_WORDS, TO_PAY_TERMS, type ToPay } from '../settlement-terms.ts';

type Detail = ResponseOf<typeof contract.settlement.get>;
type Payment = Detail['payments'][number];

export interface PaymentSheetProps {
  readonly at: SheetPlace;
  readonly verbs: RowActing<ToPay>['verbs'];
}

/** One voucher to be paid: how it stands, why it is late, and every payment of it. */
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
        ...(voucher.state === 'upcoming'
          ? [{ id: 'schedule', label: t`到期收款方`, content: <PaymentSchedule issuanceId={voucher.issuanceId} /> }]
          : []),
        ...(payments.length > 0
          ? [{ id: 'payments', label: t`付款明细`, content: <Payments payments={payments} voucher={voucher} /> }]
          : []),
        { id: 'log', label: t`操作记录`, content: <Log log={log} voucher={voucher} /> },
      ]}
    >
      {({ voucher }) => <Standing voucher={voucher} />}
    </RecordSheet>
  );
}

/** What was done about its payment, by whom, and whose turn it is. The steps are named as a settlement's: other applications have steps of the same name. */
function Log({ log, voucher: { waitingFor } }: Pick<Detail, 'log' | 'voucher'>) {
  const nextActors = useNextActors();
  return (
    <ApplicationLog
      log={log.map((entry) => ({ ...entry, event: `settlement.${entry.event}` }))}
      waiting={waitingFor && { who: nextActors([waitingFor]), since: waitingFor.since }}
    />
  );
}

function Standing({ voucher }: { readonly voucher: ToPay }) {
  const { t } = useLingui();
  const { state, shortage, returnReason, explanation, preparedByName, overdueSince, account } = voucher;
  return (
    <>
      {state === 'short' && (
        <Banner tone="critical">
          {t`${{ reason: shortage ?? '' }}。凭证已逾期，按日万分之五计收逾期利息，暂停开立新凭证，由平台运营在付清后解除。`}
        </Banner>
      )}
      {state === 'short' && returnReason !== null && <Banner tone="caution">{t`审核岗退回：${returnReason}`}</Banner>}
      <Descriptions
        items={[
          { label: t`票面金额`, value: `¥ ${formatMoney(voucher.amount)}` },
          { label: t`到期日`, value: voucher.dueOn },
          { label: t`付款日`, value: voucher.paysOn },
          { label: t`未付金额`, value: `¥ ${formatMoney(voucher.unpaid)}` },
          ...(overdueSince === null
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
  const { t, i18n } = useLingui();
  const columns = useMemo(
    (): readonly Column<Payment>[] => [
      {
        id: 'payee',
        header: t`收款方`,
        cell: ({ payee, purpose, accountNumber }) => (
          <span className="flex flex-col">
            <span>{payee.name}</span>
            <span className="text-sm text-ink-muted">
              {i18n._(PURPOSE_WORDS[purpose])} {accountNumber}
            </span>
          </span>
        ),
      },
      { id: 'pieceNumber', header: t`凭证编号`, priority: 'low', cell: ({ pieceNumber }) => <TextCell text={pieceNumber} /> },
      {
        id: 'amount',
        header: t`金额（元）`,
        align: 'end',
        cell: ({ amount, lateInterest }) => (
          <span className="flex flex-col items-end tabular-nums">
            <span>{formatMoney(amount)}</span>
            {lateInterest > 0n && (
              <span className="text-sm text-critical-ink">{t`另付逾期利息 ${{ amount: formatMoney(lateInterest) }}`}</span>
            )}
          </span>
        ),
      },
      {
        id: 'state',
        header: t`状态`,
        cell: ({ id, pieceId, payee, state, reason, bankSerial, paidAt, receipts }) => (
          <span className="flex flex-col items-start gap-1">
            <TermBadge term={PAYMENT_TERMS[state]} />
            <span className="text-sm text-ink-muted">{reason ?? (paidAt && `${shanghaiMinute(paidAt)} ${bankSerial ?? ''}`)}</span>
            {state === 'paid' && (
              <>
                <MadeFileButton endpoint={contract.pdf.ofSettlement} request={{ id: pieceId }}>
                  <Trans>结算回单</Trans>
                </MadeFileButton>
                <PaymentReceipts voucher={voucher} paymentId={id} payee={payee.name} receipts={receipts} />
              </>
            )}
          </span>
        ),
      },
    ],
    [t, i18n, voucher],
  );
  return (
    <DataTable
      label={t`付款明细`}
      columns={columns}
      rows={payments}
      rowKey={({ id }) => id}
      rowLabel={({ pieceNumber }) => pieceNumber}
      empty={
        <p className="p-6 text-center text-ink-muted">
          <Trans>付款日生成付款指令后，每一笔会出现在这里。</Trans>
        </p>
      }
    />
  );
}
