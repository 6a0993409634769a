import type { CivilDate, Fen } from '@lianxin/domain';
import type { StatusTone } from '@lianxin/ui';

/** Tones of a voucher's state: states 0–6 of a piece, pledged and overdue. */
export type FaceTone = Extract<StatusTone, `state-${number}` | 'pledged' | 'overdue'>;

/** An enterprise on the instrument. */
export interface FaceParty {
  readonly name: string;
  readonly creditCode: string;
  /** Paying (issuer) or receiving (holder) account, masked by the caller if necessary. */
  readonly accountNumber: string;
  readonly bank: string;
}

export interface FaceSeal {
  readonly name: string;
  /** Registered number, shown at the lower edge. */
  readonly number: string;
}

export interface FaceData {
  readonly number: string;
  readonly amount: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  /** Days from issue to maturity. */
  readonly termDays: number;
  readonly circulations: number;
  readonly issuer: FaceParty;
  readonly holder: FaceParty;
  /** Colour and translated text of the stamp. */
  readonly state: { readonly tone: FaceTone; readonly label: string };
  readonly promiseNumber: string;
  readonly contractNumber?: string | undefined;
  /** SM3 digest of the latest event, 64 hexadecimal digits; undefined without a history. */
  readonly digest: string | undefined;
  readonly issuerSeal: FaceSeal | undefined;
  /** A dashed circle is shown without it, before signing. */
  readonly holderSeal?: FaceSeal | undefined;
  /** Address in the QR code; undefined if there is nothing to verify. */
  readonly verifyUrl: string | undefined;
}
