import { contract } from '@lianxin/api/contract';
import type { ApiError } from '@lianxin/api/client';
import { useAction } from '@lianxin/api/react';
import { yuanOf } from '@lianxin/domain';
import { DateField, Field, Form, MoneyField, RadioField, showFieldProblems, TextField, useWatch, useZodForm } from '@lianxin/forms';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureBanner } from '../../../platform/notices/index.ts';
import { TradePartyPicker } from '../../../platform/pickers/index.ts';
import type { Receivable } from './receivable-terms.ts';
import { ofItsSource, registerForm, type Registered } from './register-form.ts';
import { SalesInvoicePicker } from './sales-invoice-picker.tsx';

interface RegisterDialogProps {
  readonly onClose: () => void;
  readonly onDone: (made: Receivable) => void;
}

/** Registers a receivable from a sales invoice, a customer, or anybody else. */
export function RegisterDialog({ onClose, onDone }: RegisterDialogProps) {
  const { t } = useLingui();
  const { run, busy } = useAction(contract.receivable.register, { quiet: true });
  const [failure, setFailure] = useState<ApiError>();
  const form = useZodForm(registerForm.schema, { defaultValues: registerForm.blank });
  const source = useWatch({ control: form.control, name: 'source' });

  async function submit(entered: Registered): Promise<void> {
    setFailure(undefined);
    const result = await run(ofItsSource(entered));
    if (result.ok) onDone(result.data);
    else if (!showFieldProblems(form, result.error.fields ?? [])) setFailure(result.error);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`登记应收账款`} description={t`尚未开立为链信的应收款项；持有的链信会自动列入。`} keepOpen={busy}>
        <Form form={form} className="flex min-h-0 flex-col" onSubmit={submit}>
          <DialogBody className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
            <div className="col-span-full">
              <RadioField
                name="source"
                label={t`来源`}
                required
                radio={{
                  options: [
                    { value: 'invoice', label: t`销售发票` },
                    { value: 'customer', label: t`平台上的客户` },
                    { value: 'other', label: t`其他债务人` },
                  ],
                }}
              />
            </div>
            {source === 'invoice' && (
              <div className="col-span-full">
                <Field name="invoiceId" label={t`销售发票`} required>
                  {({ value, onChange }) => (
                    <SalesInvoicePicker
                      value={typeof value === 'string' ? value : ''}
                      placeholder={t`请选择发票`}
                      onValueChange={(id, invoice) => {
                        onChange(id);
                        if (invoice) form.setValue('amount', yuanOf(invoice.freeAmount), { shouldDirty: true });
                      }}
                    />
                  )}
                </Field>
              </div>
            )}
            {source === 'customer' && (
              <Field name="debtorNo" label={t`债务人`} required>
                {({ value, onChange }) => (
                  <TradePartyPicker
                    side="seller"
                    value={typeof value === 'string' ? value : ''}
                    placeholder={t`请选择企业`}
                    onValueChange={(no) => onChange(no)}
                  />
                )}
              </Field>
            )}
            {source === 'other' && <TextField name="debtorName" label={t`债务人`} required input={{ maxLength: 100 }} />}
            {source !== 'invoice' && (
              <TextField name="number" label={t`单据编号`} required hint={t`合同、发票或出库单的编号`} input={{ maxLength: 50 }} />
            )}
            <MoneyField name="amount" label={t`金额`} required money={{ capitals: false, size: 'md' }} />
            <DateField name="dueOn" label={t`到期日`} required />
            <div className="col-span-full">
              <TextField name="note" label={t`备注`} input={{ maxLength: 200 }} />
            </div>
            {failure && (
              <FailureBanner className="col-span-full" error={failure} title={duplicateTitle(failure, t`该发票已登记应收账款`)} />
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <NetworkButton type="submit" intent="primary" busy={busy}>
              <Trans>登记</Trans>
            </NetworkButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

/** The title for an invoice that is already registered. */
const duplicateTitle = (error: ApiError, words: string) => (error.refusal === 'DUPLICATE' ? words : undefined);
