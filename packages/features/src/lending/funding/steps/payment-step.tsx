import { contract } from '@lianxin/api/contract';
import { civilDate, type CivilDate } from '@lianxin/domain';
import { asTyped, DateField, requestForm, TextField, useWatch, useZodForm } from '@lianxin/forms';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StepForm, type StepFormProps } from './step-form.tsx';

const { shape } = contract.pledge.disburse.request;
const paymentForm = requestForm({ paidOn: asTyped(shape.paidOn, ''), receiptNumber: asTyped(shape.receiptNumber, '') });

/** A payment, from the bank's receipt. */
interface Payment {
  readonly paidOn: CivilDate;
  readonly receiptNumber: string;
}

export interface PaymentStepProps extends Omit<StepFormProps<never, never>, 'form' | 'send' | 'children'> {
  readonly send: (payment: Payment) => ReturnType<StepFormProps<never, never>['send']>;
  /** A note on a payment date, such as one that is too early. @default none */
  readonly noteOn?: (paidOn: CivilDate) => ReactNode;
}

/** Records a payment made at the bank by its date and receipt number. */
export function PaymentStep({ send, noteOn, ...step }: PaymentStepProps) {
  const { t } = useLingui();
  const form = useZodForm(paymentForm.schema, { defaultValues: paymentForm.blank });
  const paidOn = civilDate(useWatch({ control: form.control, name: 'paidOn' }));
  return (
    <StepForm {...step} form={form} send={send}>
      <DateField name="paidOn" label={t`付款日`} required />
      {paidOn !== undefined && noteOn?.(paidOn)}
      <TextField name="receiptNumber" label={t`银行回单号`} required input={{ maxLength: 64 }} />
    </StepForm>
  );
}
