import type { DocumentId } from '@lianxin/api/contract';
import { civilDate, type CivilDate } from '@lianxin/domain';

/** One version of a document that people agree to. Once a server has published it, it never changes: a change is a new version. */
export interface LegalDocument {
  readonly id: DocumentId;
  /** "1.0" */
  readonly version: string;
  /** The first business day on which this version holds. */
  readonly effectiveFrom: CivilDate;
  /** Whether counsel has yet to confirm the wording. */
  readonly template: boolean;
  readonly title: string;
  /** What binds, and what is hashed: clauses begin with "## ", paragraphs are parted by an empty line. */
  readonly text: string;
  readonly titleEn: string;
  /** A reading for those who do not read Chinese; it does not bind. */
  readonly textEn: string;
}

/** Takes a document as it was written down. Throws where its first day is none. */
export function legalDocument(draft: Omit<LegalDocument, 'effectiveFrom'> & { readonly effectiveFrom: string }): LegalDocument {
  const effectiveFrom = civilDate(draft.effectiveFrom);
  if (effectiveFrom === undefined) throw new Error(`${draft.id} ${draft.version} begins on ${draft.effectiveFrom}, which is no day.`);
  return { ...draft, effectiveFrom, text: draft.text.trim(), textEn: draft.textEn.trim() };
}
