import { contract as calls, type TradeContract, type TradeContractRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { CheckField, DateField, MoneyField, TextField, useZodForm } from '@lianxin/forms';
import { Banner, FormField } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { UploadCell } from '../../../platform/uploads/index.ts';
import { contractForm, typedContract } from './contract-form.ts';
import { TRADE_FILES } from './trade-files.ts';
import { TradeDialog, type Trade, type TradeDialogProps } from './trade-dialog.tsx';
import { useTradeParty } from './trade-party.tsx';

export interface ContractDialogProps extends TradeDialogProps<TradeContract> {
  /** The other party. @default chosen in the dialog */
  readonly trade?: Trade;
  /** The contract to edit. @default a new one */
  readonly contract?: TradeContractRow;
}

export function ContractDialog({ trade, contract, ...dialog }: ContractDialogProps) {
  const { t } = useLingui();
  const save = useAction(calls.tradeContract.save, { quiet: true });
  const update = useAction(calls.tradeContract.update, { quiet: true });
  const form = useZodForm(contractForm.schema, { defaultValues: contract ? typedContract(contract) : contractForm.blank });
  const [file, setFile] = useState(contract?.file ?? null);
  const { party, fields, require, clear } = useTradeParty(trade);
  const description = party.counterpartyName === '' ? t`与供应商或客户之间的贸易合同` : t`与${party.counterpartyName}的合同`;
  return (
    <TradeDialog
      {...dialog}
      onSaved={(saved: TradeContract) => {
        setFile(null);
        clear();
        dialog.onSaved(saved);
      }}
      title={contract ? t`修改合同` : t`登记合同`}
      description={contract ? `${contract.buyer.name} · ${contract.seller.name}` : description}
      form={form}
      save={async (entered) => {
        const record = { ...entered, ...(file ? { fileId: file.id } : {}) };
        if (contract) return update.run({ id: contract.id, version: contract.version, ...record });
        const other = require();
        return other && save.run({ ...record, counterpartyNo: other.counterpartyNo, side: other.side });
      }}
      busy={save.busy || update.busy}
      saveLabel={t`保存合同`}
      explain={(error) =>
        error.refusal === 'DUPLICATE' && <Banner tone="caution">{t`与该企业之间已登记过同一编号的合同，可直接选用。`}</Banner>
      }
    >
      {contract === undefined && fields}
      <TextField name="number" label={t`合同编号`} required input={{ maxLength: 50 }} />
      <TextField name="name" label={t`合同名称`} required input={{ maxLength: 100 }} />
      <MoneyField name="amount" label={t`合同金额`} required />
      <DateField name="signedOn" label={t`签订日期`} required />
      <DateField name="endsOn" label={t`终止日期`} />
      <TextField name="paymentTerms" label={t`付款条款`} input={{ maxLength: 200 }} />
      <CheckField name="allowsVoucher" label={t`凭证支付`} text={t`合同约定可以用电子凭证支付`} />
      <TextField name="voucherClause" label={t`约定条款`} hint={t`例如：第 6.2 条`} input={{ maxLength: 50 }} />
      <FormField label={t`合同文件`} className="col-span-full">
        <UploadCell awaited label={t`合同文件`} file={file} onUploaded={setFile} accept={TRADE_FILES} />
      </FormField>
    </TradeDialog>
  );
}
