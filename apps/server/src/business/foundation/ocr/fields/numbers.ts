import type { ReadField } from '@lianxin/api/contract';
import { isIdentityCard, isSocialCreditCode } from '@lianxin/domain';
import { correctedBy } from './confusable.ts';
import { fieldOf, readingOf } from './field.ts';
import type { RowCharacter } from './rows.ts';

interface NumberKind {
  readonly shape: RegExp;
  readonly signs: RegExp;
  readonly isRight: (text: string) => boolean;
}

const CREDIT_CODE: NumberKind = { shape: /[0-9A-Z]{18}/, signs: /[0-9A-HJ-NPQRTUWXY]/, isRight: isSocialCreditCode };
const IDENTITY_NUMBER: NumberKind = { shape: /[0-9A-Z]{17}[0-9A-Z]/, signs: /[0-9X]/, isRight: isIdentityCard };

/** Certain if the check digit is right; marked if one correction makes it right or none does. */
function numberField(characters: readonly RowCharacter[] | undefined, { shape, signs, isRight }: NumberKind): ReadField | null {
  if (characters === undefined) return null;
  const plain = characters.filter(({ char }) => /[0-9A-Za-z]/.test(char));
  const upper = readingOf(plain).text.toUpperCase();
  const place = upper.search(shape);
  if (place < 0) return upper === '' ? null : fieldOf({ ...readingOf(plain), text: upper }, 'malformed');
  const reading = { ...readingOf(plain.slice(place, place + 18)), text: upper.slice(place, place + 18) };
  if (isRight(reading.text)) return fieldOf(reading);
  const corrected = correctedBy(reading.text, signs, isRight);
  return corrected === undefined ? fieldOf(reading, 'malformed') : fieldOf({ ...reading, text: corrected }, 'corrected');
}

export const creditCodeField = (characters: readonly RowCharacter[] | undefined): ReadField | null => numberField(characters, CREDIT_CODE);
export const identityNumberField = (characters: readonly RowCharacter[] | undefined): ReadField | null =>
  numberField(characters, IDENTITY_NUMBER);

/** Finds such a number by its form when its label was not found. */
export function looseNumber(
  rows: readonly { readonly characters: readonly RowCharacter[] }[],
  kind: 'creditCode' | 'identity',
): readonly RowCharacter[] | undefined {
  const { shape, isRight } = kind === 'creditCode' ? CREDIT_CODE : IDENTITY_NUMBER;
  for (const { characters } of rows) {
    const plain = characters.filter(({ char }) => /[0-9A-Za-z]/.test(char));
    const text = readingOf(plain).text.toUpperCase();
    const place = text.search(shape);
    if (place >= 0 && isRight(text.slice(place, place + 18))) return plain.slice(place, place + 18);
  }
  return undefined;
}
