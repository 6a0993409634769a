import type { TextLine } from './text-line.ts';

/** What the server sends to the reading process. */
export interface ReadingOrder {
  readonly id: number;
  readonly picture: Uint8Array;
}

/** What comes back: the text, or null where the content is no picture that can be decoded; and the memory that the process now holds. */
export interface ReadingAnswer {
  readonly id: number;
  readonly lines: readonly TextLine[] | null;
  readonly bytes: number;
}
