import { describe, expect, test } from 'vitest';
import { identityCheck } from './identity-card.ts';
import {
  hasBackSide,
  IDENTITY_KINDS,
  identityKindOf,
  identityText,
  isIdentityDocument,
  readIdentityText,
  type IdentityKind,
} from './identity-document.ts';

const withCheck = (digits: string): string => digits + identityCheck(digits);

const RIGHT: Readonly<Record<IdentityKind, readonly string[]>> = {
  identityCard: ['11010519491231002X'],
  passport: ['E12345678', 'EA1234567', '123456', 'N1234567'],
  hongKongMacaoPermit: ['H12345678', 'M12345678', 'H1234567801'],
  taiwanPermit: ['01234567', '0123456701'],
  residencePermit: [withCheck('81000019900101001'), withCheck('82000019900101001'), withCheck('83000019900101001')],
  permanentResidentCard: [withCheck('91184019900101001'), 'USA110090010112'],
};

const WRONG: Readonly<Record<IdentityKind, readonly string[]>> = {
  identityCard: ['110105194912310021', 'E12345678', ''],
  passport: ['E1234', 'E123456789', 'ABCDEFGH', 'E 1234567', '护照123456'],
  hongKongMacaoPermit: ['A12345678', 'H1234567', 'H123456789', 'h12345678'],
  taiwanPermit: ['T1234567', '1234567', '123456789'],
  residencePermit: ['11010519491231002X', '810000199001010010'],
  permanentResidentCard: ['11010519491231002X', 'US1110090010112', 'USA11009001011'],
};

describe.each(IDENTITY_KINDS)('%s', (kind) => {
  test.each(RIGHT[kind])('has the number %s', (number) => {
    expect(isIdentityDocument({ kind, number })).toBe(true);
    expect(readIdentityText(identityText({ kind, number }))).toEqual({ kind, number });
  });

  test.each(WRONG[kind])('does not have the number %s', (number) => expect(isIdentityDocument({ kind, number })).toBe(false));
});

test('numbers of two documents are told apart, and identity cards are stored as before', () => {
  const texts = IDENTITY_KINDS.map((kind) => identityText({ kind, number: '12345678' }));
  expect(new Set(texts).size).toBe(IDENTITY_KINDS.length);
  expect(identityText({ kind: 'identityCard', number: '11010519491231002X' })).toBe('11010519491231002X');
  expect([identityKindOf(undefined), identityKindOf('licence'), identityKindOf('passport')]).toEqual([
    'identityCard',
    'identityCard',
    'passport',
  ]);
  expect(IDENTITY_KINDS.filter((kind) => !hasBackSide(kind))).toEqual(['passport']);
});
