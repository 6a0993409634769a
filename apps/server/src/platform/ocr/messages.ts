import type { TextLine } from './text-line.ts';

/** A message from the server to the reading process. */
export interface ReadingRequest {
  readonly id: number;
  readonly picture: Uint8Array;
}

/** The answer of the reading process: the text, or null for content that is not a readable picture; and the memory that the process uses. */
export interface ReadingAnswer {
  readonly id: number;
  readonly lines: readonly TextLine[] | null;
  readonly bytes: number;
}
