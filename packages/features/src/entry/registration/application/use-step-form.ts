import { showFieldProblems, useZodForm, type FormSchema, type ZodFormOptions } from '@lianxin/forms';
import { useEffect, useRef } from 'react';

/** A refusal of a field. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The form of a step: starts from known values, reports changes, shows the server's refusals and focuses the first. */
export function useStepForm<Typed extends Record<string, unknown>, Sent>(
  schema: FormSchema<Typed, Sent>,
  values: ZodFormOptions<NoInfer<Typed>>['defaultValues'],
  problems: readonly FieldProblem[],
  onChange: (typed: Partial<NoInfer<Typed>>) => void,
) {
  const form = useZodForm(schema, { defaultValues: values });
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => tell.current(form.getValues()));
    return unsubscribe;
  }, [form]);
  useEffect(() => {
    showFieldProblems(form, problems);
  }, [form, problems]);
  return form;
}
