import { signatureText } from '../ledger/signature-text.ts';

interface SignedDocument {
  readonly id: string;
  readonly version: string;
  /** SM3 hash of the document's text, in hex. */
  readonly sm3: string;
}

export interface AgreementSignature {
  readonly enterpriseName: string;
  readonly creditCode: string;
  readonly signerName: string;
  readonly documents: readonly SignedDocument[];
}

/** The text an administrator signs for the platform agreements: enterprise, signer, and version and hash of each document. */
export function agreementSignatureText({ enterpriseName, creditCode, signerName, documents }: AgreementSignature): string {
  return signatureText('agreement', [
    enterpriseName,
    creditCode,
    signerName,
    ...documents.map(({ id, version, sm3 }) => `${id} ${version} ${sm3}`),
  ]);
}
