import { Field, Form, TextField } from '@lianxin/forms';
import { FileTextIcon, FormField, Panel, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Attachments, UploadCell } from '../../../platform/uploads/index.ts';
import { AuthorisationTemplate } from '../documents/lazy-authorisation-template.tsx';
import { ConsentList } from '../documents/consent-list.tsx';
import { fieldLabel, type FieldName } from './field-names.ts';
import { FieldNotes } from './field-notes.tsx';
import { NextActs } from './next-acts.tsx';
import { ENTERPRISE_DOCUMENTS, documentsSchema } from './registration-values.ts';
import type { StepProps } from './step-props.ts';
import { useStepForm } from './use-step-form.ts';

const MAX_ATTACHMENTS = 5;

/** Step 授权与协议: who acts for the enterprise, on what authority, and what it agrees to. */
export function DocumentsStep({ values, problems, toChange, changed, onChange, onNext, back }: StepProps) {
  const { t, i18n } = useLingui();
  const [reading, setReading] = useState(false);
  const { agentName, authorisation, attachments, consents } = values;
  const form = useStepForm(documentsSchema, { agentName, authorisation, attachments, consents }, problems, onChange);
  const [agent, letter, others, agreed] = form.watch(['agentName', 'authorisation', 'attachments', 'consents']);
  const notes = (field: FieldName) => <FieldNotes toChange={toChange.has(field)} changed={changed.has(field)} />;

  return (
    <Form form={form} onSubmit={() => onNext()} aria-label={t`授权与协议`} className="flex flex-col gap-4">
      <Panel title={t`授权书`} sub={t`证明您可以代表企业办理`}>
        <div className="grid max-w-160 gap-4">
          <TextField
            name="agentName"
            label={fieldLabel('agentName', i18n)}
            labelNote={notes('agentName')}
            required
            hint={t`授权书上写明的被授权人，即您本人`}
            input={{ maxLength: 50, autoComplete: 'name' }}
          />
          <Field
            name="authorisation"
            label={fieldLabel('authorisation', i18n)}
            labelNote={notes('authorisation')}
            required
            hint={t`打印模板，签字并加盖公章后，扫描或拍照上传，支持图片与 PDF`}
          >
            {({ ref }) => (
              <span ref={(cell) => ref(cell?.querySelector('button'))} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <UploadCell
                  label={fieldLabel('authorisation', i18n)}
                  file={letter}
                  onUploaded={(file) => form.setValue('authorisation', file, { shouldDirty: true, shouldValidate: true })}
                />
                <TextLink asChild className="text-sm">
                  <button type="button" className="min-h-6" onClick={() => setReading(true)}>
                    <FileTextIcon aria-hidden />
                    <Trans>查看授权书模板</Trans>
                  </button>
                </TextLink>
              </span>
            )}
          </Field>
          <FormField
            label={fieldLabel('attachments', i18n)}
            labelNote={
              <span className="inline-flex gap-1.5">
                <Trans>选填</Trans>
                {notes('attachments')}
              </span>
            }
            hint={t`如开户许可证、变更证明，最多 ${MAX_ATTACHMENTS} 个`}
          >
            <Attachments
              label={fieldLabel('attachments', i18n)}
              files={others}
              max={MAX_ATTACHMENTS}
              onChange={(files) => form.setValue('attachments', [...files], { shouldDirty: true })}
            />
          </FormField>
        </div>
      </Panel>
      <Panel title={t({ message: '协议', context: '多份' })} sub={t`由企业同意，提交时记录版本与时间`}>
        <Field name="consents" label={t({ message: '协议', context: '多份' })} hideLabel>
          {({ ref, onChange: set }) => <ConsentList ids={ENTERPRISE_DOCUMENTS} agreed={agreed} onChange={set} firstRef={ref} />}
        </Field>
      </Panel>
      <NextActs back={back} busy={form.formState.isSubmitting} />
      {reading && (
        <Suspense fallback={null}>
          <AuthorisationTemplate enterprise={values} agentName={agent} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </Form>
  );
}
