import type { Messages } from '@lingui/core';
import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { LOCALES, type Locale } from '../language/index.ts';
import type { OwnWords } from './portal-options.ts';

/** A sentence as the catalogs keep it: its text, and the values that stand in it by name, such as `{count}`. */
const compiled = (sentence: string): CompiledMessage =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, at): CompiledMessageToken => (at % 2 === 1 ? [part] : part))
    .filter((token) => token !== '');

/** A bank's sentences as the catalogs keep them, each under its id and under the id of the Chinese that it replaces. */
export const ownWords = (words: OwnWords): ReadonlyMap<Locale, Messages> =>
  new Map(
    LOCALES.map((locale) => {
      const entries = Object.entries(words[locale] ?? {}).flatMap(([replaced, sentence]) =>
        [replaced, generateMessageId(replaced)].map((id) => [id, compiled(sentence)] as const),
      );
      return [locale, Object.fromEntries(entries)] as const;
    }),
  );
