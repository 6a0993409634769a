import type { CivilDate } from '@lianxin/domain';

/** A cell whose value cannot be relied on: a formula, an error, or a number of which the spreadsheet kept the first fifteen digits only. */
export interface RefusedCell {
  /** Its row in the table, from 0. */
  readonly row: number;
  /** Its column, from 0. */
  readonly column: number;
  readonly why: 'formula' | 'error' | 'digitsLost';
}

/** The cells of a sheet as texts, in their places. */
export interface SheetTable {
  readonly rows: readonly (readonly string[])[];
  readonly refused: readonly RefusedCell[];
  /** Rows, from 0, that the spreadsheet does not show. */
  readonly hidden?: readonly number[] | undefined;
  /** The day whose number is 0, where days are numbers: workbooks count from 1904 or, as all others do, from 1899-12-30. */
  readonly dayZero?: CivilDate | undefined;
}

/** How much of a file is read. */
export interface SheetLimits {
  /** Rows of the table, its head not counted. */
  readonly rows: number;
  /** @default 2,000,000 */
  readonly bytes?: number;
}

/**
 * Why a file is not read: it is too large, comes to too much when it is unpacked, has too many rows or columns, has a quote that is not
 * closed, is in no encoding that fits whole, ends within a character, is an XLS or encrypted workbook, is none of ours, or took too long.
 */
export type UnreadFor = 'bytes' | 'unpacked' | 'rows' | 'columns' | 'quote' | 'encoding' | 'cut' | 'oldWorkbook' | 'unreadable' | 'slow';

/** What a file comes to. */
export type SheetReading =
  | { readonly table: SheetTable; readonly unread?: undefined }
  | {
      readonly unread: UnreadFor;
      /** The line in the file, from 1, where it is one line that cannot be read. */
      readonly line?: number | undefined;
      readonly table?: undefined;
    };

export const FILE_BYTES_MAX = 2_000_000;
/** More than any sheet of the most rows takes: a small file may be packed from a very large one. */
export const UNPACKED_BYTES_MAX = 24_000_000;
export const COLUMNS_MAX = 100;
/** Rows beside those of the table: titles, a head, an example, totals and notes. */
export const ROWS_BESIDE = 40;

/** Thrown where a file is not read any further. */
export class Unread extends Error {
  readonly why: UnreadFor;
  readonly line: number | undefined;

  constructor(why: UnreadFor, line?: number) {
    super(`The file is not read: ${why}.`);
    this.name = 'Unread';
    this.why = why;
    this.line = line;
  }
}
