import { legalDocument, type LegalDocument } from './legal-document.ts';

/** The old wording and its replacement. */
type Change = readonly [string, string];

interface Amendment {
  readonly version: string;
  readonly effectiveFrom: string;
  readonly text: readonly Change[];
  readonly textEn: readonly Change[];
}

function replacePassages(text: string, changes: readonly Change[]): string {
  return changes.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`No passage reads “${from}”.`);
    return whole.replaceAll(from, to);
  }, text);
}

/** A new version with some passages replaced throughout. Throws if a passage is not found. */
export const amendDocument = (document: LegalDocument, { version, effectiveFrom, text, textEn }: Amendment): LegalDocument =>
  legalDocument({
    ...document,
    version,
    effectiveFrom,
    text: replacePassages(document.text, text),
    textEn: replacePassages(document.textEn, textEn),
  });
