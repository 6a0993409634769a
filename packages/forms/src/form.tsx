import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { says } from './messages.ts';

/** A schema of a form: what is typed in, what is sent out. */
export type FormSchema<Typed extends FieldValues = FieldValues, Sent = unknown> = z.ZodMiniType<Sent, Typed>;

/** Words for what a schema refuses without words of its own, as the contract's schemas do. */
function wordsForIssue(issue: { readonly code?: string | undefined; readonly input?: unknown; readonly minimum?: unknown }): string {
  if (issue.input === undefined || issue.input === null || issue.input === '') return says('required');
  if (issue.code === 'too_small') return says('required');
  if (issue.code === 'too_big') return says(Array.isArray(issue.input) ? 'tooMany' : 'tooLong');
  return says('invalid');
}

export interface ZodFormOptions<Typed extends FieldValues> {
  readonly defaultValues: DefaultValues<Typed>;
}

/** A form over one schema. Fields are judged when they are left, and on every change once they were refused. */
export function useZodForm<Typed extends FieldValues, Sent>(
  schema: FormSchema<Typed, Sent>,
  { defaultValues }: ZodFormOptions<Typed>,
): UseFormReturn<Typed, unknown, Sent> {
  return useForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema, { error: wordsForIssue }),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
}

/** The part of a path that begins at a field of the form: a request may hold what is typed under a name of its own, "form.amount". */
function placeIn(fields: readonly string[], path: string): string | undefined {
  const segments = path.split('.');
  const at = segments.findIndex((segment) => fields.includes(segment));
  return at === -1 ? undefined : segments.slice(at).join('.');
}

/** Puts the server's refusals at their fields, however deep the request holds them, and the cursor at the first. Answers whether any belonged to a field of this form. */
export function showFieldProblems<Typed extends FieldValues>(
  form: UseFormReturn<Typed, unknown, unknown>,
  problems: readonly { readonly path: string; readonly message: string }[],
): boolean {
  const fields = Object.keys(form.getValues());
  const own = problems.flatMap(({ path, message }) => {
    const place = placeIn(fields, path);
    return place === undefined ? [] : [{ path: place, message }];
  });
  own.forEach(({ path, message }, index) => form.setError(path as Path<Typed>, { type: 'server', message }, { shouldFocus: index === 0 }));
  return own.length > 0;
}

/** The first control of a field that was refused. */
const FIRST_REFUSED = '[data-invalid] :is(input, button, textarea):not([hidden], [tabindex="-1"])';

export interface FormProps<Typed extends FieldValues, Sent> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'ref'> {
  readonly form: UseFormReturn<Typed, unknown, Sent>;
  readonly onSubmit: (values: Sent) => Promise<void> | void;
  readonly children: ReactNode;
}

/** The tick or the choice that a press means, on its box or on its words. */
function choiceAt(target: EventTarget): HTMLInputElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest('label')?.control ?? target;
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio') ? control : undefined;
}

/**
 * A press on the button that sends, on a tick or on a choice leaves the cursor where it is: a field judged as it is left would grow its
 * error and move what is pressed from under the pointer.
 */
function keepsCursor(event: MouseEvent) {
  const { target } = event;
  if (target instanceof Element && (target.closest('button[type=submit]') ?? choiceAt(target))) event.preventDefault();
}

/** Whether the person went on to something beside the form meanwhile; a heading has the focus only where it was put for want of a better place. */
const isElsewhere = (active: Element | null, form: Element | null): boolean =>
  active instanceof HTMLElement && active.tabIndex >= 0 && form?.contains(active) !== true;

/** A tick or a choice has the cursor once it was pressed. */
function takesCursor({ target }: MouseEvent) {
  choiceAt(target)?.focus();
}

/** The `<form>` around its fields: everything is disabled while it is being sent, and Enter sends it. */
export function Form<Typed extends FieldValues, Sent>({ form, onSubmit, children, ...rest }: FormProps<Typed, Sent>) {
  const submitting = form.formState.isSubmitting;
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (submitting) return;
    const before = focused.current;
    focused.current = null;
    // Disabling the fieldset takes the focus away. Once the answer is there it goes to what was refused, else to where it was.
    const refused = element.current?.querySelector<HTMLElement>(FIRST_REFUSED);
    const active = document.activeElement;
    if (before && refused && !isElsewhere(active, element.current)) refused.focus();
    else if (before instanceof HTMLElement && active === document.body) before.focus();
  }, [submitting]);
  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the press is that of the button, the tick or the choice */}
      <form
        noValidate
        {...rest}
        ref={element}
        onMouseDown={keepsCursor}
        onClick={takesCursor}
        onSubmit={(event) => {
          const active = document.activeElement;
          focused.current = active;
          // Some fields take what was typed as they are left: it must be there when it is sent.
          if (active instanceof HTMLElement) active.blur();
          // A form in a dialog hangs under the form that opened it, and must not send that one too.
          event.stopPropagation();
          void form.handleSubmit((values) => onSubmit(values))(event);
        }}
      >
        <fieldset disabled={submitting} className="contents">
          {children}
        </fieldset>
      </form>
    </FormProvider>
  );
}
