import { signatureText } from '../ledger/signature-text.ts';

interface SignedDocument {
  readonly id: string;
  readonly version: string;
  /** Hash of its text, in hex. */
  readonly sm3: string;
}

export interface AgreementSignature {
  readonly enterpriseName: string;
  readonly creditCode: string;
  readonly signerName: string;
  readonly documents: readonly SignedDocument[];
}

/** What an administrator signs under the agreements with the platform: enterprise, signer, and each document by version and hash. */
export function agreementSignatureText({ enterpriseName, creditCode, signerName, documents }: AgreementSignature): string {
  return signatureText('agreement', [
    enterpriseName,
    creditCode,
    signerName,
    ...documents.map(({ id, version, sm3 }) => `${id} ${version} ${sm3}`),
  ]);
}
