import { yuanOf, formatMoney, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import { readMoney, messageRef } from '@lianxin/forms';
import type { MessageDescriptor } from '@lingui/core';
import * as z from 'zod/mini';
import { readDay } from './read-day.ts';
import type { Say } from './sheet.ts';

const requiredText = z.string().check(z.minLength(1, messageRef('required')));

const dayText = z.codec(requiredText, z.string(), {
  decode: (text, context) => {
    const day = readDay(text);
    if (day !== undefined) return day;
    context.issues.push({ code: 'custom', input: text, message: messageRef('dayInvalid') });
    return z.NEVER;
  },
  encode: (day) => day,
});

const yuanText = z.codec(z.string(), z.optional(z.string()), {
  decode: (text, context) => {
    if (text === '') return undefined;
    const amount = readMoney(text);
    if (amount !== undefined) return yuanOf(amount);
    context.issues.push({ code: 'custom', input: text, message: messageRef('amountInvalid') });
    return z.NEVER;
  },
  encode: (yuan) => (yuan === undefined ? '' : formatMoney(readMoney(yuan) ?? ZERO_FEN)),
});

const wholeText = z.codec(z.string(), z.optional(z.number()), {
  decode: (text, context) => {
    if (text === '') return undefined;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    context.issues.push({ code: 'custom', input: text, message: messageRef('invalid') });
    return z.NEVER;
  },
  encode: (number) => (number === undefined ? '' : String(number)),
});

export const wholeCell = <Schema extends z.ZodMiniType<number | undefined, number | undefined>>(schema: Schema) => ({
  schema: z.pipe(wholeText, z.optional(schema)),
  blank: '',
});

export const dayCell = <Schema extends z.ZodMiniType<CivilDate, string>>(schema: Schema) => ({
  schema: z.pipe(dayText, schema),
  blank: '',
  kind: 'day' as const,
});

/** An optional amount; may be zero. */
export const amountCell = <Schema extends z.ZodMiniType<Fen | undefined, string | undefined>>(schema: Schema) => ({
  schema: z.pipe(yuanText, z.optional(schema)),
  blank: '',
  kind: 'amount' as const,
});

/** Text as it is, possibly empty. */
export const textCell = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) => ({ schema, blank: '' });

/** Required text. */
export const neededCell = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) => ({
  schema: z.pipe(requiredText, schema),
  blank: '',
});

const BETWEEN = /[\s,，、;；]+/;
const severalTexts = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => text.split(BETWEEN).filter(Boolean),
  encode: (texts) => texts.join('、'),
});

/** Several values, separated by commas, semicolons or spaces. */
export const severalCell = <Schema extends z.ZodMiniType<string[], string[]>>(schema: Schema) => ({
  schema: z.pipe(severalTexts, schema),
  blank: '',
});

/** One of a few values, by word or code. */
export const choiceCell = <Value extends string>(
  schema: z.ZodMiniType<Value, Value>,
  words: Readonly<Record<Value, MessageDescriptor>>,
) => {
  const options: readonly (readonly [string, MessageDescriptor])[] = Object.entries<MessageDescriptor>(words);
  const isOne = (typed: string): typed is Value => typed in words;
  return {
    schema: z.codec(requiredText, schema, {
      decode: (typed, context) => {
        if (isOne(typed)) return typed;
        context.issues.push({ code: 'custom', input: typed, message: messageRef('choose') });
        return z.NEVER;
      },
      encode: (value) => value,
    }),
    blank: '',
    typed: (text: string, say: Say) => options.find(([, word]) => say(word) === text)?.[0] ?? text,
  };
};
