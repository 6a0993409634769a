import { showFieldProblems, useZodForm, type FormSchema, type ZodFormOptions } from '@lianxin/forms';
import { useEffect, useRef } from 'react';

/** What a field of the form was refused for. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The form of one step: begins with what is known, tells every change, shows what the server refused and goes to the first of it. */
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
