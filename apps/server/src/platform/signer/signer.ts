/** A certificate that a person signs with. */
export interface SignerCertificate {
  readonly serial: string;
  readonly subject: string;
  readonly issuedBy: string;
  readonly validUntil: Date;
  readonly driver: 'demo' | 'ukeyBridge' | 'cloudCertificate';
}

/** For whom a certificate is issued. */
export interface NewHolder {
  readonly userId: string;
  readonly serial: string;
  /** "恒信机电设备有限公司·王建国" */
  readonly subject: string;
}

/** Signs and verifies. A driver stands behind it: soft keys in the sandbox, a device or a certificate service elsewhere. */
export interface SignerPort {
  /** Gives a person a certificate of their own where they have none. A driver whose certificates come from elsewhere gives none. */
  enrol(person: NewHolder): Promise<void>;
  certificatesOf(userId: string): Promise<SignerCertificate[]>;
  /** The signature in hex. Refuses SIGNATURE_INVALID on a wrong PIN or a certificate of someone else, TOO_FREQUENT after five wrong PINs. */
  sign(userId: string, serial: string, pin: string, text: string): Promise<string>;
  /** Whether the value is the certificate's signature over the text. */
  verify(serial: string, text: string, value: string): Promise<boolean>;
}
