import type { Label, Language } from '../labels.ts';
import type { PieceSource } from '../voucher/state.ts';

/**
 * How the reader relates to an application. `own`: they made it, as the issuer, transferor or applicant for financing.
 * `counterparty`: it is addressed to them. `debtor`: they owe the claim that others pass on.
 */
export const PARTS = ['own', 'counterparty', 'debtor'] as const;
export type Part = (typeof PARTS)[number];

export interface PartyNames {
  readonly from: string;
  readonly to: string;
}

/** The kinds of application between two enterprises. */
export type BilateralKind = PieceSource | 'pledge';

/** Names of the two sides of each kind. */
export const PARTY_LABELS: Readonly<Record<BilateralKind, Readonly<Record<keyof PartyNames, Label>>>> = {
  issuance: { from: { zh: '开立方', en: 'Issuer' }, to: { zh: '接收方', en: 'Recipient' } },
  transfer: { from: { zh: '转让方', en: 'Transferor' }, to: { zh: '被转让人', en: 'Recipient' } },
  financing: { from: { zh: '融资方', en: 'Financed party' }, to: { zh: '资金方', en: 'Lender' } },
  pledge: { from: { zh: '出质方', en: 'Pledgor' }, to: { zh: '贷款方', en: 'Lender' } },
};

/** The description of an application for each kind and reader. The debtor of an issuance is its issuer. */
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
} as const satisfies Readonly<Record<BilateralKind, Readonly<Record<Part, Label>>>>;

/** Describes an application to a reader, with the names of the parties filled in. */
export const partySentence = (kind: BilateralKind, part: Part, names: PartyNames, language: Language): string =>
  PARTY_SENTENCES[kind][part][language].replaceAll(/\{(from|to)\}/g, (_, side) => (side === 'from' ? names.from : names.to));
