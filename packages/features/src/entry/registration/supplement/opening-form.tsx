import { contract, type FileView } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { accountNumber, branchNumber, CodeField, ComboboxField, Field, Form, showFieldProblems, useZodForm } from '@lianxin/forms';
import { Banner, Button, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSentence } from '../../../platform/notices/index.ts';
import { UploadCell } from '../../../platform/uploads/index.ts';
import { useBranchCombobox } from '../../../money/bank-check/index.ts';
import { requiredFile } from '../application/registration-values.ts';
import { StepButtons } from '../application/step-acts.tsx';
import type { Opening } from './opening-status.tsx';

const schema = z.object({
  accountNumber,
  branchNumber,
  licence: requiredFile,
  agreement: z.custom<FileView | null>(),
  authorisation: requiredFile,
});

type DocumentName = 'licence' | 'agreement' | 'authorisation';

/** Our field names by those of the server. */
const FIELD_OF: Readonly<Record<string, string>> = {
  licenceFileId: 'licence',
  agreementFileId: 'agreement',
  authorisationFileId: 'authorisation',
};

export interface OpeningFormProps {
  readonly opening: Opening;
  readonly onRefresh: () => Promise<void>;
}

/** Account and documents for bank A; documents not replaced stay. */
export function OpeningForm({ opening, onRefresh }: OpeningFormProps) {
  const { t } = useLingui();
  const { licence: knownLicence, agreement: knownAgreement, authorisation: knownAuthorisation } = opening;
  const form = useZodForm(schema, {
    defaultValues: {
      accountNumber: '',
      branchNumber: opening.branchNumber ?? '',
      licence: knownLicence,
      agreement: knownAgreement,
      authorisation: knownAuthorisation,
    },
  });
  const chosen = form.watch('branchNumber');
  const combobox = useBranchCombobox(chosen, opening.branchName ?? undefined);
  const sentence = useSentence();
  const [refusal, setRefusal] = useState<string>();
  const { run, busy } = useAction(contract.enterprise.openBankA, { quiet: true });
  const { accountNumber: known } = opening;

  async function submit({ licence, agreement, authorisation, ...account }: z.output<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const result = await run({
      version: opening.version,
      ...account,
      ...(licence && { licenceFileId: licence.id }),
      ...(agreement && { agreementFileId: agreement.id }),
      ...(authorisation && { authorisationFileId: authorisation.id }),
    });
    if (result.ok) {
      await onRefresh();
      return;
    }
    const own = (result.error.fields ?? []).map(({ path, message }) => ({ path: FIELD_OF[path] ?? path, message }));
    if (!showFieldProblems(form, own)) setRefusal(sentence(result.error));
  }

  const upload = (name: DocumentName, label: string, required: boolean) => (
    <Field name={name} label={label} required={required} labelNote={required ? undefined : t`选填`}>
      {({ ref }) => (
        <span ref={(cell) => ref(cell?.querySelector('button'))}>
          <UploadCell
            awaited
            label={label}
            file={form.watch(name)}
            onUploaded={(file) => form.setValue(name, file, { shouldDirty: true, shouldValidate: true })}
          />
        </span>
      )}
    </Field>
  );

  return (
    <Form form={form} onSubmit={submit} aria-label={t`补充资料`} className="flex flex-col gap-4">
      <Panel title={t`补充资料`} sub={t`提交后由银行核验`}>
        {refusal !== undefined && (
          <Banner tone="critical" className="mb-4" title={t`没有提交`}>
            {refusal}
          </Banner>
        )}
        <div className="grid items-start gap-x-6 gap-y-4 tablet:grid-cols-2">
          <CodeField
            name="accountNumber"
            label={t`银行账号`}
            required
            hint={known === null ? t`10 至 30 位数字，不含空格` : t`现在登记的是 ${known}，请输入完整账号`}
            input={{ maxLength: 30, inputMode: 'numeric', autoComplete: 'off', className: 'tabular-nums' }}
          />
          <ComboboxField
            name="branchNumber"
            label={t`开户网点`}
            required
            hint={chosen === '' ? t`按银行、城市、网点名称或 12 位联行号查找` : t`联行号 ${chosen}`}
            combobox={combobox}
          />
          {upload('licence', t`营业执照`, true)}
          {upload('authorisation', t`授权书`, true)}
          {upload('agreement', t`开户协议`, false)}
        </div>
      </Panel>
      <StepButtons>
        <Button type="submit" intent="primary" size="lg" busy={busy}>
          <Trans>提交银行核验</Trans>
        </Button>
      </StepButtons>
    </Form>
  );
}
