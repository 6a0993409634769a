import { describe, expect, it } from 'vitest';
import { PARTS, PARTY_LABELS, partySentence, type BilateralKind, type Part } from './parties.ts';
import { statesWaitingFor } from './waiting-for.ts';

const [FROM, TO] = ['晋北煤业集团有限公司', '恒信机电设备有限公司'];
const isKind = (text: string): text is BilateralKind => Object.hasOwn(PARTY_LABELS, text);
const KINDS = Object.keys(PARTY_LABELS).filter(isKind);

/** The names each reader sees: the parties see the other side; a debtor who is no party sees both. */
const NAMED: Readonly<Record<BilateralKind, Readonly<Record<Part, readonly string[]>>>> = {
  issuance: { own: [TO], counterparty: [FROM], debtor: [TO] },
  transfer: { own: [TO], counterparty: [FROM], debtor: [FROM, TO] },
  financing: { own: [TO], counterparty: [FROM], debtor: [FROM, TO] },
  pledge: { own: [TO], counterparty: [FROM], debtor: [FROM, TO] },
};
const VERBS = {
  issuance: { zh: '开立', en: 'Issued' },
  transfer: { zh: '转让', en: 'Transferred' },
  financing: { zh: '融资', en: 'Financed' },
  pledge: { zh: '质押', en: 'Pledged' },
} as const;

describe.each(KINDS.flatMap((kind) => PARTS.map((part) => ({ kind, part }))))('a $kind, read by its $part', ({ kind, part }) => {
  it.each(['zh', 'en'] as const)('names the other parties with the verb of the kind, in %s', (language) => {
    const sentence = partySentence(kind, part, { from: FROM, to: TO }, language);
    expect([FROM, TO].filter((name) => sentence.includes(name))).toEqual(NAMED[kind][part]);
    expect(sentence).toContain(VERBS[kind][language]);
    expect(sentence).not.toMatch(/[{}]/);
  });

  it.each(['zh', 'en'] as const)('puts the sender before the recipient, in %s', (language) => {
    const sentence = partySentence(kind, part, { from: FROM, to: TO }, language);
    const verb = VERBS[kind][language];
    const order = language === 'zh' ? [FROM, verb, TO] : [verb, FROM, TO];
    const places = order.map((word) => sentence.indexOf(word)).filter((place) => place >= 0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

it('inserts names literally, even when they look like placeholders', () => {
  expect(partySentence('transfer', 'debtor', { from: '$& {to}', to: '{from}' }, 'zh')).toBe('$& {to}转让给{from}');
});

it.each(KINDS)('has different names for the two sides of a %s', (kind) => {
  const { from, to } = PARTY_LABELS[kind];
  expect(from.zh).not.toBe(to.zh);
  expect(from.en).not.toBe(to.en);
});

it('lists the states in which a role of a party has to act', () => {
  expect(statesWaitingFor('issuance', 'own', 'reviewer')).toEqual(['awaitingReview', 'voidAwaitingReview']);
  expect(statesWaitingFor('transfer', 'own', 'reviewer')).toEqual(['awaitingReview', 'withdrawalAwaitingReview']);
  expect(statesWaitingFor('transfer', 'own', 'operator')).toEqual(['returned']);
  expect(statesWaitingFor('issuance', 'counterparty')).toEqual(['awaitingSignature', 'awaitingSignatureReview']);
});
