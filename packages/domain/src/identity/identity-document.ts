import { isIdentityCard } from './identity-card.ts';

/**
 * Documents by which a person proves who they are: the resident identity card (居民身份证), the passport, the permits with which residents of
 * Hong Kong, Macao and Taiwan travel to the mainland, their residence permit there (港澳台居民居住证), and the identity card of foreigners with
 * permanent residence (外国人永久居留身份证).
 */
export const IDENTITY_KINDS = [
  'identityCard',
  'passport',
  'hongKongMacaoPermit',
  'taiwanPermit',
  'residencePermit',
  'permanentResidentCard',
] as const;

export type IdentityKind = (typeof IDENTITY_KINDS)[number];

/** A document of identity and its number, in upper case without spaces. */
export interface IdentityDocument {
  readonly kind: IdentityKind;
  readonly number: string;
}

/** The document that people have unless they say otherwise. */
export const USUAL_IDENTITY_KIND: IdentityKind = 'identityCard';

/** Longest number of any document. */
export const IDENTITY_NUMBER_MAX = 18;

const NUMBERS: Readonly<Record<IdentityKind, (number: string) => boolean>> = {
  identityCard: isIdentityCard,
  // At most nine letters and digits (ICAO 9303, part 4), at least one of them a digit.
  passport: (number) => /^(?=.*\d)[A-Z0-9]{6,9}$/.test(number),
  // H or M and eight digits; permits issued before 2013 add the two digits of their issue.
  hongKongMacaoPermit: (number) => /^[HM]\d{8}(\d{2})?$/.test(number),
  // Eight digits; permits from before the card of 2015 add two.
  taiwanPermit: (number) => /^\d{8}(\d{2})?$/.test(number),
  // A citizen identity number whose address code is that of Hong Kong, Macao or Taiwan (国办发〔2018〕81号).
  residencePermit: (number) => /^8[123]0000/.test(number) && isIdentityCard(number),
  // Eighteen characters that begin with 9 since December 2023; before, the country in three letters and twelve digits.
  permanentResidentCard: (number) => (number.startsWith('9') && isIdentityCard(number)) || /^[A-Z]{3}\d{12}$/.test(number),
};

/** Whether a document can have this number. */
export const isIdentityDocument = ({ kind, number }: IdentityDocument): boolean => NUMBERS[kind](number);

/** Whether a document has a second side to show; a passport has one page with all its data. */
export const hasBackSide = (kind: IdentityKind): boolean => kind !== 'passport';

const isIdentityKind = (text: string): text is IdentityKind => IDENTITY_KINDS.some((kind) => kind === text);

/** The kind by its name; the usual one for a missing or unknown name. */
export const identityKindOf = (text: string | undefined): IdentityKind =>
  text !== undefined && isIdentityKind(text) ? text : USUAL_IDENTITY_KIND;

/** A document in one text, as it is stored and looked up: an identity card by its number alone, any other with its kind in front. */
export const identityText = ({ kind, number }: IdentityDocument): string => (kind === USUAL_IDENTITY_KIND ? number : `${kind}:${number}`);

/** Reads what `identityText` wrote. */
export function readIdentityText(text: string): IdentityDocument {
  const [kind = '', number] = text.split(':');
  return number === undefined ? { kind: USUAL_IDENTITY_KIND, number: text } : { kind: identityKindOf(kind), number };
}
