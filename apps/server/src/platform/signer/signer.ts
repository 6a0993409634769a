import type { EnterpriseNo } from '../../schema/ids.ts';

/** A certificate that a person signs with. */
export interface SignerCertificate {
  readonly serial: string;
  readonly subject: string;
  readonly issuedBy: string;
  readonly validUntil: Date;
  readonly driver: 'demo' | 'ukeyBridge' | 'cloudCertificate';
}

/** A person as one enterprise's: whose certificate of one enterprise signs for no other. */
export interface Signatory {
  readonly userId: string;
  readonly enterpriseNo: EnterpriseNo;
}

/** For whom a certificate is issued. */
export interface NewHolder extends Signatory {
  readonly serial: string;
  /** "恒信机电设备有限公司·王建国" */
  readonly subject: string;
}

/** Signs and verifies. A driver stands behind it: soft keys in the sandbox, a device or a certificate service elsewhere. */
export interface SignerPort {
  /** Gives a person a certificate for the enterprise where they have none. A driver whose certificates come from elsewhere gives none. */
  enrol(person: NewHolder): Promise<void>;
  /** With what a person may sign for an enterprise. */
  certificatesOf(signatory: Signatory): Promise<SignerCertificate[]>;
  /** The same of several people of an enterprise at once, by who they are. */
  certificatesIn(enterpriseNo: EnterpriseNo, userIds: readonly string[]): Promise<ReadonlyMap<string, SignerCertificate[]>>;
  /** The signature in hex. Refuses PIN_WRONG, PIN_LOCKED after five wrong PINs, SIGNATURE_INVALID on a certificate of another person or enterprise. */
  sign(signatory: Signatory, serial: string, pin: string, text: string): Promise<string>;
  /** Whether the value is the signature over the text of a certificate with which the person may sign for the enterprise now. */
  verifyOf(signatory: Signatory, serial: string, text: string, value: string): Promise<boolean>;
  /** Whether the value is the certificate's signature over the text, whoever has it. */
  verify(serial: string, text: string, value: string): Promise<boolean>;
}
