import type { TradeContractRow } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Descriptions, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordSheet, type SheetPlace, type Shown } from '../../../../platform/lists/index.ts';
import { UploadCell } from '../../../../platform/uploads/index.ts';
import type { ContractActing } from './use-contract-acts.ts';

interface ContractSheetProps {
  readonly at: SheetPlace;
  readonly shown: Shown<TradeContractRow>;
  readonly acts: ContractActing;
  readonly onInvoices: (contractId: string) => void;
}

export function ContractSheet({ at, shown, acts, onInvoices }: ContractSheetProps) {
  const { t } = useLingui();
  return (
    <RecordSheet at={at} shown={shown} title={(one) => one?.number ?? t`合同`} acts={{ name: ({ number }) => number, verbs: acts.verbs }}>
      {(one) => {
        const count = one.invoiceCount;
        return (
          <Descriptions
            items={[
              { label: t`合同名称`, value: one.name },
              { label: t`合同金额`, value: formatMoney(one.amount) },
              { label: t`已占用（元）`, value: formatMoney(one.usedAmount) },
              { label: t`买方`, value: one.buyer.name },
              { label: t`卖方`, value: one.seller.name },
              { label: t`签订日期`, value: one.signedOn },
              { label: t`终止日期`, value: one.endsOn ?? '—' },
              { label: t`付款条款`, value: one.paymentTerms ?? '—' },
              { label: t`凭证支付`, value: one.allowsVoucher ? (one.voucherClause ?? t`合同已约定`) : t`合同未约定` },
              {
                label: t`发票`,
                value:
                  count === 0 ? (
                    '—'
                  ) : (
                    <TextLink asChild>
                      <button type="button" onClick={() => onInvoices(one.id)}>
                        <Trans>{count} 张发票</Trans>
                      </button>
                    </TextLink>
                  ),
              },
              { label: t`附件`, value: <UploadCell label={t`合同文件`} file={one.file} /> },
            ]}
          />
        );
      }}
    </RecordSheet>
  );
}
