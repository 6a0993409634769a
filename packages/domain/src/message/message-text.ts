import { civilDate } from '../calendar/civil-date.ts';
import type { Language } from '../labels.ts';
import { formatMoney } from '../money/format.ts';
import { fen } from '../money/yuan.ts';
import { causeIn } from '../settlement/causes.ts';
import { MESSAGE_KINDS, type MessageKind } from './message-kinds.ts';
import type { ParameterTypes } from './message-row.ts';

export interface MessageText {
  readonly title: string;
  readonly content: string;
}

const WHOLE = /^\d{1,30}$/;

/** Formats a stored parameter by its type; undefined when the value is malformed. */
const FORMATTERS: Readonly<Record<keyof ParameterTypes, (stored: string, language: Language) => string | undefined>> = {
  text: causeIn,
  amount: (stored) => (WHOLE.test(stored) ? formatMoney(fen(BigInt(stored))) : undefined),
  day: (stored) => civilDate(stored),
  count: (stored) => (WHOLE.test(stored) ? stored : undefined),
};

const isKind = (text: string): text is MessageKind => Object.hasOwn(MESSAGE_KINDS, text);

/** In place of a parameter that the kind did not have yet when the message was written. */
const NOT_GIVEN = '—';

/**
 * The text of a message in a language. Undefined for a kind unknown to this version and for a malformed parameter; the caller then shows the
 * text that came with the message.
 */
export function messageText(kind: string, parameters: Readonly<Record<string, string>>, language: Language): MessageText | undefined {
  if (!isKind(kind)) return undefined;
  const { title, content, parameters: types } = MESSAGE_KINDS[kind];
  const values = new Map(
    Object.entries(types).map(([name, type]) => {
      const stored = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
      return [name, stored === undefined ? NOT_GIVEN : FORMATTERS[type](stored, language)];
    }),
  );
  if ([...values.values()].includes(undefined)) return undefined;
  const fill = (sentence: string) => sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '');
  return { title: fill(title[language]), content: fill(content[language]) };
}
