import { formatMoney, parseYuan, yuanOf, ZERO_FEN, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { messageRef, type MessageKey } from '../messages.ts';
import { moneyText } from '../rules/money.ts';
import { positiveMoneyFault, readMoney } from '../rules/read-money.ts';
import type { FormField, FormFields, SentOf, TypedOf } from './request-form.ts';

/** The offset of Shanghai from UTC, which has no daylight saving time. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

const chosen = z.string().check(z.minLength(1, messageRef('choose')));
const numberText = z.codec(z.string(), z.number(), { decode: Number, encode: String });
const yesOrNoText = z.codec(z.string().check(z.regex(/^(yes|no)$/, messageRef('choose'))), z.boolean(), {
  decode: (answer) => answer === 'yes',
  encode: (value) => (value ? 'yes' : 'no'),
});
const present = z.string().check(z.minLength(1, messageRef('required')));
/** From the value of a `datetime-local` input, in Shanghai time, to an ISO instant. The input omits seconds that are 0. */
const clockText = z.codec(present, z.string(), {
  decode: (typed) => `${/T\d{2}:\d{2}$/.test(typed) ? `${typed}:00` : typed}+08:00`,
  encode: (instant) => new Date(Date.parse(instant) + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19),
});
const optionalText = z.codec(z.string(), z.optional(z.string()), {
  decode: (text) => text.trim() || undefined,
  encode: (text) => text ?? '',
});
const yuanText = (belowZero: MessageKey) =>
  z.codec(moneyText, z.string(), {
    decode: (text, context) => {
      const amount = readMoney(text) ?? ZERO_FEN;
      const fault = positiveMoneyFault(text);
      if (fault === undefined) return yuanOf(amount);
      context.issues.push({ code: 'custom', input: text, message: messageRef(amount < 0n ? belowZero : fault) });
      return z.NEVER;
    },
    encode: (yuan) => formatMoney(parseYuan(yuan) ?? ZERO_FEN),
  });

/** A value that is sent as it is typed. */
export const asTyped = <Sent, Typed>(schema: z.ZodMiniType<Sent, Typed>, blank: Typed) => ({
  schema,
  blank,
});

/** A required choice or day, as its id, code or date. */
export const choice = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema, blank = '') => ({
  schema: z.pipe(chosen, schema),
  blank,
});

/** A required choice with a numeric id. */
export const numberChoice = <Schema extends z.ZodMiniType<unknown, number>>(schema: Schema) => ({
  schema: z.pipe(chosen, z.pipe(numberText, schema)),
  blank: '',
});

/** A required whole number from 0 to 999,999,999. */
export const count = <Schema extends z.ZodMiniType<unknown, number>>(schema: Schema) => ({
  schema: z.pipe(present.check(z.regex(/^\d{0,9}$/, messageRef('invalid'))), z.pipe(numberText, schema)),
  blank: '',
});

/** A required date and time to the second, typed in Shanghai time and sent with the offset `+08:00`. */
export const moment = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) => ({
  schema: z.pipe(clockText, schema),
  blank: '',
});

/** A required answer of yes or no, sent as a boolean. */
export const yesOrNo = <Schema extends z.ZodMiniType<unknown, boolean>>(schema: Schema) => ({
  schema: z.pipe(yesOrNoText, schema),
  blank: '',
});

/** A required amount above zero, typed in yuan; `belowZero` is the message for a negative one. */
export const money = <Schema extends z.ZodMiniType<Fen, string>>(schema: Schema, belowZero: MessageKey = 'moneyPositive') => ({
  schema: z.pipe(yuanText(belowZero), schema),
  blank: '',
});

/** Optional text; omitted from the request when empty. */
export const text = <Schema extends z.ZodMiniType<unknown, string | undefined>>(schema: Schema) => ({
  schema: z.pipe(optionalText, schema),
  blank: '',
});

/** One or more rows of fields. A draft keeps the complete rows. */
export function rows<Row extends FormFields>(row: Row): FormField<TypedOf<Row>[], SentOf<Row>[]>;
export function rows(row: FormFields): FormField<unknown[], unknown[]> {
  const rowSchema = z.object(Object.fromEntries(Object.entries(row).map(([name, field]) => [name, field.schema])));
  const completeRow = (typed: unknown) => {
    const result = z.safeParse(rowSchema, typed);
    return result.success ? [result.data] : [];
  };
  return {
    schema: z.array(rowSchema).check(z.minLength(1, messageRef('choose'))),
    blank: [],
    readPart: (typed) => {
      const complete = Array.isArray(typed) ? typed.flatMap(completeRow) : [];
      return complete.length > 0 ? complete : undefined;
    },
  };
}
