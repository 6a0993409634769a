import { contract, type FundSupplementId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, Anchor, Descriptions, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordSheet, TermBadge, type SheetPlace, type Shown } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { FileLinks, MadeFileButton } from '../../../platform/uploads/index.ts';
import { BankReceipts } from '../../../vouchers/bank-receipts/index.ts';
import { FUND_DIRECTION_WORDS, FUND_SOURCE_WORDS, FUND_TYPE_WORDS, RECONCILIATION_TERMS, type FundEntry } from './fund-terms.ts';
import { useObjectPlace } from './use-object-place.ts';

export interface FundSheetProps {
  readonly at: SheetPlace;
  readonly shown: Shown<FundEntry>;
}

/** An entry with its movement, party, business, account, reconciliation and receipt. */
export function FundSheet({ at, shown }: FundSheetProps) {
  const { t, i18n } = useLingui();
  const placeOf = useObjectPlace();
  const objectOf = (one: FundEntry) => {
    const to = placeOf(one);
    if (one.objectNumber === null || to === undefined) return one.objectNumber ?? '—';
    return (
      <Anchor href={`#${to}`} className="text-accent hover:underline">
        {one.objectNumber}
      </Anchor>
    );
  };
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(one) => one?.number ?? t`登记明细`}
      titleNote={({ reconciliation }) => <TermBadge term={RECONCILIATION_TERMS[reconciliation]} />}
    >
      {(one) => (
        <>
          <Descriptions
            items={[
              { label: t`收付`, value: i18n._(FUND_DIRECTION_WORDS[one.direction]) },
              { label: t`金额`, value: <Amount value={formatMoney(one.amount)} currency="¥" /> },
              { label: t`记账后余额`, value: <Amount value={formatMoney(one.balanceAfter)} currency="¥" /> },
              { label: t`业务类型`, value: i18n._(FUND_TYPE_WORDS[one.type]) },
              { label: t`记账日`, value: one.bookedOn },
              { label: t`登记时间`, value: shanghaiMinute(one.bookedAt) },
              { label: t`对方户名`, value: one.counterpartyName || '—' },
              { label: t`对方账号`, value: one.counterpartyNumber || '—' },
              { label: t`本方账户`, value: one.account ? `${one.account.bankName} ${one.account.accountNumber}` : '—' },
              { label: t`业务编号`, value: objectOf(one) },
              { label: t`链信编号`, value: one.voucherNumbers.length === 0 ? '—' : one.voucherNumbers.join('、') },
              { label: t`银行流水号`, value: one.bankSerial ?? '—' },
              { label: t`来源`, value: i18n._(FUND_SOURCE_WORDS[one.source]) },
              ...(one.source === 'system'
                ? []
                : [
                    { label: t`经办人`, value: one.makerName ?? '—' },
                    { label: t`复核人`, value: one.checkerName ?? '—' },
                  ]),
              { label: t`备注`, value: one.remark ?? '—' },
              ...(one.supplementId === null ? [] : [{ label: t`回单`, value: <Receipts supplementId={one.supplementId} /> }]),
            ]}
          />
          {one.paid && (
            <>
              <div>
                <MadeFileButton endpoint={contract.pdf.ofSettlement} request={{ id: one.paid.pieceId }}>
                  <Trans>到期结算回单</Trans>
                </MadeFileButton>
              </div>
              <BankReceipts pieceId={one.paid.pieceId} />
            </>
          )}
        </>
      )}
    </RecordSheet>
  );
}

/** Files of a manual entry. */
function Receipts({ supplementId: id }: { readonly supplementId: FundSupplementId }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.fundRegister.supplement, { id }, { quiet: true });
  if (data) return <FileLinks label={t`回单`} files={data.attachments} />;
  return error ? <FailureState error={error} onRetry={() => void refresh()} /> : <SkeletonText lines={1} />;
}
