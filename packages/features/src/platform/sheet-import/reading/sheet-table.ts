import type { CivilDate } from '@lianxin/domain';

/** A cell with an unreliable value: a formula, an error, or a number cut to fifteen digits. */
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
  /** Indexes of hidden rows. */
  readonly hidden?: readonly number[] | undefined;
  /** Day 0 of day numbers: 1904-01-01 in some workbooks, otherwise 1899-12-30. */
  readonly dayZero?: CivilDate | undefined;
  /** The name of the sheet, if its workbook has several. */
  readonly name?: string | undefined;
  /** The further visible sheets of the workbook. */
  readonly others?: readonly OtherSheet[] | undefined;
}

/** A visible sheet that is not the first. */
export interface OtherSheet {
  readonly name: string;
  readonly reading: SheetReading;
}

/** How much of a file is read. */
export interface SheetLimits {
  /** Rows of the table, its head not counted. */
  readonly rows: number;
  /** @default 2,000,000 */
  readonly bytes?: number;
}

/** Why a file cannot be read. */
export type UnreadFor = 'bytes' | 'unpacked' | 'rows' | 'columns' | 'quote' | 'encoding' | 'cut' | 'oldWorkbook' | 'unreadable' | 'slow';

/** What a file comes to. */
export type SheetReading =
  | { readonly table: SheetTable; readonly unread?: undefined }
  | {
      readonly unread: UnreadFor;
      /** The unreadable line, from 1, if it is a single one. */
      readonly line?: number | undefined;
      readonly table?: undefined;
    };

export const FILE_BYTES_MAX = 2_000_000;
/** More than any sheet of the most rows takes: a small file may be packed from a very large one. */
export const UNPACKED_BYTES_MAX = 24_000_000;
export const COLUMNS_MAX = 100;
/** Further rows allowed: titles, header, example, totals and notes. */
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
