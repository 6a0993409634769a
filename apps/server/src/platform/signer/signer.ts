import type { EnterpriseNo } from '../../schema/ids.ts';

/** The contents of a certificate, and the driver that signs with it. */
export interface CertificateFacts {
  readonly serial: string;
  readonly subject: string;
  readonly issuedBy: string;
  readonly validUntil: Date;
  readonly driver: 'demo' | 'ukeyBridge' | 'cloudCertificate';
}

/** A person's certificate. */
export interface SignerCertificate extends CertificateFacts {
  /** When the person bound it; null if the platform issued it. */
  readonly boundAt: Date | null;
  /** Until when the platform has locked its PIN; null if not locked. A device counts attempts itself. */
  readonly lockedUntil: Date | null;
}

/** A certificate that the platform did not issue, with its public key. */
export interface OutsideCertificate extends CertificateFacts {
  readonly driver: 'ukeyBridge' | 'cloudCertificate';
  /** An uncompressed point on the SM2 curve, in hex. */
  readonly publicKey: string;
}

/** A person as signatory of one enterprise. A certificate for one enterprise cannot sign for another. */
export interface Signatory {
  readonly userId: string;
  readonly enterpriseNo: EnterpriseNo;
}

/** The holder of a new certificate. */
export interface NewHolder extends Signatory {
  readonly serial: string;
  /** Such as "恒信机电设备有限公司·王建国". */
  readonly subject: string;
}

/** Signs and verifies, with a driver for each certificate: software keys in the sandbox, a device on the user's machine, or a certificate service. */
export interface SignerPort {
  /** Issues a certificate if the person has none for the enterprise. */
  enrol(person: NewHolder): Promise<void>;
  /** A person's certificates for an enterprise, valid ones first. */
  certificatesOf(signatory: Signatory): Promise<SignerCertificate[]>;
  /** The certificates of several people of an enterprise, by user id. */
  certificatesIn(enterpriseNo: EnterpriseNo, userIds: readonly string[]): Promise<ReadonlyMap<string, SignerCertificate[]>>;
  /**
   * Returns the signature in hex. Refuses PIN_WRONG, PIN_LOCKED after five wrong PINs, CERTIFICATE_EXPIRED, CERTIFICATE_SILENT when the
   * service does not answer, and SIGNATURE_INVALID for a certificate of another person or enterprise or of a device.
   */
  sign(signatory: Signatory, serial: string, pin: string, text: string): Promise<string>;
  /** Finds a certificate in the certificate service and signs with it. Refuses NOT_FOUND, and the same as `sign`. */
  fromCloud(serial: string, pin: string, text: string): Promise<{ readonly certificate: OutsideCertificate; readonly value: string }>;
  /** Binds an outside certificate to a person who has proved possession of its key. Refuses CERTIFICATE_TAKEN if it is bound to somebody else. */
  bind(signatory: Signatory, certificate: OutsideCertificate): Promise<void>;
  /** Unbinds a certificate; false if it was not bound. Its earlier signatures stay verifiable. */
  unbind(signatory: Signatory, serial: string): Promise<boolean>;
  /** Verifies a signature with a valid certificate of the person for the enterprise. */
  verifyOf(signatory: Signatory, serial: string, text: string, value: string): Promise<boolean>;
  /** Verifies a signature with a certificate of any holder. */
  verify(serial: string, text: string, value: string): Promise<boolean>;
}
