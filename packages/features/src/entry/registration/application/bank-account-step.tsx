import { CodeField, ComboboxField, Form, TextField } from '@lianxin/forms';
import { Panel } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBranchCombobox } from '../../../money/bank-check/index.ts';
import { fieldLabel, type FieldName } from './field-names.ts';
import { FieldNotes } from './field-notes.tsx';
import { NextActs } from './next-acts.tsx';
import { bankAccountSchema } from './registration-values.ts';
import type { StepProps } from './step-props.ts';
import { useStepForm } from './use-step-form.ts';

export interface BankAccountStepProps extends StepProps {
  readonly branchName: string | undefined;
}

/** Step 账户: the enterprise's account for the micro-deposit. */
export function BankAccountStep({ values, branchName, problems, toChange, changed, onChange, onNext, back }: BankAccountStepProps) {
  const { t, i18n } = useLingui();
  const [schema] = useState(() => bankAccountSchema(values));
  const { accountNumber, branchNumber } = values;
  const accountName = values.accountName === '' ? values.name : values.accountName;
  const form = useStepForm(schema, { accountName, accountNumber, branchNumber }, problems, onChange);
  const chosen = form.watch('branchNumber');
  const combobox = useBranchCombobox(chosen, branchName);
  const notes = (field: FieldName) => <FieldNotes toChange={toChange.has(field)} changed={changed.has(field)} />;

  return (
    <Form form={form} onSubmit={() => onNext()} aria-label={t`账户信息`} className="flex flex-col gap-4">
      <Panel title={t`对公账户`} sub={t`用于小额验证和到期收款`}>
        <div className="grid max-w-160 gap-4">
          <TextField
            name="accountName"
            label={fieldLabel('accountName', i18n)}
            labelNote={notes('accountName')}
            required
            hint={t`须与企业名称一致`}
            input={{ maxLength: 100, autoComplete: 'off' }}
          />
          <CodeField
            name="accountNumber"
            label={fieldLabel('accountNumber', i18n)}
            labelNote={notes('accountNumber')}
            required
            hint={t`10 至 30 位数字，不含空格`}
            input={{ maxLength: 30, inputMode: 'numeric', autoComplete: 'off', className: 'tabular-nums' }}
          />
          <ComboboxField
            name="branchNumber"
            label={fieldLabel('branchNumber', i18n)}
            labelNote={notes('branchNumber')}
            required
            hint={chosen === '' ? t`按银行、城市、网点名称或 12 位联行号查找` : t`联行号 ${chosen}`}
            combobox={combobox}
          />
        </div>
      </Panel>
      <NextActs back={back} busy={form.formState.isSubmitting} />
    </Form>
  );
}
