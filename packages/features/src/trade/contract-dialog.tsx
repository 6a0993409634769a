import { contract as calls, type TradeContract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { asTyped, CheckField, DateField, money, MoneyField, requestForm, text, TextField, useZodForm } from '@lianxin/forms';
import { useLingui } from '@lingui/react/macro';
import { TradeDialog, type TradeDialogProps } from './trade-dialog.tsx';

export type ContractDialogProps = TradeDialogProps<TradeContract>;

const { shape } = calls.tradeContract.save.request;
const contractForm = requestForm({
  number: asTyped(shape.number, ''),
  name: asTyped(shape.name, ''),
  amount: money(shape.amount),
  signedOn: asTyped(shape.signedOn, ''),
  allowsVoucher: asTyped(shape.allowsVoucher, true),
  voucherClause: text(shape.voucherClause),
});

/** Enters a trade contract with one other party. */
export function ContractDialog(props: ContractDialogProps) {
  const { t } = useLingui();
  const { run, busy } = useAction(calls.tradeContract.save);
  const form = useZodForm(contractForm.schema, { defaultValues: contractForm.blank });
  return (
    <TradeDialog
      {...props}
      title={t`登记合同`}
      description={t`与${props.trade.counterpartyName}的合同`}
      form={form}
      save={run}
      busy={busy}
      saveLabel={t`保存合同`}
    >
      <TextField name="number" label={t`合同编号`} required input={{ maxLength: 50 }} />
      <TextField name="name" label={t`合同名称`} required input={{ maxLength: 100 }} />
      <MoneyField name="amount" label={t`合同金额`} required />
      <DateField name="signedOn" label={t`签订日期`} required />
      <CheckField name="allowsVoucher" label={t`凭证支付`} words={t`合同约定可以用电子凭证支付`} />
      <TextField name="voucherClause" label={t`约定条款`} hint={t`例如：第 6.2 条`} input={{ maxLength: 50 }} />
    </TradeDialog>
  );
}
