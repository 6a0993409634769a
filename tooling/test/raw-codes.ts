/** Kinds of raw codes that must not appear in the interface, with their patterns. */
const CODES: readonly (readonly [string, RegExp])[] = [
  ['code', /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\bA{7}\b/g],
  ['identifier', /\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g],
  ['message id', /^(?=.*[a-z])(?=.*[A-Z0-9+/])[A-Za-z0-9+/]{6}$/gm],
  ['missing value', /\b(?:undefined|null|NaN|Invalid Date)\b|\[object \w+\]/g],
  ['placeholder', /\{\w+\}/g],
];

/** Words that look like a message id but are not: a capitalised word, possibly after the number of a step. */
const isWord = (text: string): boolean => /^\d*[A-Z]?[a-z]+$/.test(text);

/** The raw codes, identifiers and message ids in a visible or spoken text. */
export const rawCodes = (said: string): string[] =>
  CODES.flatMap(([what, look]) =>
    [...said.matchAll(look)].flatMap(([found]) => (isWord(found) && what === 'message id' ? [] : [`${what}: ${found}`])),
  );
