import { hasBackSide } from '@lianxin/domain';
import { Banner, Button, Descriptions, Panel, PencilIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IDENTITY_KIND_TERMS, useSizeWords } from '../../../platform/terms/index.ts';
import { FileLinks } from '../../../platform/uploads/index.ts';
import { fieldLabel, FORM_STEPS, STEP_FIELDS, type FieldName, type FormStep } from './field-names.ts';
import { FieldNotes } from './field-notes.tsx';
import type { RegistrationValues } from './registration-values.ts';
import { StepButtons } from './step-acts.tsx';

export interface ReviewStepProps {
  readonly values: RegistrationValues;
  readonly branchName: string | undefined;
  readonly toChange: ReadonlySet<FieldName>;
  readonly changed: ReadonlySet<FieldName>;
  /** The refusal of the last attempt. */
  readonly refusal: string | undefined;
  readonly busy: boolean;
  readonly onEdit: (step: FormStep) => void;
  readonly onSubmit: () => void;
  readonly back: ReactNode;
}

/** Step 提交: a summary and the button. */
export function ReviewStep({ values, branchName, toChange, changed, refusal, busy, onEdit, onSubmit, back }: ReviewStepProps) {
  const { t, i18n } = useLingui();
  const sizeWords = useSizeWords();
  const titles: Record<FormStep, string> = { enterprise: t`企业`, bankAccount: t`账户`, documents: t`授权与协议` };

  /** Files and texts in separate rows, in form order. */
  const groupsOf = (step: FormStep): (readonly FieldName[])[] => {
    const all: readonly FieldName[] = STEP_FIELDS[step];
    const fields = all.filter((field) => field !== 'legalIdBack' || hasBackSide(values.legalIdKind));
    const isText = (field: FieldName) => typeof values[field] === 'string';
    const [first] = fields;
    const leads = first !== undefined && isText(first);
    return [fields.filter((field) => isText(field) === leads), fields.filter((field) => isText(field) !== leads)].filter(
      (group) => group.length > 0,
    );
  };

  const shown = (field: FieldName): ReactNode => {
    const value = values[field];
    if (value === null || value === '') return '—';
    if (field === 'branchNumber') return [branchName, values.branchNumber].filter(Boolean).join('　');
    if (field === 'size') return sizeWords(values.size);
    if (field === 'legalIdKind') return i18n._(IDENTITY_KIND_TERMS[values.legalIdKind]);
    if (typeof value === 'string') return value;
    const files = 'id' in value ? [value] : value;
    return files.length === 0 ? '—' : <FileLinks label={fieldLabel(field, i18n, values.legalIdKind)} files={files} />;
  };

  return (
    <section aria-label={t`核对并提交`} className="flex flex-col gap-4">
      {refusal !== undefined && (
        <Banner tone="critical" title={t`没有提交`}>
          {refusal}
        </Banner>
      )}
      {FORM_STEPS.map((step) => {
        const title = titles[step];
        return (
          <Panel
            key={step}
            title={title}
            extra={
              <Button
                size="sm"
                intent="quiet"
                className="-mr-2.5"
                icon={<PencilIcon />}
                onClick={() => onEdit(step)}
                aria-label={t`修改${title}`}
              >
                <Trans>修改</Trans>
              </Button>
            }
          >
            <div className="flex flex-col gap-3.5">
              {groupsOf(step).map((fields) => (
                <Descriptions
                  key={fields[0]}
                  columns={3}
                  layout="above"
                  // Half a phone is too narrow for an account number.
                  className="max-tablet:grid-cols-1"
                  items={fields.map((field) => ({
                    id: field,
                    label: (
                      <span className="inline-flex flex-wrap gap-1.5">
                        {fieldLabel(field, i18n, values.legalIdKind)}
                        <FieldNotes toChange={toChange.has(field)} changed={changed.has(field)} />
                      </span>
                    ),
                    value: shown(field),
                  }))}
                />
              ))}
            </div>
          </Panel>
        );
      })}
      <p className="text-sm text-ink-muted">
        <Trans>提交后由平台在 1 至 3 个工作日内审核，结果以短信通知。审核期间不能修改。</Trans>
      </p>
      <StepButtons>
        {back}
        <Button intent="primary" size="lg" busy={busy} onClick={onSubmit}>
          <Trans>提交审核</Trans>
        </Button>
      </StepButtons>
    </section>
  );
}
