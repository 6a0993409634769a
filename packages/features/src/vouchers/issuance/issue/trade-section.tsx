import type { TradeContract } from '@lianxin/api/contract';
import type { Fen } from '@lianxin/domain';
import { Field, RadioField, SelectField, useFormContext, useMessageText, useWatch } from '@lianxin/forms';
import { Panel, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryPicker, ContractPicker, useUsualTrade } from '../../../platform/pickers/index.ts';
import { BUSINESS_TYPE_TERMS, PAYMENT_NATURE_TERMS } from '../../../platform/terms/index.ts';
import { InvoiceUses, type Trade } from '../../../trade/papers/index.ts';
import type { IssueValues } from './issue-form.schema.ts';
import type { IssueSources } from './use-issue-sources.ts';

export interface TradeSectionProps {
  readonly sources: IssueSources;
  readonly onEnterContract: () => void;
  /** Undefined until a recipient is chosen. */
  readonly trade: Trade | undefined;
  readonly amount: Fen | undefined;
}

const clauseOf = (trade: TradeContract | undefined): string | undefined =>
  trade?.allowsVoucher ? (trade.voucherClause ?? undefined) : undefined;

/**
 * Nature, delivery, contract with its terms, and invoices (rules.md §1 Art 10, §2 Art 11); the values of the last application to this
 * recipient are proposed.
 */
export function TradeSection({ sources, trade, amount, onEnterContract }: TradeSectionProps) {
  const { t, i18n } = useLingui();
  const said = useMessageText();
  const { control, setValue, getValues, formState } = useFormContext<IssueValues>();
  const [recipientNo, uses] = useWatch({ control, name: ['recipientNo', 'invoices'] });
  const clause = clauseOf(sources.trade);
  const ready = recipientNo !== '';
  const { errors } = formState;
  useUsualTrade(recipientNo, ({ contract, paymentNature }) => {
    if (getValues('contractId') === '') {
      setValue('contractId', contract.id, { shouldValidate: true });
      setValue('contractAllowsVoucher', contract.allowsVoucher ? 'yes' : 'no', { shouldValidate: true });
    }
    if (paymentNature !== null && getValues('paymentNature') === '') setValue('paymentNature', paymentNature, { shouldValidate: true });
  });
  return (
    <Panel title={t`贸易背景`} flush>
      <div className="grid grid-cols-3 items-start gap-x-6 gap-y-4 p-4 max-desktop:grid-cols-2 max-tablet:grid-cols-1">
        <SelectField
          name="paymentNature"
          label={t`款项性质`}
          required
          select={{
            options: Object.entries(PAYMENT_NATURE_TERMS).map(([value, label]) => ({
              value,
              label: i18n._(label),
              ...(value === 'prepayment' ? { disabled: true, note: t`不得开立` } : {}),
            })),
          }}
        />
        <SelectField
          name="businessType"
          label={t`业务类型`}
          hint={t`便于归集，随凭证流转；持有方可另行归类`}
          select={{ options: Object.entries(BUSINESS_TYPE_TERMS).map(([value, label]) => ({ value, label: i18n._(label) })) }}
        />
        <Field name="categoryId" label={t`品类`} hint={t`便于统计，仅本企业及所属集团可见`}>
          {({ value, onChange, onBlur, ref, name }) => (
            <CategoryPicker
              name={name}
              ref={ref}
              onBlur={onBlur}
              openOnly
              clearable
              value={typeof value === 'string' ? value : ''}
              onValueChange={onChange}
            />
          )}
        </Field>
        <Field
          name="contractId"
          label={t`合同`}
          required
          labelNote={
            ready && (
              <TextLink asChild>
                <button type="button" onClick={onEnterContract}>
                  <Trans>登记合同</Trans>
                </button>
              </TextLink>
            )
          }
        >
          {({ value, onChange, onBlur, ref, name }) => (
            <ContractPicker
              name={name}
              ref={ref}
              onBlur={onBlur}
              counterpartyNo={recipientNo}
              placeholder={ready ? undefined : t`先选择接收方`}
              value={typeof value === 'string' ? value : ''}
              onValueChange={(id, chosen) => {
                onChange(id);
                setValue('contractAllowsVoucher', chosen?.allowsVoucher === true ? 'yes' : 'no', {
                  shouldValidate: true,
                });
              }}
            />
          )}
        </Field>
        <RadioField
          name="contractAllowsVoucher"
          label={t`合同约定凭证支付`}
          required
          radio={{
            options: [
              { value: 'yes', label: clause === undefined ? t`是` : t`是，${clause}` },
              { value: 'no', label: t`否` },
            ],
          }}
        />
        <RadioField
          name="delivered"
          label={t`货物或服务已交付`}
          required
          radio={{
            options: [
              { value: 'yes', label: t`已交付` },
              { value: 'no', label: t`未交付` },
            ],
          }}
        />
      </div>
      {trade ? (
        <InvoiceUses
          trade={trade}
          found={sources.found}
          amount={amount}
          amountName={t`凭证金额`}
          uses={uses}
          problem={said(errors.invoices?.message ?? errors.invoices?.root?.message)}
          problemOf={(index) => said(errors.invoices?.[index]?.amount?.message)}
          onChange={(next, by) => setValue('invoices', [...next], { shouldDirty: by === 'person', shouldValidate: true })}
        />
      ) : (
        <p className="border-t border-line px-4 py-6 text-center text-sm text-ink-muted">
          <Trans>选择接收方后，在这里选用与其的发票。</Trans>
        </p>
      )}
    </Panel>
  );
}
