import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Button } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { DraftBanner, useDraft, useDraftStatus } from '../../../platform/drafts/index.ts';
import { PlaceLink } from '../../../platform/navigation/index.ts';
import { useSentence } from '../../../platform/notices/index.ts';
import type { RegistrationKind } from '../kind-in-address.ts';
import { BankAccountStep } from './bank-account-step.tsx';
import { EnterpriseStep, type Marks } from './enterprise-step.tsx';
import { fieldAt, fieldsAt, FORM_STEPS, STEP_FIELDS, stepOf, type FormStep } from './field-names.ts';
import { NeedToKnow } from './need-to-know.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { RegistrationLayout } from './registration-layout.tsx';
import { RejectionNotice } from './rejection-notice.tsx';
import { ReviewStep } from './review-step.tsx';
import { savedOf, valuesOf, type Registration, type RegistrationValues } from './registration-values.ts';
import { stepAfterReturn, startingStep } from './starting-step.ts';
import { useElementCheck } from './use-element-check.tsx';
import type { FieldProblem } from './use-step-form.ts';

export interface RegistrationFormProps {
  readonly kind: RegistrationKind;
  readonly title: ReactNode;
  readonly start: Registration;
  /** The account was created in this flow: shows the first step as done. @default false */
  readonly withAccountStep?: boolean;
  readonly onSubmitted: () => void;
  /** Reloads after a change elsewhere. */
  readonly onReload: () => void;
}

const NO_PROBLEMS: readonly FieldProblem[] = [];

/** The steps after the account, each completed before the next, saved on the server. */
export function RegistrationForm({ kind, title, start, withAccountStep = false, onSubmitted, onReload }: RegistrationFormProps) {
  const top = useRef<HTMLDivElement>(null);
  const { today } = start;
  const [values, setValues] = useState<RegistrationValues>(() => valuesOf(start));
  const [step, setStep] = useState<FormStep | 'submit'>(() => startingStep(start, valuesOf(start)));
  const [marks, setMarks] = useState<Marks>({});
  const [problems, setProblems] = useState<readonly FieldProblem[]>(NO_PROBLEMS);
  const [refusal, setRefusal] = useState<string>();
  const [handingIn, setHandingIn] = useState(false);
  const elements = useElementCheck(kind);
  const sentence = useSentence();
  const submit = useAction(contract.registration.submit, { quiet: true });
  const { run: saveDraft } = useAction(contract.registration.saveDraft, { quiet: true, background: true });
  const content = savedOf(values);
  const draft = useDraft<Registration>({
    start,
    typed: JSON.stringify(content),
    save: (over = start) => saveDraft({ kind, version: over.version, ...content }),
    phase: handingIn ? 'sending' : 'writing',
  });
  const { kept = start } = draft;
  const status = useDraftStatus(draft);

  const rejected = start.state === 'rejected';
  const toChange = fieldsAt(rejected ? start.fieldsToChange : []);
  const changed = fieldsAt(rejected ? kept.changedFields : []);
  const stepsToChange = FORM_STEPS.filter((one) => STEP_FIELDS[one].some((field) => toChange.has(field) && !changed.has(field)));
  const [firstToChange] = stepsToChange;
  const branchName = kept.form.account.branchNumber === values.branchNumber ? (kept.branchName ?? undefined) : undefined;

  function go(to: FormStep | 'submit', withProblems: readonly FieldProblem[] = NO_PROBLEMS): void {
    setProblems(withProblems);
    setStep(to);
    // Scroll and focus to the top of the next step.
    requestAnimationFrame(() => {
      if (withProblems.length > 0) return;
      window.scrollTo(0, 0);
      top.current?.focus({ preventScroll: true });
    });
  }

  /** Shows the server's refusals at their fields. Returns whether any concerned this form. */
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
    if (!saved?.ok) {
      showProblems(saved?.error.fields ?? []);
      return;
    }
    if (step === 'enterprise') {
      const mismatched = await elements.check(saved.data);
      if (mismatched.length > 0) {
        setProblems(mismatched);
        return;
      }
    }
    go(rejected ? stepAfterReturn(to, start.fieldsToChange, saved.data, values.consents) : to);
  }

  async function handIn(): Promise<void> {
    setRefusal(undefined);
    setHandingIn(true);
    const saved = await draft.save();
    const result = saved?.ok ? await submit.run({ kind, version: saved.data.version, consents: values.consents }) : undefined;
    if (result?.ok) {
      onSubmitted();
      return;
    }
    setHandingIn(false);
    if (!result) return;
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

  return (
    <RegistrationLayout
      title={title}
      step={step}
      withoutAccount={!withAccountStep}
      toChange={stepsToChange}
      sub={status}
      notice={
        <>
          {rejected && (
            <RejectionNotice
              registration={start}
              onChange={firstToChange === undefined || firstToChange === step ? undefined : () => go(firstToChange)}
            />
          )}
          <DraftBanner draft={draft} onReload={onReload} className="mb-4" />
          {elements.notice}
        </>
      }
      aside={<NeedToKnow step={step} values={values} />}
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
        {step === 'documents' && (
          <DocumentsStep {...common} given={kept.consents} back={back('bankAccount')} onNext={() => next('submit')} />
        )}
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
