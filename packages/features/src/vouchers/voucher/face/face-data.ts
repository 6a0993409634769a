import type { CivilDate, Fen } from '@lianxin/domain';
import type { StatusTone } from '@lianxin/ui';

/** The nine looks of a voucher's state: the states 0–6 of a piece, pledged and overdue. */
export type FaceTone = Extract<StatusTone, `state-${number}` | 'pledged' | 'overdue'>;

/** An enterprise as the instrument names it. */
export interface FaceParty {
  readonly name: string;
  /** Unified social credit code. */
  readonly creditCode: string;
  /** Account that pays (issuer) or receives (holder), masked by the caller where the viewer may not see it. */
  readonly accountNumber: string;
  readonly bank: string;
}

/** An enterprise's electronic seal. */
export interface FaceSeal {
  readonly name: string;
  /** Seal number as registered, shown along the lower edge. */
  readonly number: string;
}

/** What stands on the face of a voucher. */
export interface FaceData {
  readonly number: string;
  /** Face amount. */
  readonly amount: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  /** Days from issue to the due date. */
  readonly termDays: number;
  /** How many times the voucher has changed hands. */
  readonly circulations: number;
  readonly issuer: FaceParty;
  readonly holder: FaceParty;
  /** State as a stamp: its colour, and its word in the viewer's language. */
  readonly state: { readonly tone: FaceTone; readonly label: string };
  readonly promiseNumber: string;
  readonly contractNumber?: string | undefined;
  /** SM3 digest of the latest event in the voucher's history, 64 hexadecimal digits; none while it has no history. */
  readonly digest: string | undefined;
  readonly issuerSeal: FaceSeal | undefined;
  /** The holder's seal; a dashed circle stands for it until signing. */
  readonly holderSeal?: FaceSeal | undefined;
  /** Address that the QR code holds; none while there is nothing to check. */
  readonly verifyUrl: string | undefined;
}
