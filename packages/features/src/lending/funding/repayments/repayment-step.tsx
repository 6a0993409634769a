import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { civilDate, formatMoney, repaidBy, ZERO_FEN, type CivilDate, type Fen, type Owed as OwedThen } from '@lianxin/domain';
import { asTyped, DateField, money, MoneyField, readMoney, requestForm, TextField, useWatch, useZodForm } from '@lianxin/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Call, FundingDetail, Versioned } from '../kinds.ts';
import { PaymentOrder, type PaymentOrderProps } from '../steps/payment-order.tsx';
import { StepForm } from '../steps/step-form.tsx';
import type { StepEnd } from '../steps/step.ts';
import { Owed } from './repayments.tsx';

const { shape } = contract.pledge.repay.request;
const repayForm = requestForm({
  paidOn: asTyped(shape.paidOn, ''),
  amount: money(shape.amount),
  receiptNumber: asTyped(shape.receiptNumber, ''),
});

interface Payment {
  readonly paidOn: CivilDate;
  readonly amount: Fen;
  readonly receiptNumber: string;
}

export interface RepaymentStepProps<Detail extends FundingDetail> extends StepEnd {
  readonly application: Detail;
  readonly repay: Call<Versioned<Detail['id']> & Payment>;
  /** Requests the full account number of the lender. */
  readonly askAccount: PaymentOrderProps['askAccount'];
  /** Shown above the fields. */
  readonly lead: ReactNode;
  /** The first possible date of payment. */
  readonly from: CivilDate | null;
  readonly owedOn: (day: CivilDate) => OwedThen | undefined;
  /** The consequence of a full repayment, if partial ones are allowed. @default only full repayments */
  readonly oncePaid?: string;
}

/** Records a repayment made at the bank. The reviewer authorises it, and the lender confirms its receipt. */
export function RepaymentStep<Detail extends FundingDetail>(props: RepaymentStepProps<Detail>) {
  const { application, repay, askAccount, lead, from, owedOn, oncePaid, ...end } = props;
  const { t } = useLingui();
  const { id, version, applicationNumber, lenderName, owed, payTo } = application;
  const call = useAction(repay, { quiet: true });
  // If the amount cannot be typed, it is the full amount owed on the day.
  const typedAtFirst = oncePaid === undefined ? formatMoney(owed?.total ?? ZERO_FEN) : '';
  const form = useZodForm(repayForm.schema, { defaultValues: { ...repayForm.blank, amount: typedAtFirst, paidOn: owed?.on ?? '' } });
  const [paidOn, typed] = useWatch({ control: form.control, name: ['paidOn', 'amount'] });
  const day = civilDate(paidOn);
  const then = day && owedOn(day);
  // The typed amount if partial repayments are allowed, otherwise the full amount owed on the day.
  const amount = (oncePaid === undefined ? undefined : readMoney(typed)) ?? then?.total ?? owed?.total ?? ZERO_FEN;
  return (
    <StepForm
      {...end}
      form={form}
      lead={<p className="text-sm text-ink-muted">{lead}</p>}
      call={call}
      send={(entered) => call.run({ id, version, ...entered, ...(oncePaid === undefined && { amount: then?.total ?? ZERO_FEN }) })}
      done={t`${applicationNumber} 的还款已提交，等待审核岗复核`}
      submitLabel={<Trans>提交还款</Trans>}
    >
      <DateField name="paidOn" label={t`付款日`} required date={{ ...(from && { min: from }), ...(owed && { max: owed.on }) }} />
      {then && day && owed && <Owed owed={{ ...then, on: day, dueOn: owed.dueOn }} />}
      {oncePaid !== undefined && (
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
                aria-label={t`全部，填入还清合计`}
                onClick={() => form.setValue('amount', formatMoney(then.total), { shouldValidate: true })}
              >
                <Trans>全部</Trans>
              </button>
            ),
          })}
        />
      )}
      {oncePaid !== undefined && then && <Left owed={then} typed={typed} oncePaid={oncePaid} />}
      <PaymentOrder askAccount={askAccount} payeeName={lenderName} masked={payTo} amount={amount} reference={applicationNumber} />
      <TextField name="receiptNumber" label={t`银行回单号`} required input={{ maxLength: 64 }} />
    </StepForm>
  );
}

/** The remaining amount, or a warning that the repayment exceeds it. */
function Left({ owed, typed, oncePaid }: { readonly owed: OwedThen; readonly typed: string; readonly oncePaid: string }) {
  const amount = readMoney(typed);
  if (amount === undefined || amount <= 0n) return null;
  if (amount > owed.total) {
    return (
      <p role="alert" className="text-sm text-critical-ink">
        <Trans>超过还清合计，多付的金额不能登记。</Trans>
      </p>
    );
  }
  const { left } = repaidBy(owed, amount);
  const principal = formatMoney(left.principal);
  return (
    <p aria-live="polite" className="text-sm text-ink-muted">
      {left.total === 0n ? oncePaid : <Trans>到账后剩余本金 {principal} 元。</Trans>}
    </p>
  );
}
