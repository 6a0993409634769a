/** A text block of a Word file. */
export type WordBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A list item; `mark` is its number or a dot. */
  | { readonly kind: 'item'; readonly depth: number; readonly mark: string; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** A picture, which is not converted. */
  | { readonly kind: 'picture' };
