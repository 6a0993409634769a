import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { civilDate, ZERO_FEN } from '@lianxin/domain';
import { asTyped, DateField, requestForm, TextField, useWatch, useZodForm } from '@lianxin/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { Owed, StepForm } from '../../funding/index.ts';
import type { FinancingStepProps } from '../agreeing/financing-steps.tsx';
import { owedThen } from './owed-then.ts';

const { shape } = contract.financing.repay.request;
const paymentForm = requestForm({ paidOn: asTyped(shape.paidOn, ''), receiptNumber: asTyped(shape.receiptNumber, '') });

/** Enters that a financing with recourse was paid back, all of it: paid at the bank, authorised by the reviewer, found by the lender. */
export function BuyBack({ financing, ...end }: FinancingStepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber, quote, owed } = financing;
  const call = useAction(contract.financing.repay, { quiet: true });
  const form = useZodForm(paymentForm.schema, { defaultValues: { ...paymentForm.blank, paidOn: owed?.on ?? '' } });
  const day = civilDate(useWatch({ control: form.control, name: 'paidOn' }));
  const then = day && owedThen(financing, day);
  return (
    <StepForm
      {...end}
      form={form}
      lead={
        <p className="text-sm text-ink-muted">
          <Trans>核心企业到期未付，请一次还清后取回凭证。先向资金方付款，再登记银行回单；审核岗复核、资金方确认到账后生效。</Trans>
        </p>
      }
      call={call}
      send={(payment) => call.run({ id, version, ...payment, amount: then?.total ?? ZERO_FEN })}
      done={t`${applicationNumber} 的还款已提交，等待审核岗复核`}
      submitLabel={<Trans>提交还款</Trans>}
    >
      <DateField name="paidOn" label={t`付款日`} required date={{ min: quote.paysOn, ...(owed && { max: owed.on }) }} />
      {then && day && <Owed owed={{ on: day, ...then }} />}
      <TextField name="receiptNumber" label={t`银行回单号`} required input={{ maxLength: 64 }} />
    </StepForm>
  );
}
