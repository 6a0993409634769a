import * as z from 'zod/mini';

/** One field of a form: how it is typed, and what of it the call is sent. */
export interface FormField<Typed = unknown, Sent = unknown> {
  /** Reads what was typed into what is sent, and writes it back as it is typed. */
  readonly schema: z.ZodMiniType<Sent, Typed>;
  /** What stands there while nothing was typed. */
  readonly blank: Typed;
  /** What a draft keeps of what is not complete. @default nothing */
  readonly readPart?: (typed: unknown) => unknown;
}

/** The fields of a form by their names in the request, in the order in which they are filled in. */
export type FormFields = Readonly<Record<string, FormField>>;

/** What the form holds while it is typed. */
export type TypedOf<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: z.input<Fields[Name]['schema']>;
};

/** What the call is sent of it. */
export type SentOf<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: z.output<Fields[Name]['schema']>;
};

/** What can be sent of a form that is not complete. */
export type DraftOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]?: SentOf<Fields>[Name] | undefined;
};

/** What is wrong with fields that read one by one and do not fit each other: the message at the field where it is to be put right. */
export type FaultsOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]?: string | false | undefined;
};

/** A form over a request: all that follows from its fields. */
export interface RequestForm<Fields extends FormFields> {
  /** Judges the form, and reads it into what is sent; what was left out is not named. */
  readonly schema: z.ZodMiniType<SentOf<Fields>, TypedOf<Fields>>;
  /** An empty form. */
  readonly blank: TypedOf<Fields>;
  /** A draft, or an earlier request, as it is typed. */
  readonly show: (draft: DraftOf<Fields>) => TypedOf<Fields>;
  /** All that already reads: the rest is left out, so that a draft keeps what was meant. */
  readonly read: (typed: TypedOf<Fields>) => DraftOf<Fields>;
  /** The fields that do not read yet, in their order. */
  readonly missing: (typed: TypedOf<Fields>) => readonly (keyof Fields)[];
}

const withoutUndefined = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** Makes a form of its fields, each picked from the request of its call by the way it is typed. `judge` is asked whether what reads of them fits together. */
export function requestForm<Fields extends FormFields>(
  fields: Fields,
  judge?: (read: DraftOf<Fields>) => FaultsOf<Fields>,
): RequestForm<Fields>;
export function requestForm(
  fields: FormFields,
  judge: (read: DraftOf<FormFields>) => FaultsOf<FormFields> = () => ({}),
): RequestForm<FormFields> {
  const entries = Object.entries(fields);
  const map = (value: (field: FormField, name: string) => unknown) => entries.map(([name, field]) => [name, value(field, name)] as const);
  const together = z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      const refused = new Set(issues.map(({ path }) => path?.[0]));
      const faults = judge(Object.fromEntries(Object.entries(value).filter(([name]) => !refused.has(name))));
      for (const [name, message] of Object.entries(faults))
        if (typeof message === 'string') issues.push({ code: 'custom', input: value[name], path: [name], message });
    },
    // Whatever else is missing: who typed the two that differ hears of it at once.
    { when: () => true },
  );
  const schema = z.object(Object.fromEntries(entries.map(([name, field]) => [name, field.schema]))).check(together);

  function partOf({ schema: own, readPart }: FormField, typed: unknown): unknown {
    const result = z.safeParse(own, typed);
    return result.success ? result.data : readPart?.(typed);
  }

  function shown({ schema: own, blank }: FormField, value: unknown): unknown {
    const written = value === undefined ? undefined : z.safeEncode(own, value);
    return written?.success ? written.data : blank;
  }

  return {
    schema: z.pipe(
      schema,
      z.transform((sent) => withoutUndefined(Object.entries(sent))),
    ),
    blank: Object.fromEntries(map(({ blank }) => blank)),
    show: (draft) => Object.fromEntries(map((field, name) => shown(field, draft[name]))),
    read: (typed) => withoutUndefined(map((field, name) => partOf(field, typed[name]))),
    missing: (typed) => entries.filter(([name, field]) => !z.safeParse(field.schema, typed[name]).success).map(([name]) => name),
  };
}
