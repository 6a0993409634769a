import { contract as calls, EnterpriseNo, type TradeContract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import {
  asTyped,
  CheckField,
  DateField,
  Form,
  money,
  MoneyField,
  requestForm,
  showFieldProblems,
  text,
  TextField,
  useZodForm,
} from '@lianxin/forms';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';

export interface Trade {
  /** The other party of the contract or invoice. */
  readonly counterpartyNo: string;
  readonly counterpartyName: string;
  /** What this enterprise is in it. */
  readonly side: 'buyer' | 'seller';
}

export interface ContractDialogProps {
  readonly trade: Trade;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSaved: (contract: TradeContract) => void;
}

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
export function ContractDialog({ trade, open, onOpenChange, onSaved }: ContractDialogProps) {
  const { t } = useLingui();
  const { run, busy } = useAction(calls.tradeContract.save);
  const form = useZodForm(contractForm.schema, { defaultValues: contractForm.blank });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t`登记合同`} description={t`与${trade.counterpartyName}的合同`} keepOpen={busy}>
        <Form
          form={form}
          className="flex min-h-0 flex-col"
          onSubmit={async (values) => {
            const result = await run({
              ...values,
              counterpartyNo: z.parse(EnterpriseNo, trade.counterpartyNo),
              side: trade.side,
            });
            if (result.ok) {
              onSaved(result.data);
              onOpenChange(false);
              form.reset();
            } else {
              showFieldProblems(form, result.error.fields ?? []);
            }
          }}
        >
          <DialogBody className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
            <TextField name="number" label={t`合同编号`} required input={{ maxLength: 50 }} />
            <TextField name="name" label={t`合同名称`} required input={{ maxLength: 100 }} />
            <MoneyField name="amount" label={t`合同金额`} required />
            <DateField name="signedOn" label={t`签订日期`} required />
            <CheckField name="allowsVoucher" label={t`凭证支付`} words={t`合同约定可以用电子凭证支付`} />
            <TextField name="voucherClause" label={t`约定条款`} hint={t`例如：第 6.2 条`} input={{ maxLength: 50 }} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => onOpenChange(false)}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy}>
              <Trans>保存合同</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
