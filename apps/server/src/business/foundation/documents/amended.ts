import { legalDocument, type LegalDocument } from './legal-document.ts';

/** A passage as it was, and as it is from now on. */
type Change = readonly [string, string];

interface Amendment {
  readonly version: string;
  readonly effectiveFrom: string;
  readonly text: readonly Change[];
  readonly textEn: readonly Change[];
}

function changed(text: string, changes: readonly Change[]): string {
  return changes.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`No passage reads “${from}”.`);
    return whole.replaceAll(from, to);
  }, text);
}

/** The version that follows one, with some passages changed throughout. Throws where one of them is not in it. */
export const amended = (document: LegalDocument, { version, effectiveFrom, text, textEn }: Amendment): LegalDocument =>
  legalDocument({ ...document, version, effectiveFrom, text: changed(document.text, text), textEn: changed(document.textEn, textEn) });
