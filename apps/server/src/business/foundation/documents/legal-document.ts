import type { DocumentId } from '@lianxin/api/contract';
import { civilDate, type CivilDate } from '@lianxin/domain';

/** A published version never changes; a change is a new version. */
export interface LegalDocument {
  readonly id: DocumentId;
  /** For example "1.0". */
  readonly version: string;
  readonly effectiveFrom: CivilDate;
  /** True until counsel has confirmed the wording. */
  readonly template: boolean;
  readonly title: string;
  /** The binding text, which is hashed. Clauses start with "## "; an empty line separates paragraphs. */
  readonly text: string;
  readonly titleEn: string;
  /** A translation, which is not binding. */
  readonly textEn: string;
}

/** Throws if the first day is not a valid date. */
export function legalDocument(draft: Omit<LegalDocument, 'effectiveFrom'> & { readonly effectiveFrom: string }): LegalDocument {
  const effectiveFrom = civilDate(draft.effectiveFrom);
  if (effectiveFrom === undefined) throw new Error(`${draft.id} ${draft.version} begins on ${draft.effectiveFrom}, which is no day.`);
  return { ...draft, effectiveFrom, text: draft.text.trim(), textEn: draft.textEn.trim() };
}
