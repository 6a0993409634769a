import { addDays, type CivilDate } from '@lianxin/domain';
import { Field, SelectField, useFormContext } from '@lianxin/forms';
import { BuildingIcon, EmptyState, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { SupplierPicker, type Supplier } from '../../../platform/pickers/index.ts';
import { useSizeWords } from '../../../platform/terms/index.ts';
import type { IssueValues } from './issue-form.schema.ts';
import type { IssueSources } from './use-issue-sources.ts';

/** The recipient and its receiving account. */
export function RecipientSection({ sources, today }: { readonly sources: IssueSources; readonly today: CivilDate }) {
  const { t } = useLingui();
  const sizeWords = useSizeWords();
  const { setValue, getValues } = useFormContext<IssueValues>();
  const { nobody, recipient, receiving } = sources;
  const usable = receiving?.filter((account) => account.verified);
  const preferred = usable?.find((account) => account.isDefault) ?? usable?.[0];

  useEffect(() => {
    if (preferred && getValues('receivingAccountId') === '') setValue('receivingAccountId', preferred.id, { shouldValidate: true });
  }, [preferred, getValues, setValue]);

  /** Clears everything that depends on the previous recipient. */
  function forgetTrade(before: unknown): void {
    if (before !== '') {
      setValue('paymentNature', '');
      setValue('businessType', '');
    }
    setValue('receivingAccountId', '');
    setValue('contractId', '');
    setValue('contractAllowsVoucher', '');
    setValue('invoices', []);
  }

  /** Applies the settings for the recipient: its account, and its term unless one was entered. */
  function propose(chosen: Supplier | undefined): void {
    const { defaultAccountId = null, usualTermDays = null } = chosen ?? {};
    if (defaultAccountId !== null) setValue('receivingAccountId', defaultAccountId, { shouldValidate: true });
    if (usualTermDays !== null && getValues('dueOn') === '')
      setValue('dueOn', addDays(today, usualTermDays), { shouldDirty: true, shouldValidate: true });
  }

  if (nobody && !recipient) {
    return (
      <Panel title={t`接收方`}>
        <EmptyState title={t`还没有可以开立的供应商`}>
          <Trans>先在供应商管理中添加供应商，其认证并签约后即可向其开立。</Trans>
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel title={t`接收方`}>
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-4 max-tablet:grid-cols-1">
        <Field
          name="recipientNo"
          label={t`接收方名称`}
          required
          hint={
            recipient && (
              <span className="tabular-nums">
                {recipient.creditCode}　{sizeWords(recipient.size)}　{recipient.certified ? t`已认证，已签约` : t`尚未认证`}
              </span>
            )
          }
        >
          {({ value, onChange, onBlur, ref, name }) => (
            <SupplierPicker
              name={name}
              ref={ref}
              onBlur={onBlur}
              value={typeof value === 'string' ? value : ''}
              onValueChange={(enterpriseNo, chosen) => {
                onChange(enterpriseNo);
                forgetTrade(value);
                propose(chosen);
              }}
              enabledOnly
              describe={(one) => ({
                note: one.certified ? sizeWords(one.size) : t`尚未认证`,
                disabled: !one.certified,
              })}
              prefix={<BuildingIcon aria-hidden className="text-ink-faint" />}
            />
          )}
        </Field>
        <SelectField
          name="receivingAccountId"
          label={t`收款账户`}
          required
          hint={
            receiving && usable?.length === 0
              ? t`接收方还没有通过验证的收款账户，请联系接收方先完成账户验证。`
              : t`由接收方登记并通过小额验证的账户`
          }
          select={{
            disabled: receiving === undefined,
            placeholder: recipient ? t`请选择` : t`先选择接收方`,
            options: (receiving ?? []).map((account) => ({
              value: account.id,
              label: `${account.bankName} ${account.accountNumber.slice(-4)}`,
              ...(account.verified ? (account.isDefault ? { note: t`默认` } : {}) : { note: t`未验证`, disabled: true }),
            })),
          }}
        />
      </div>
    </Panel>
  );
}
