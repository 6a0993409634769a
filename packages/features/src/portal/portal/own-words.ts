import type { Messages } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { compiledSentence, LOCALES, type Locale } from '../../platform/language/index.ts';
import type { OwnWords } from './portal-options.ts';

/** A bank's sentences by message id, including the id of the Chinese text that each replaces. */
export const bankWords = (words: OwnWords): ReadonlyMap<Locale, Messages> =>
  new Map(
    LOCALES.map((locale) => {
      const entries = Object.entries(words[locale] ?? {}).flatMap(([replaced, sentence]) =>
        [replaced, generateMessageId(replaced)].map((id) => [id, compiledSentence(sentence)] as const),
      );
      return [locale, Object.fromEntries(entries)] as const;
    }),
  );
