import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { civilDate, formatMoney, repaidBy, type Owed as OwedThen } from '@lianxin/domain';
import { asTyped, DateField, money, MoneyField, readMoney, requestForm, TextField, useWatch, useZodForm } from '@lianxin/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { Owed, StepForm } from '../../funding/index.ts';
import { owedThen } from './owed-then.ts';
import type { PledgeStepProps } from './pledge-steps.tsx';

const { shape } = contract.pledge.repay.request;
const repayForm = requestForm({
  paidOn: asTyped(shape.paidOn, ''),
  amount: money(shape.amount),
  receiptNumber: asTyped(shape.receiptNumber, ''),
});

/** Enters a repayment of all or a part of what is owed: paid at the bank, authorised by the reviewer, found by the lender. */
export function Repay({ pledge, ...end }: PledgeStepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber, disbursedOn, owed } = pledge;
  const call = useAction(contract.pledge.repay, { quiet: true });
  const form = useZodForm(repayForm.schema, { defaultValues: { ...repayForm.blank, paidOn: owed?.on ?? '' } });
  const [paidOn, typed] = useWatch({ control: form.control, name: ['paidOn', 'amount'] });
  const day = civilDate(paidOn);
  const then = day && owedThen(pledge, day);
  return (
    <StepForm
      {...end}
      form={form}
      lead={
        <p className="text-sm text-ink-muted">
          <Trans>请先向资金方付款，再登记银行回单。审核岗复核、资金方确认到账后生效。</Trans>
        </p>
      }
      call={call}
      send={(entered) => call.run({ id, version, ...entered })}
      done={t`${applicationNumber} 的还款已提交，等待审核岗复核`}
      submitLabel={<Trans>提交还款</Trans>}
    >
      <DateField
        name="paidOn"
        label={t`付款日`}
        required
        date={{ ...(disbursedOn && { min: disbursedOn }), ...(owed && { max: owed.on }) }}
      />
      {then && day && <Owed owed={{ on: day, ...then }} />}
      <MoneyField
        name="amount"
        label={t`还款金额`}
        required
        hint={t`可以还一部分；先还逾期利息和利息，再还本金`}
        {...(then && {
          labelNote: (
            <button
              type="button"
              className="min-h-6 text-accent underline-offset-3 hover:underline"
              aria-label={t`全部，填入应还合计`}
              onClick={() => form.setValue('amount', formatMoney(then.total), { shouldValidate: true })}
            >
              <Trans>全部</Trans>
            </button>
          ),
        })}
      />
      {then && <Left owed={then} typed={typed} />}
      <TextField name="receiptNumber" label={t`银行回单号`} required input={{ maxLength: 64 }} />
    </StepForm>
  );
}

/** What the repayment leaves, or that it is more than is owed. */
function Left({ owed, typed }: { readonly owed: OwedThen; readonly typed: string }) {
  const amount = readMoney(typed);
  if (amount === undefined || amount <= 0n) return null;
  if (amount > owed.total) {
    return (
      <p role="alert" className="text-sm text-critical-ink">
        <Trans>超过应还合计，多付的金额不能登记。</Trans>
      </p>
    );
  }
  const { left } = repaidBy(owed, amount);
  const principal = formatMoney(left.principal);
  return (
    <p aria-live="polite" className="text-sm text-ink-muted">
      {left.total === 0n ? <Trans>到账后全部还清，可以申请解质。</Trans> : <Trans>到账后剩余本金 {principal} 元。</Trans>}
    </p>
  );
}
