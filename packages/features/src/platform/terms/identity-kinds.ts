import { IDENTITY_KINDS, type IdentityKind } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** Names of documents of identity. */
export const IDENTITY_KIND_TERMS: Readonly<Record<IdentityKind, MessageDescriptor>> = {
  identityCard: msg`居民身份证`,
  passport: msg`护照`,
  hongKongMacaoPermit: msg`港澳居民来往内地通行证`,
  taiwanPermit: msg`台湾居民来往大陆通行证`,
  residencePermit: msg`港澳台居民居住证`,
  permanentResidentCard: msg`外国人永久居留身份证`,
};

/** The kinds of documents to choose from. */
export function useIdentityKindOptions(): { readonly value: IdentityKind; readonly label: string }[] {
  const { i18n } = useLingui();
  return IDENTITY_KINDS.map((value) => ({ value, label: i18n._(IDENTITY_KIND_TERMS[value]) }));
}

interface LegalIdTerms {
  readonly front: MessageDescriptor;
  readonly back: MessageDescriptor;
  readonly number: MessageDescriptor;
}

const OF_DOCUMENT: LegalIdTerms = { front: msg`法定代表人证件正面`, back: msg`法定代表人证件背面`, number: msg`法定代表人证件号码` };

const LEGAL_ID_TERMS: Readonly<Partial<Record<IdentityKind, LegalIdTerms>>> = {
  identityCard: { front: msg`法定代表人身份证人像面`, back: msg`法定代表人身份证国徽面`, number: msg`法定代表人身份证号` },
  passport: { ...OF_DOCUMENT, front: msg`法定代表人护照资料页`, number: msg`法定代表人护照号码` },
};

/** What the sides and the number of the legal representative's document are called; in general words where its kind is not known. */
export const legalIdTerms = (kind: IdentityKind | null): LegalIdTerms => (kind === null ? undefined : LEGAL_ID_TERMS[kind]) ?? OF_DOCUMENT;
