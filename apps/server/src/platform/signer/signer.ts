import type { EnterpriseNo } from '../../schema/ids.ts';

/** What a certificate says of itself, and by which driver it signs. */
export interface CertificateFacts {
  readonly serial: string;
  readonly subject: string;
  readonly issuedBy: string;
  readonly validUntil: Date;
  readonly driver: 'demo' | 'ukeyBridge' | 'cloudCertificate';
}

/** A certificate that a person signs with. */
export interface SignerCertificate extends CertificateFacts {
  /** When the person bound it; null where it was issued here. */
  readonly boundAt: Date | null;
  /** Until when its PIN is locked here; null where it is not. A device keeps its own count. */
  readonly lockedUntil: Date | null;
}

/** A certificate from outside, with the key that it signs by. */
export interface OutsideCertificate extends CertificateFacts {
  readonly driver: 'ukeyBridge' | 'cloudCertificate';
  /** An uncompressed point of SM2's curve, in hex. */
  readonly publicKey: string;
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

/** Signs and verifies. A driver stands behind each certificate: soft keys in the sandbox, a device at the person's machine, a certificate service. */
export interface SignerPort {
  /** Gives a person a certificate for the enterprise where they have none. A driver whose certificates come from elsewhere gives none. */
  enrol(person: NewHolder): Promise<void>;
  /** The certificates that a person has for an enterprise: those that are valid first. */
  certificatesOf(signatory: Signatory): Promise<SignerCertificate[]>;
  /** The same of several people of an enterprise at once, by who they are. */
  certificatesIn(enterpriseNo: EnterpriseNo, userIds: readonly string[]): Promise<ReadonlyMap<string, SignerCertificate[]>>;
  /**
   * The signature in hex. Refuses PIN_WRONG, PIN_LOCKED after five wrong PINs, CERTIFICATE_EXPIRED, CERTIFICATE_SILENT where the service
   * does not answer, SIGNATURE_INVALID on a certificate of another person or enterprise and on one whose key is in a device.
   */
  sign(signatory: Signatory, serial: string, pin: string, text: string): Promise<string>;
  /** A certificate that the certificate service keeps, and what it signs with it. Refuses NOT_FOUND, and what `sign` refuses. */
  fromCloud(serial: string, pin: string, text: string): Promise<{ readonly certificate: OutsideCertificate; readonly value: string }>;
  /** Gives a person a certificate from outside, whose key they have proved to hold. Refuses CERTIFICATE_TAKEN where it or its key is another's. */
  bind(signatory: Signatory, certificate: OutsideCertificate): Promise<void>;
  /** Takes it from them, and answers whether they had it. What it has signed stays verifiable. */
  unbind(signatory: Signatory, serial: string): Promise<boolean>;
  /** Whether the value is the signature over the text of a certificate with which the person may sign for the enterprise now. */
  verifyOf(signatory: Signatory, serial: string, text: string, value: string): Promise<boolean>;
  /** Whether the value is the certificate's signature over the text, whoever has it. */
  verify(serial: string, text: string, value: string): Promise<boolean>;
}
