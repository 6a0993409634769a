/** What is kept of a Word file: its words, in their order. */
export type WordBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `mark` as it was counted, or a dot. */
  | { readonly kind: 'item'; readonly depth: number; readonly mark: string; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** A picture stands here that is not taken over. */
  | { readonly kind: 'picture' };
