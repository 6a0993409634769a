import * as z from 'zod/mini';

/** A field of a form: how its typed value and its value in the request are converted into each other. */
export interface FormField<Typed = unknown, Sent = unknown> {
  /** Decodes the typed value to the value in the request, and encodes it back. */
  readonly schema: z.ZodMiniType<Sent, Typed>;
  /** The typed value of an empty field. */
  readonly blank: Typed;
  /** Returns the valid part of an incomplete value, for a draft. @default nothing */
  readonly readPart?: (typed: unknown) => unknown;
}

/** The fields of a form by their names in the request, in display order. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The form's values as typed. */
export type TypedOf<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: z.input<Fields[Name]['schema']>;
};

/** The form's values as sent in the request. */
export type SentOf<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: z.output<Fields[Name]['schema']>;
};

/** The valid values of an incomplete form. */
export type DraftOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]?: SentOf<Fields>[Name] | undefined;
};

/** Problems of fields that are each valid but contradict each other: the message under the name of the field to correct. */
export type FaultsOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]?: string | false | undefined;
};

/** A form for a request, derived from its fields. */
export interface RequestForm<Fields extends FormFields> {
  /** Validates the form and converts it to the request; omits fields without a value. */
  readonly schema: z.ZodMiniType<SentOf<Fields>, TypedOf<Fields>>;
  /** The typed values of an empty form. */
  readonly blank: TypedOf<Fields>;
  /** The typed values of a draft or an earlier request. */
  readonly show: (draft: DraftOf<Fields>) => TypedOf<Fields>;
  /** The draft of the typed values: those that are valid; the others are omitted. */
  readonly read: (typed: TypedOf<Fields>) => DraftOf<Fields>;
  /** The names of the fields that are not valid yet, in display order. */
  readonly missing: (typed: TypedOf<Fields>) => readonly (keyof Fields)[];
}

const withoutUndefined = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** Creates a form from its fields. `validate` checks the combination of those fields that are valid on their own. */
export function requestForm<Fields extends FormFields>(
  fields: Fields,
  validate?: (read: DraftOf<Fields>) => FaultsOf<Fields>,
): RequestForm<Fields>;
export function requestForm(
  fields: FormFields,
  validate: (read: DraftOf<FormFields>) => FaultsOf<FormFields> = () => ({}),
): RequestForm<FormFields> {
  const entries = Object.entries(fields);
  const map = (value: (field: FormField, name: string) => unknown) => entries.map(([name, field]) => [name, value(field, name)] as const);
  const combination = z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      const invalid = new Set(issues.map(({ path }) => path?.[0]));
      const faults = validate(Object.fromEntries(Object.entries(value).filter(([name]) => !invalid.has(name))));
      for (const [name, message] of Object.entries(faults))
        if (typeof message === 'string') issues.push({ code: 'custom', input: value[name], path: [name], message });
    },
    // Runs even if other fields are invalid, so that a contradiction is shown as soon as both fields are filled in.
    { when: () => true },
  );
  const schema = z.object(Object.fromEntries(entries.map(([name, field]) => [name, field.schema]))).check(combination);

  function draftValue({ schema: own, readPart }: FormField, typed: unknown): unknown {
    const result = z.safeParse(own, typed);
    return result.success ? result.data : readPart?.(typed);
  }

  function typedValue({ schema: own, blank }: FormField, value: unknown): unknown {
    const encoded = value === undefined ? undefined : z.safeEncode(own, value);
    return encoded?.success ? encoded.data : blank;
  }

  return {
    schema: z.pipe(
      schema,
      z.transform((sent) => withoutUndefined(Object.entries(sent))),
    ),
    blank: Object.fromEntries(map(({ blank }) => blank)),
    show: (draft) => Object.fromEntries(map((field, name) => typedValue(field, draft[name]))),
    read: (typed) => withoutUndefined(map((field, name) => draftValue(field, typed[name]))),
    missing: (typed) => entries.filter(([name, field]) => !z.safeParse(field.schema, typed[name]).success).map(([name]) => name),
  };
}
