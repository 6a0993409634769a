import { contract } from '@lianxin/api/contract';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Banner, Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordSheet, TermBadge, type RowActing, type SheetPlace, type Shown } from '../../../platform/lists/index.ts';
import { useCause } from '../../../platform/terms/index.ts';
import { MadeFileButton } from '../../../platform/uploads/index.ts';
import { BankReceipts } from '../../../vouchers/bank-receipts/index.ts';
import { TO_RECEIVE_TERMS, type ToReceive } from '../settlement-terms.ts';

export interface ReceiptSheetProps {
  readonly at: SheetPlace;
  readonly shown: Shown<ToReceive>;
  readonly verbs: RowActing<ToReceive>['verbs'];
}

/** A piece to be paid with day, account, bank entry, or reason for delay. */
export function ReceiptSheet({ at, shown, verbs }: ReceiptSheetProps) {
  const { t } = useLingui();
  const causeOf = useCause();
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(one) => one?.number ?? t`到期收款`}
      titleNote={({ state }) => <TermBadge term={TO_RECEIVE_TERMS[state]} />}
      acts={{ name: ({ number }) => number, verbs }}
    >
      {(row) => {
        const {
          pieceId,
          state,
          issuer,
          amount,
          dueOn,
          paysOn,
          lateInterest,
          account,
          confirmation,
          paidAt,
          bankSerial,
          reason,
          explanation,
        } = row;
        return (
          <>
            {reason !== null && (
              <Banner tone="caution">{t`${{ reason: causeOf(reason) }}。请确认其他可用的收款账户，或设置可用的默认收款账户，平台将在下一工作日再次付款。`}</Banner>
            )}
            {explanation !== null && <Banner tone="info">{t`开立方说明：${explanation}`}</Banner>}
            <Descriptions
              items={[
                { label: t`开立方`, value: issuer.name },
                { label: t`金额`, value: `¥ ${formatMoney(amount)}` },
                { label: t`到期日`, value: dueOn },
                { label: t`付款日`, value: paysOn },
                ...(lateInterest > 0n ? [{ label: t`逾期利息`, value: `¥ ${formatMoney(lateInterest)}` }] : []),
                { label: t`收款账户`, value: account ? `${account.accountName} ${account.bankName} ${account.accountNumber}` : '—' },
                ...(state === 'paid' && confirmation === null ? [] : [{ label: t`账户确认`, value: <Confirmation row={row} /> }]),
                { label: t`到账时间`, value: paidAt === null ? '—' : shanghaiMinute(paidAt) },
                { label: t`银行流水号`, value: bankSerial ?? '—' },
              ]}
            />
            {state === 'paid' && (
              <>
                <div>
                  <MadeFileButton endpoint={contract.pdf.ofSettlement} request={{ id: pieceId }}>
                    <Trans>到期结算回单</Trans>
                  </MadeFileButton>
                </div>
                <BankReceipts pieceId={pieceId} />
              </>
            )}
          </>
        );
      }}
    </RecordSheet>
  );
}

/** Who confirmed the account and when; without that it is used all the same. */
function Confirmation({ row: { state, confirmation, confirmableFrom } }: { readonly row: ToReceive }) {
  const { t } = useLingui();
  if (confirmation) return t`${{ name: confirmation.by }} 于 ${{ time: shanghaiMinute(confirmation.at) }} 确认`;
  return (
    <>
      <Trans>未确认，不影响收款</Trans>
      {state === 'upcoming' && <span className="block text-sm text-ink-muted">{t`${confirmableFrom} 起可确认`}</span>}
    </>
  );
}
