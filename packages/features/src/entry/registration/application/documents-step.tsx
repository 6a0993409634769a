import { Field, Form, TextField } from '@lianxin/forms';
import { FileTextIcon, FormField, Panel, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { DocumentLink } from '../../../foundation/agreement/index.ts';
import { Attachments, UploadCell } from '../../../platform/uploads/index.ts';
import { AuthorisationTemplate } from '../documents/lazy-authorisation-template.tsx';
import { ConsentList } from '../documents/consent-list.tsx';
import { fieldLabel, type FieldName } from './field-names.ts';
import { FieldNotes } from './field-notes.tsx';
import { NextActs } from './next-acts.tsx';
import { ENTERPRISE_DOCUMENTS, documentsSchema, type Registration } from './registration-values.ts';
import { minuteOf } from '../minute-of.ts';
import type { StepProps } from './step-props.ts';
import { useStepForm } from './use-step-form.ts';

const MAX_ATTACHMENTS = 5;

export interface DocumentsStepProps extends StepProps {
  /** Given before, and not requested again. */
  readonly given: Registration['consents'];
}

/** Step 授权与协议: representative, authorisation and agreements. */
export function DocumentsStep({ values, given, problems, toChange, changed, onChange, onNext, back }: DocumentsStepProps) {
  const { t, i18n } = useLingui();
  const [reading, setReading] = useState(false);
  const { agentName, authorisation, attachments, consents } = values;
  const asked = ENTERPRISE_DOCUMENTS.filter((id) => !given.some((consent) => consent.id === id));
  const form = useStepForm(documentsSchema(asked), { agentName, authorisation, attachments, consents }, problems, onChange);
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
                  awaited
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
        {asked.length > 0 && (
          <Field name="consents" label={t({ message: '协议', context: '多份' })} hideLabel>
            {({ ref, onChange: set }) => <ConsentList ids={asked} agreed={agreed} onChange={set} firstRef={ref} />}
          </Field>
        )}
        {given.length > 0 && <GivenConsents given={given} />}
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

/** Consents given before, which also apply to the enterprise after submission. */
function GivenConsents({ given }: Pick<DocumentsStepProps, 'given'>) {
  const { t } = useLingui();
  return (
    <div className="text-sm text-ink-muted not-first:mt-3">
      <p>
        <Trans>以下协议您已同意，不再重复确认；提交后同样以本企业名义生效。</Trans>
      </p>
      <ul aria-label={t`已同意的协议`}>
        {given.map(({ id, version, agreedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <DocumentLink id={id} version={version} />
            <span className="text-xs text-ink-faint tabular-nums">{t`第 ${version} 版，${{ at: minuteOf(agreedAt) }} 同意`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
