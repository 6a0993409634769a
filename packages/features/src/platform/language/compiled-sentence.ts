import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

/** Parses an uncompiled sentence into the format of the catalogs: text with named values, such as `{count}`. */
export const compiledSentence = (sentence: string): CompiledMessage =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, at): CompiledMessageToken => (at % 2 === 1 ? [part] : part))
    .filter((token) => token !== '');
