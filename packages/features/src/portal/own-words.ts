import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { LOCALES, type Locale } from '../language/index.ts';
import type { OwnWords } from './portal-options.ts';

/** A bank's sentences as the catalogs keep them: compiled, each under its id and under the id of the Chinese it replaces. */
export const ownWords = (words: OwnWords): ReadonlyMap<Locale, Messages> =>
  new Map(
    LOCALES.map((locale) => {
      const sentences = Object.entries(words[locale] ?? {});
      const compiled = sentences.flatMap(([replaced, sentence]) =>
        [replaced, generateMessageId(replaced)].map((id) => [id, compileMessage(sentence)] as const),
      );
      return [locale, Object.fromEntries(compiled)] as const;
    }),
  );
