import { zodResolver } from '@hookform/resolvers/zod';
import { isComposing } from '@lianxin/ui';
import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { messageRef } from './messages.ts';

/** A form's schema: from the typed values to the values to submit. */
export type FormSchema<Typed extends FieldValues = FieldValues, Sent = unknown> = z.ZodMiniType<Sent, Typed>;

/** Messages for refusals of schemas without own messages, such as those of the API contract. */
function defaultMessage(issue: { readonly code?: string | undefined; readonly input?: unknown; readonly origin?: unknown }): string {
  if (issue.input === undefined || issue.input === null || issue.input === '') return messageRef('required');
  if (issue.code === 'too_small' && issue.origin === 'date') return messageRef('dayTooEarly');
  if (issue.code === 'too_small') return messageRef('required');
  if (issue.code === 'too_big') return messageRef(Array.isArray(issue.input) ? 'tooMany' : 'tooLong');
  return messageRef('invalid');
}

export interface ZodFormOptions<Typed extends FieldValues> {
  readonly defaultValues: DefaultValues<Typed>;
}

/** A form over one schema. Fields are validated when they lose the focus, and on every change once they have an error. */
export function useZodForm<Typed extends FieldValues, Sent>(
  schema: FormSchema<Typed, Sent>,
  { defaultValues }: ZodFormOptions<Typed>,
): UseFormReturn<Typed, unknown, Sent> {
  return useForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema, { error: defaultMessage }),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
}

/** The part of a request path that begins at a field of the form, since a request may nest the form's values, as in "form.amount". */
function fieldPath(fields: readonly string[], path: string): string | undefined {
  const segments = path.split('.');
  const at = segments.findIndex((segment) => fields.includes(segment));
  return at === -1 ? undefined : segments.slice(at).join('.');
}

/**
 * Shows the server's field problems at their fields, however deeply the request nests them, and focuses the first. Returns whether any
 * problem belongs to a field of this form.
 */
export function showFieldProblems<Typed extends FieldValues>(
  form: UseFormReturn<Typed, unknown, unknown>,
  problems: readonly { readonly path: string; readonly message: string }[],
): boolean {
  const fields = Object.keys(form.getValues());
  const matching = problems.flatMap(({ path, message }) => {
    const own = fieldPath(fields, path);
    return own === undefined ? [] : [{ path: own, message }];
  });
  matching.forEach(({ path, message }, index) =>
    form.setError(path as Path<Typed>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return matching.length > 0;
}

const FIRST_INVALID = '[data-invalid] :is(input, button, textarea):not([hidden], [tabindex="-1"])';

export interface FormProps<Typed extends FieldValues, Sent> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'ref'> {
  readonly form: UseFormReturn<Typed, unknown, Sent>;
  readonly onSubmit: (values: Sent) => Promise<void> | void;
  readonly children: ReactNode;
}

/** The check box or radio button at the target of a mouse event, which may be its label. */
function choiceAt(target: EventTarget): HTMLInputElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest('label')?.control ?? target;
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio') ? control : undefined;
}

/**
 * Keeps the focus while the submit button, a check box or a radio button is pressed. Otherwise the field that loses the focus would be
 * validated, and its error would move the pressed control away from the pointer.
 */
function keepFocus(event: MouseEvent) {
  const { target } = event;
  if (target instanceof Element && (target.closest('button[type=submit]') ?? choiceAt(target))) event.preventDefault();
}

/** Whether the person moved the focus out of the form meanwhile. A heading does not count: it is focused only for lack of a better place. */
const isElsewhere = (active: Element | null, form: Element | null): boolean =>
  active instanceof HTMLElement && active.tabIndex >= 0 && form?.contains(active) !== true;

/** Focuses a check box or radio button after the click, which `keepFocus` prevented. */
function focusChoice({ target }: MouseEvent) {
  choiceAt(target)?.focus();
}

/** The `<form>` around its fields. Its fields are disabled while submitting. */
export function Form<Typed extends FieldValues, Sent>({ form, onSubmit, children, ...rest }: FormProps<Typed, Sent>) {
  const submitting = form.formState.isSubmitting;
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (submitting) return;
    const before = focused.current;
    focused.current = null;
    // Disabling the fieldset removes the focus. After submitting, it goes to the first invalid field, otherwise to where it was.
    const invalid = element.current?.querySelector<HTMLElement>(FIRST_INVALID);
    const active = document.activeElement;
    if (before && invalid && !isElsewhere(active, element.current)) invalid.focus();
    else if (before instanceof HTMLElement && active === document.body) before.focus();
  }, [submitting]);
  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the handlers serve the button, check box or radio button inside */}
      <form
        noValidate
        {...rest}
        ref={element}
        onKeyDown={(event) => {
          // Enter that ends a composition must not submit.
          if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        }}
        onMouseDown={keepFocus}
        onClick={focusChoice}
        onSubmit={(event) => {
          const active = document.activeElement;
          focused.current = active;
          // Some fields update their value when they lose the focus; it must be up to date before submitting.
          if (active instanceof HTMLElement) active.blur();
          // In React, a form in a dialog is a child of the form that opened it, and must not submit that one too.
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
