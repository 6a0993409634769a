import type { Label, Language } from '../labels.ts';
import type { PieceSource } from '../voucher/state.ts';

/**
 * The part of whoever looks at an application. Own: it is of their making, as the issuer of an issuance, the sender of a transfer or who
 * asks to be financed. Counterparty: it goes to them. Debtor: they owe what others pass on.
 */
export const PARTS = ['own', 'counterparty', 'debtor'] as const;
export type Part = (typeof PARTS)[number];

/** Who an application comes from and whom it goes to. */
export interface PartyNames {
  readonly from: string;
  readonly to: string;
}

/** What the two sides of a kind by which a piece comes to another enterprise are called: where it comes from, and where it goes. */
export const PARTY_LABELS: Readonly<Record<PieceSource, Readonly<Record<keyof PartyNames, Label>>>> = {
  issuance: { from: { zh: '开立方', en: 'Issuer' }, to: { zh: '接收方', en: 'Recipient' } },
  transfer: { from: { zh: '转让方', en: 'Transferor' }, to: { zh: '被转让人', en: 'Recipient' } },
  financing: { from: { zh: '融资方', en: 'Financed party' }, to: { zh: '资金方', en: 'Lender' } },
};

/** What an application is, said to each part that looks at it: kind × part × words. The debtor of an issuance is its issuer. */
export const PARTY_SENTENCES = {
  issuance: {
    own: { zh: '开立给{to}', en: 'Issued to {to}' },
    counterparty: { zh: '{from}开立', en: 'Issued by {from}' },
    debtor: { zh: '开立给{to}', en: 'Issued to {to}' },
  },
  transfer: {
    own: { zh: '转让给{to}', en: 'Transferred to {to}' },
    counterparty: { zh: '{from}转让', en: 'Transferred by {from}' },
    debtor: { zh: '{from}转让给{to}', en: 'Transferred by {from} to {to}' },
  },
  financing: {
    own: { zh: '融资转让给{to}', en: 'Financed with {to}' },
    counterparty: { zh: '{from}融资转让', en: 'Financed by {from}' },
    debtor: { zh: '{from}融资转让给{to}', en: 'Financed by {from} with {to}' },
  },
} as const satisfies Readonly<Record<PieceSource, Readonly<Record<Part, Label>>>>;

/** What an application is to a part of it, with the names of its parties. */
export const partySentence = (kind: PieceSource, part: Part, names: PartyNames, language: Language): string =>
  PARTY_SENTENCES[kind][part][language].replaceAll(/\{(from|to)\}/g, (_, side) => (side === 'from' ? names.from : names.to));
