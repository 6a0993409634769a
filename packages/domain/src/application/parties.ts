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

/** What an application between two enterprises is about: a piece that comes to the other, or that is pledged to it. */
export type BetweenTwo = PieceSource | 'pledge';

/** What the two sides of a kind are called: where it comes from, and where it goes. */
export const PARTY_LABELS: Readonly<Record<BetweenTwo, Readonly<Record<keyof PartyNames, Label>>>> = {
  issuance: { from: { zh: '开立方', en: 'Issuer' }, to: { zh: '接收方', en: 'Recipient' } },
  transfer: { from: { zh: '转让方', en: 'Transferor' }, to: { zh: '被转让人', en: 'Recipient' } },
  financing: { from: { zh: '融资方', en: 'Financed party' }, to: { zh: '资金方', en: 'Lender' } },
  pledge: { from: { zh: '出质方', en: 'Pledgor' }, to: { zh: '贷款方', en: 'Lender' } },
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
  pledge: {
    own: { zh: '质押给{to}', en: 'Pledged to {to}' },
    counterparty: { zh: '{from}质押', en: 'Pledged by {from}' },
    debtor: { zh: '{from}质押给{to}', en: 'Pledged by {from} to {to}' },
  },
} as const satisfies Readonly<Record<BetweenTwo, Readonly<Record<Part, Label>>>>;

/** What an application is to a part of it, with the names of its parties. */
export const partySentence = (kind: BetweenTwo, part: Part, names: PartyNames, language: Language): string =>
  PARTY_SENTENCES[kind][part][language].replaceAll(/\{(from|to)\}/g, (_, side) => (side === 'from' ? names.from : names.to));
