import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { shanghaiDate, shanghaiMinute } from '@lianxin/domain';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { PlaceLink } from '../../navigation/index.ts';
import { useSentence } from '../../notices/index.ts';
import { useUnsaved } from '../../tabs/index.ts';
import { BankAccountStep } from './bank-account-step.tsx';
import { EnterpriseStep, type Marks } from './enterprise-step.tsx';
import { fieldAt, fieldsAt, FORM_STEPS, STEP_FIELDS, stepOf, type FormStep } from './field-names.ts';
import { NeedToKnow } from './need-to-know.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { RegistrationLayout } from './registration-layout.tsx';
import { RejectionNotice } from './rejection-notice.tsx';
import { ReviewStep } from './review-step.tsx';
import { valuesOf, type Registration, type RegistrationValues } from './registration-values.ts';
import { startingStep } from './starting-step.ts';
import { useElementCheck } from './use-element-check.tsx';
import { useRegistrationDraft, type RegistrationKind } from './use-registration-draft.ts';
import type { FieldProblem } from './use-step-form.ts';

export interface RegistrationFormProps {
  readonly kind: RegistrationKind;
  readonly title: ReactNode;
  readonly start: Registration;
  /** The person made their account on this way: the first step stands as done. @default false */
  readonly withAccountStep?: boolean;
  readonly onSubmitted: () => void;
  /** Loads the registration anew, after it was changed elsewhere. */
  readonly onReload: () => void;
}

const NO_PROBLEMS: readonly FieldProblem[] = [];

/** The steps after the account: each is complete before the next begins, and all that is typed is kept on the server. */
export function RegistrationForm({ kind, title, start, withAccountStep = false, onSubmitted, onReload }: RegistrationFormProps) {
  const { t } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  const [today] = useState(() => shanghaiDate(new Date()));
  const [values, setValues] = useState<RegistrationValues>(() => valuesOf(start));
  const [step, setStep] = useState<FormStep | 'submit'>(() => startingStep(start));
  const [marks, setMarks] = useState<Marks>({});
  const [problems, setProblems] = useState<readonly FieldProblem[]>(NO_PROBLEMS);
  const [refusal, setRefusal] = useState<string>();
  const draft = useRegistrationDraft(kind, start, values);
  const elements = useElementCheck(kind);
  const sentence = useSentence();
  const submit = useAction(contract.registration.submit, { quiet: true });
  useUnsaved(draft.unsaved);

  const rejected = start.state === 'rejected';
  const toChange = fieldsAt(rejected ? start.fieldsToChange : []);
  const changed = fieldsAt(rejected ? draft.kept.changedFields : []);
  const stepsToChange = FORM_STEPS.filter((one) => STEP_FIELDS[one].some((field) => toChange.has(field) && !changed.has(field)));
  const [firstToChange] = stepsToChange;
  const branchName = draft.kept.form.account.branchNumber === values.branchNumber ? (draft.kept.branchName ?? undefined) : undefined;

  function go(to: FormStep | 'submit', withProblems: readonly FieldProblem[] = NO_PROBLEMS): void {
    setProblems(withProblems);
    setStep(to);
    // The next step begins at its top, for the eye and for the keyboard.
    requestAnimationFrame(() => {
      if (withProblems.length > 0) return;
      window.scrollTo(0, 0);
      top.current?.focus({ preventScroll: true });
    });
  }

  /** Shows what the server refused where it was asked. Answers whether it was about fields of this form. */
  function showProblems(fields: readonly { readonly path: string; readonly message: string }[]): boolean {
    const own = fields.flatMap(({ path, message }) => {
      const field = fieldAt(path);
      return field === undefined ? [] : [{ field, message }];
    });
    const first = own[0];
    if (first === undefined) return false;
    const at = stepOf(first.field);
    go(
      at,
      own.filter((one) => stepOf(one.field) === at).map(({ field, message }) => ({ path: field, message })),
    );
    return true;
  }

  async function next(to: FormStep | 'submit'): Promise<void> {
    setRefusal(undefined);
    const saved = await draft.save();
    if (!saved.ok) {
      showProblems(saved.error.fields ?? []);
      return;
    }
    if (step === 'enterprise') {
      const mismatched = await elements.check(saved.data);
      if (mismatched.length > 0) {
        setProblems(mismatched);
        return;
      }
    }
    go(to);
  }

  async function handIn(): Promise<void> {
    setRefusal(undefined);
    const saved = await draft.save();
    if (!saved.ok) return;
    const result = await submit.run({ kind, version: saved.data.version, consents: values.consents });
    if (result.ok) {
      onSubmitted();
      return;
    }
    if (!showProblems(result.error.fields ?? [])) setRefusal(sentence(result.error));
  }

  const back = (to: FormStep) => (
    <Button size="lg" onClick={() => go(to)}>
      <Trans>上一步</Trans>
    </Button>
  );
  const toPortal = (
    <Button asChild size="lg">
      <PlaceLink to="home.home">
        <Trans>返回首页</Trans>
      </PlaceLink>
    </Button>
  );
  const common = {
    values,
    problems,
    toChange,
    changed,
    onChange: (typed: Partial<RegistrationValues>) => setValues((before) => ({ ...before, ...typed })),
  };
  const savedAt = draft.kept.savedAt && shanghaiMinute(draft.kept.savedAt);
  // A draft is kept for days: the day is said unless it is this one.
  const savedTime = savedAt?.startsWith(today) ? savedAt.slice(11) : savedAt;
  const overtaken = draft.error?.kind === 'refusal' ? draft.error : undefined;

  return (
    <RegistrationLayout
      title={title}
      step={step}
      withoutAccount={!withAccountStep}
      toChange={stepsToChange}
      sub={draft.busy ? t`正在保存草稿` : savedTime && t`草稿 ${savedTime} 已保存，可稍后继续`}
      notice={
        <>
          {rejected && (
            <RejectionNotice
              registration={start}
              onChange={firstToChange === undefined || firstToChange === step ? undefined : () => go(firstToChange)}
            />
          )}
          {overtaken && (
            <Banner
              tone="critical"
              className="mb-4"
              title={sentence(overtaken)}
              action={
                <Button size="sm" onClick={onReload}>
                  <Trans>刷新</Trans>
                </Button>
              }
            >
              <Trans>本页最近的修改没有保存。</Trans>
            </Banner>
          )}
          {draft.error && !overtaken && (
            <Banner tone="caution" className="mb-4" title={t`草稿没有保存`}>
              <Trans>网络或服务暂时不可用，恢复后会自动再试。</Trans>
            </Banner>
          )}
          {elements.notice}
        </>
      }
      aside={<NeedToKnow step={step} />}
    >
      <div ref={top} tabIndex={-1} className="outline-none">
        {step === 'enterprise' && (
          <EnterpriseStep
            {...common}
            marks={marks}
            onMarks={setMarks}
            today={today}
            back={kind === 'associated' && toPortal}
            onNext={() => next('bankAccount')}
          />
        )}
        {step === 'bankAccount' && (
          <BankAccountStep {...common} branchName={branchName} back={back('enterprise')} onNext={() => next('documents')} />
        )}
        {step === 'documents' && <DocumentsStep {...common} back={back('bankAccount')} onNext={() => next('submit')} />}
        {step === 'submit' && (
          <ReviewStep
            values={values}
            branchName={branchName}
            toChange={toChange}
            changed={changed}
            refusal={refusal}
            busy={submit.busy || draft.busy}
            onEdit={go}
            onSubmit={() => void handIn()}
            back={back('documents')}
          />
        )}
      </div>
    </RegistrationLayout>
  );
}
