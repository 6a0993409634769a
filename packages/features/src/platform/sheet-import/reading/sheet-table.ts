/** A cell that is no text or number of its own: a formula, or a number of which the spreadsheet has kept the first fifteen digits only. */
export interface RefusedCell {
  /** Its row in the table, from 0. */
  readonly row: number;
  /** Its column, from 0. */
  readonly column: number;
  readonly why: 'formula' | 'digitsLost';
}

/** The cells of a sheet as texts, in their places. */
export interface SheetTable {
  readonly rows: readonly (readonly string[])[];
  readonly refused: readonly RefusedCell[];
}

/** How much of a file is read. */
export interface SheetLimits {
  /** Rows of the table, its head not counted. */
  readonly rows: number;
  /** @default 2,000,000 */
  readonly bytes?: number;
}

/** Why a file is not read: it is too large, comes to too much when it is unpacked, has too many rows or columns, is none of ours, or took too long. */
export type UnreadFor = 'bytes' | 'unpacked' | 'rows' | 'columns' | 'unreadable' | 'slow';

/** What a file comes to. */
export type SheetReading =
  | { readonly table: SheetTable; readonly unread?: undefined }
  | { readonly unread: UnreadFor; readonly table?: undefined };

export const FILE_BYTES_MAX = 2_000_000;
/** More than any sheet of the most rows takes: a small file may be packed from a very large one. */
export const UNPACKED_BYTES_MAX = 24_000_000;
export const COLUMNS_MAX = 100;
/** A head and an example beside the rows. */
export const ROWS_BESIDE = 2;

/** Thrown where a file is not read any further. */
export class Unread extends Error {
  readonly why: UnreadFor;

  constructor(why: UnreadFor) {
    super(`The file is not read: ${why}.`);
    this.name = 'Unread';
    this.why = why;
  }
}
