/** What only a program says, each with what it looks like. */
const CODES: readonly (readonly [string, RegExp])[] = [
  ['a code', /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\bA{7}\b/g],
  ['a name of the program', /\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g],
  ['the id of a sentence', /^(?=.*[a-z])(?=.*[A-Z0-9+/])[A-Za-z0-9+/]{6}$/gm],
  ['nothing, as a program says it', /\b(?:undefined|null|NaN|Invalid Date)\b|\[object \w+\]/g],
  ['a place for a value', /\{\w+\}/g],
];

/** Words that look like one of these and are none: a capital and small letters, after the number of a step. */
const isWord = (text: string): boolean => /^\d*[A-Z]?[a-z]+$/.test(text);

/** The codes, names of fields and values, and ids of sentences in what a person reads or is read. */
export const rawCodes = (said: string): string[] =>
  CODES.flatMap(([what, look]) =>
    [...said.matchAll(look)].flatMap(([found]) => (isWord(found) && what === 'the id of a sentence' ? [] : [`${what}: ${found}`])),
  );
