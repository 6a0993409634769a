import type { TradeContract } from '@lianxin/api/contract';
import { Field, RadioField, SelectField, useFormContext, useWatch } from '@lianxin/forms';
import { Button, Panel, PlusIcon, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ContractPicker } from '../../pickers/index.ts';
import { PAYMENT_NATURE_TERMS } from '../../terms/index.ts';
import type { IssueValues } from './issue-form.schema.ts';
import type { IssueSources } from './use-issue-sources.ts';

export interface TradeSectionProps {
  readonly sources: IssueSources;
  readonly onEnterContract: () => void;
  readonly onAddInvoices: () => void;
  /** The rows of invoices and what they cover. */
  readonly children: ReactNode;
}

/** The words of an answer that a contract's clause gives. */
const clauseOf = (trade: TradeContract | undefined): string | undefined =>
  trade?.allowsVoucher ? (trade.voucherClause ?? undefined) : undefined;

/** What is paid for: nature, delivery, the contract and what it says of vouchers, and the invoices (rules.md §1 Art 10, §2 Art 11). */
export function TradeSection({ sources, onEnterContract, onAddInvoices, children }: TradeSectionProps) {
  const { t, i18n } = useLingui();
  const { control, setValue } = useFormContext<IssueValues>();
  const recipientNo = useWatch({ control, name: 'recipientNo' });
  const clause = clauseOf(sources.trade);
  const ready = recipientNo !== '';
  return (
    <Panel
      title={t`贸易背景`}
      extra={
        <Button intent="quiet" size="sm" className="text-accent!" icon={<PlusIcon aria-hidden />} disabled={!ready} onClick={onAddInvoices}>
          <Trans>添加发票</Trans>
        </Button>
      }
      flush
    >
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
              side="buyer"
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
      {children}
    </Panel>
  );
}
