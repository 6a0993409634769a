import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

/** A sentence that no tool has compiled, as the catalogs keep theirs: its text, and the values that stand in it by name, such as `{count}`. */
export const compiledSentence = (sentence: string): CompiledMessage =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, at): CompiledMessageToken => (at % 2 === 1 ? [part] : part))
    .filter((token) => token !== '');
