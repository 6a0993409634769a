import { addDays, civilDate, formatMoney, yuanOf, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import { cleanCode, messageRef, money, readCount, readDay, readMoney, type MessageKey } from '@lianxin/forms';
import type { MessageDescriptor } from '@lingui/core';
import * as z from 'zod/mini';
import type { CellContext } from './sheet.ts';

const present = z.string().check(z.minLength(1, messageRef('required')));

const dayText = z.codec(present, z.string(), {
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
    const number = readCount(text);
    if (number !== undefined) return number;
    context.issues.push({ code: 'custom', input: text, message: messageRef('invalid') });
    return z.NEVER;
  },
  encode: (number) => (number === undefined ? '' : String(number)),
});

/** A whole number that may be left out. */
export const wholeCell = <Schema extends z.ZodMiniType<number | undefined, number | undefined>>(schema: Schema) => ({
  schema: z.pipe(wholeText, z.optional(schema)),
  blank: '',
});

/** Day 0 of workbooks that do not count from 1904. */
const DAY_ZERO = civilDate('1899-12-30');
const DAY_NUMBER = /^(\d{5})(?:\.\d+)?$/;

/** A day as text, from a spreadsheet's day number or any spelling that `readDay` accepts; other text is unchanged. */
function dayTyped(text: string, { dayZero = DAY_ZERO }: CellContext): string {
  const number = DAY_NUMBER.exec(text)?.[1];
  if (number !== undefined && dayZero !== undefined) return addDays(dayZero, Number(number));
  return readDay(text) ?? text;
}

/** A day in any spelling, but not a month alone. */
export const dayCell = <Schema extends z.ZodMiniType<CivilDate, string>>(schema: Schema) => ({
  schema: z.pipe(dayText, schema),
  blank: '',
  kind: 'day' as const,
  typed: dayTyped,
});

const MONTH = /^(\d{4})[-/.年]?(\d{1,2})月?$/;

/** A period, given by a day or a month. */
export const monthCell = <Schema extends z.ZodMiniType<CivilDate, string>>(schema: Schema) => ({
  ...dayCell(schema),
  typed: (text: string, context: CellContext): string => {
    const [, year, month = ''] = MONTH.exec(text.normalize('NFKC').replaceAll(/\s/g, '')) ?? [];
    return year === undefined || DAY_NUMBER.test(text) ? dayTyped(text, context) : `${year}-${month.padStart(2, '0')}-01`;
  },
});

/** An amount as text, converted to 元 from the column's unit. */
export function amountTyped(text: string, { unit }: Pick<CellContext, 'unit'>): string {
  if (unit === undefined || text === '') return text;
  const amount = readMoney(text, unit);
  return amount === undefined ? text : yuanOf(amount);
}

/** An amount that may be left out, or be nothing. */
export const amountCell = <Schema extends z.ZodMiniType<Fen | undefined, string | undefined>>(schema: Schema) => ({
  schema: z.pipe(yuanText, z.optional(schema)),
  blank: '',
  kind: 'amount' as const,
  typed: amountTyped,
});

/** An amount above zero; `belowZero` is the message for a negative one. */
export const neededAmountCell = <Schema extends z.ZodMiniType<Fen, string>>(schema: Schema, belowZero?: MessageKey) => ({
  ...money(schema, belowZero),
  kind: 'amount' as const,
  typed: amountTyped,
});

const DIGITS = /^[\dA-Za-z]+$/;

/** An identifier such as an account or invoice number, without separators; other text is unchanged. */
export const numberTyped = (text: string): string => {
  const plain = cleanCode(text);
  return DIGITS.test(plain) ? plain : text;
};

/** Text as it stands; empty, it is sent empty. */
export const textCell = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) => ({ schema, blank: '' });

/** Text that must be there. */
export const neededCell = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) => ({
  schema: z.pipe(present, schema),
  blank: '',
});

const BETWEEN = /[\s,，、;；]+/;
const several = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => text.split(BETWEEN).filter(Boolean),
  encode: (texts) => texts.join('、'),
});

/** Several in one cell, between commas, semicolons or spaces. */
export const severalCell = <Schema extends z.ZodMiniType<string[], string[]>>(schema: Schema) => ({
  schema: z.pipe(several, schema),
  blank: '',
});

/** Normalised for comparison: without spaces, in half-width characters. */
const comparable = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/** One of a few values, by word, synonym or code. */
export const choiceCell = <Value extends string>(
  schema: z.ZodMiniType<Value, Value>,
  words: Readonly<Record<Value, MessageDescriptor>>,
  otherWords?: Readonly<Partial<Record<Value, readonly string[]>>>,
) => {
  const options: readonly (readonly [string, MessageDescriptor])[] = Object.entries<MessageDescriptor>(words);
  const others = Object.entries<readonly string[] | undefined>(otherWords ?? {}).flatMap(([value, list = []]) =>
    list.map((word) => [comparable(word), value] as const),
  );
  const isOne = (typed: string): typed is Value => typed in words;
  return {
    schema: z.codec(present, schema, {
      decode: (typed, context) => {
        if (isOne(typed)) return typed;
        context.issues.push({ code: 'custom', input: typed, message: messageRef('choose') });
        return z.NEVER;
      },
      encode: (value) => value,
    }),
    blank: '',
    typed: (text: string, { say }: CellContext) => {
      const word = comparable(text);
      return options.find(([, label]) => comparable(say(label)) === word)?.[0] ?? others.find(([other]) => other === word)?.[1] ?? text;
    },
  };
};
