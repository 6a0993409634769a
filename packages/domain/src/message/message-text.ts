import { civilDate } from '../calendar/civil-date.ts';
import type { Language } from '../labels.ts';
import { formatMoney } from '../money/format.ts';
import { fen } from '../money/yuan.ts';
import { causeIn } from '../settlement/causes.ts';
import { MESSAGE_KINDS, type MessageKind } from './message-kinds.ts';
import type { ParameterTypes } from './message-row.ts';

/** What a message says. */
export interface MessageText {
  readonly title: string;
  readonly content: string;
}

const WHOLE = /^\d{1,30}$/;

/** How a parameter that was kept as text reads in a sentence of a language; undefined where it is none of its type. */
const READ: Readonly<Record<keyof ParameterTypes, (kept: string, language: Language) => string | undefined>> = {
  text: causeIn,
  amount: (kept) => (WHOLE.test(kept) ? formatMoney(fen(BigInt(kept))) : undefined),
  day: (kept) => civilDate(kept),
  count: (kept) => (WHOLE.test(kept) ? kept : undefined),
};

const isKind = (text: string): text is MessageKind => Object.hasOwn(MESSAGE_KINDS, text);

/**
 * What a message says in a language. Undefined for a kind that this version does not know, or where a parameter is missing: the text
 * that came beside it is then shown instead.
 */
export function messageText(kind: string, parameters: Readonly<Record<string, string>>, language: Language): MessageText | undefined {
  if (!isKind(kind)) return undefined;
  const { title, content, parameters: types } = MESSAGE_KINDS[kind];
  const read = new Map(Object.entries(types).map(([name, type]) => [name, READ[type](parameters[name] ?? '', language)]));
  if ([...read.values()].includes(undefined) || Object.keys(types).some((name) => !Object.hasOwn(parameters, name))) return undefined;
  const fill = (sentence: string) => sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => read.get(name) ?? '');
  return { title: fill(title[language]), content: fill(content[language]) };
}
