/** A formula, or a number that the spreadsheet cut to fifteen digits. */
export interface RefusedCell {
  readonly row: number;
  readonly column: number;
  readonly why: 'formula' | 'digitsLost';
}

/** The cells as texts, by position. */
export interface SheetTable {
  readonly rows: readonly (readonly string[])[];
  readonly refused: readonly RefusedCell[];
}

/** Limits on the size of a file. */
export interface SheetLimits {
  /** Rows without the header. */
  readonly rows: number;
  /** @default 2,000,000 */
  readonly bytes?: number;
}

/** Why a file is not read: too large, too large when unpacked, too many rows or columns, unknown format, or too slow. */
export type UnreadFor = 'bytes' | 'unpacked' | 'rows' | 'columns' | 'unreadable' | 'slow';

/** What a file comes to. */
export type SheetReading =
  | { readonly table: SheetTable; readonly unread?: undefined }
  | { readonly unread: UnreadFor; readonly table?: undefined };

export const FILE_BYTES_MAX = 2_000_000;
/** More than any sheet with the most rows needs; a small file may unpack to a very large one. */
export const UNPACKED_BYTES_MAX = 24_000_000;
export const COLUMNS_MAX = 100;
/** Header and example. */
export const ROWS_BESIDE = 2;

/** Thrown to stop reading a file. */
export class UnreadableFile extends Error {
  readonly why: UnreadFor;

  constructor(why: UnreadFor) {
    super(`The file is not read: ${why}.`);
    this.name = 'Unread';
    this.why = why;
  }
}
