import { formatMoney, parseYuan, yuanOf, ZERO_FEN, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { says } from '../messages.ts';
import { moneyText } from '../rules/money.ts';
import { positiveMoneyFault, readMoney } from '../rules/read-money.ts';
import type { FormField, FormFields, SentOf, TypedOf } from './request-form.ts';

/** Shanghai keeps one time all year. */
const SHANGHAI_MS = 8 * 3_600_000;

const chosen = z.string().check(z.minLength(1, says('choose')));
const numberText = z.codec(z.string(), z.number(), { decode: Number, encode: String });
const yesOrNoText = z.codec(z.string().check(z.regex(/^(yes|no)$/, says('choose'))), z.boolean(), {
  decode: (answer) => answer === 'yes',
  encode: (value) => (value ? 'yes' : 'no'),
});
const present = z.string().check(z.minLength(1, says('required')));
/** As a field for a moment holds it: the clock of Shanghai, its seconds left out where they are none. */
const clockText = z.codec(present, z.string(), {
  decode: (typed) => `${/T\d{2}:\d{2}$/.test(typed) ? `${typed}:00` : typed}+08:00`,
  encode: (instant) => new Date(Date.parse(instant) + SHANGHAI_MS).toISOString().slice(0, 19),
});
const optionalText = z.codec(z.string(), z.optional(z.string()), {
  decode: (text) => text.trim() || undefined,
  encode: (text) => text ?? '',
});
const yuanText = z.codec(moneyText, z.string(), {
  decode: (text, context) => {
    const fault = positiveMoneyFault(text);
    if (fault === undefined) return yuanOf(readMoney(text) ?? ZERO_FEN);
    context.issues.push({ code: 'custom', input: text, message: says(fault) });
    return z.NEVER;
  },
  encode: (yuan) => formatMoney(parseYuan(yuan) ?? ZERO_FEN),
});

/** What the call takes as it is typed. */
export const asTyped = <Sent, Typed>(schema: z.ZodMiniType<Sent, Typed>, blank: Typed) => ({
  schema,
  blank,
});

/** One that is chosen, or a day: its id, code or date must be there. */
export const choice = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema, blank = '') => ({
  schema: z.pipe(chosen, schema),
  blank,
});

/** One that is chosen by its number. */
export const numberChoice = <Schema extends z.ZodMiniType<unknown, number>>(schema: Schema) => ({
  schema: z.pipe(chosen, z.pipe(numberText, schema)),
  blank: '',
});

/** How many there are: a whole number, none included. */
export const count = <Schema extends z.ZodMiniType<unknown, number>>(schema: Schema) => ({
  schema: z.pipe(present.check(z.regex(/^\d{0,9}$/, says('invalid'))), z.pipe(numberText, schema)),
  blank: '',
});

/** A moment to the second, typed as the clock of Shanghai shows it. */
export const moment = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) => ({
  schema: z.pipe(clockText, schema),
  blank: '',
});

/** A question that must be answered with yes or no. */
export const yesOrNo = <Schema extends z.ZodMiniType<unknown, boolean>>(schema: Schema) => ({
  schema: z.pipe(yesOrNoText, schema),
  blank: '',
});

/** An amount above zero, typed in yuan. */
export const money = <Schema extends z.ZodMiniType<Fen, string>>(schema: Schema) => ({
  schema: z.pipe(yuanText, schema),
  blank: '',
});

/** Text that may be left out: empty, it is not sent. */
export const text = <Schema extends z.ZodMiniType<unknown, string | undefined>>(schema: Schema) => ({
  schema: z.pipe(optionalText, schema),
  blank: '',
});

/** Rows of fields, at least one. Of rows that are not complete a draft keeps the others. */
export function rows<Row extends FormFields>(row: Row): FormField<TypedOf<Row>[], SentOf<Row>[]>;
export function rows(row: FormFields): FormField<unknown[], unknown[]> {
  const one = z.object(Object.fromEntries(Object.entries(row).map(([name, field]) => [name, field.schema])));
  const readable = (typed: unknown) => {
    const result = z.safeParse(one, typed);
    return result.success ? [result.data] : [];
  };
  return {
    schema: z.array(one).check(z.minLength(1, says('choose'))),
    blank: [],
    readPart: (typed) => {
      const read = Array.isArray(typed) ? typed.flatMap(readable) : [];
      return read.length > 0 ? read : undefined;
    },
  };
}
