import type { CivilDate } from '@lianxin/domain';
import type { FormField, SentOf } from '@lianxin/forms';
import type { MessageDescriptor } from '@lingui/core';
import type { ExportKind } from '../lists/index.ts';

/** Translates a message into the person's language. */
export type Say = (words: MessageDescriptor) => string;

/** A unit of amounts as a power of ten of a yuan: thousand, ten thousand, million, hundred million. */
export type AmountUnit = 3 | 4 | 6 | 8;

/** Context for reading a cell. */
export interface CellContext {
  readonly say: Say;
  /** Day 0 of day numbers. */
  readonly dayZero: CivilDate | undefined;
  /** The unit named in the column's header, if not 元. */
  readonly unit: AmountUnit | undefined;
}

/** One column of a sheet: a field of the request with its name, how a cell is read, and an example. */
export interface SheetColumn<Value = unknown> extends FormField<string, Value> {
  readonly label: MessageDescriptor;
  /** Other headers for it, as used by banks, tax offices and accountants. */
  readonly otherHeads?: readonly string[];
  /** Not part of the template: read only if a header names it. */
  readonly byHeadOnly?: boolean;
  /** How several matching columns are combined: joined, or the first name taken. @default only one may be filled in */
  readonly several?: 'join' | 'first';
  /** A cell as it may be filled in; it stands in the template. */
  readonly example: string | MessageDescriptor;
  /** Instructions for filling it in. */
  readonly note?: MessageDescriptor;
  /** How the template writes it. @default 'text', in which no number loses its noughts or its last digits */
  readonly kind?: ExportKind;
  /** Converts a cell to input of the field, such as a word to its code. @default the cell as it is */
  readonly typed?: (text: string, context: CellContext) => string;
}

export type SheetColumns = Readonly<Record<string, SheetColumn>>;

/** Cells that follow from others of their row, or why the row is passed over. */
export type CompletedRow<Column extends string = string> =
  | { readonly cells: { readonly [Name in Column]?: string } }
  | { readonly passedOver: MessageDescriptor };

/** A kind of sheet that can be imported: all that template, reading and reasons follow from. */
export interface Sheet<Columns extends SheetColumns = SheetColumns> {
  /** What it is called, and its template. */
  readonly name: MessageDescriptor;
  /** In the order of the template. */
  readonly columns: Columns;
  /** Headers of known columns that are not needed. */
  readonly notNeeded?: readonly string[];
  /** So many rows are taken at once, as the call allows. */
  readonly rowsMax: number;
  /** Required columns that are missing, given those found and those that may not be empty. @default those that may not be empty */
  readonly missing?: (
    found: ReadonlySet<keyof Columns & string>,
    needed: readonly (keyof Columns & string)[],
  ) => readonly (keyof Columns & string)[];
  /** Fills in cells that follow from others of the row, by the same words as a person. Takes the cells as converted by `typed`. */
  readonly complete?: (cells: Readonly<Record<keyof Columns & string, string>>, say: Say) => CompletedRow<keyof Columns & string>;
  /** What is wrong with cells that read one by one and do not fit each other. */
  readonly judge?: (read: SentOf<Columns>) => { readonly [Column in keyof Columns]?: SheetProblem };
}

/** The name of a sheet, its columns and the most rows. */
export type SheetFace = Pick<Sheet, 'name' | 'columns' | 'rowsMax'>;

/** Why a cell is invalid: a message, or the error text of a schema. */
export type SheetProblem = string | MessageDescriptor;

/** A cell that cannot be taken. */
export interface SheetFault<Column extends string = string> {
  /** Its row as a spreadsheet counts, from 1. */
  readonly line: number;
  readonly column: Column;
  readonly problem: SheetProblem;
  /** What stands there. */
  readonly text: string;
}

/** A row of a sheet as it was read. */
export interface SheetRow<Values> {
  /** As a spreadsheet counts, from 1. */
  readonly line: number;
  /** What stands there, in the order of the columns. */
  readonly cells: readonly string[];
  /** Undefined where a cell cannot be taken. */
  readonly values: Values | undefined;
}

/** Notices about a sheet besides its faults. Lines count from 1. */
export interface SheetNotes<Column extends string = string> {
  /** Headers of unknown columns, which were not read. */
  readonly unknown: readonly string[];
  /** Rows skipped as totals or remarks: line and text. */
  readonly passed: readonly { readonly line: number; readonly text: string }[];
  /** Rows that are none of the sheet’s: line and reason. */
  readonly passedOver: readonly { readonly line: number; readonly reason: MessageDescriptor }[];
  /** Numbers of which a spreadsheet may have changed the last digits: line and text. They are read. */
  readonly rounded: readonly { readonly line: number; readonly text: string }[];
  /** Lines of hidden rows, which are read. */
  readonly hidden: readonly number[];
  /** Which sheet of a workbook was read, if it was not the first or is not the only one with the columns; those not read. */
  readonly sheets?: { readonly taken: string | undefined; readonly others: readonly string[] } | undefined;
  /** Columns with amounts converted from a larger unit. */
  readonly converted: readonly { readonly column: Column; readonly unit: AmountUnit }[];
}

/** What a sheet comes to. */
export interface SheetRead<Columns extends SheetColumns = SheetColumns> {
  readonly rows: readonly SheetRow<SentOf<Columns>>[];
  readonly faults: readonly SheetFault<keyof Columns & string>[];
  /** Why nothing can be imported: no header, too many rows, or missing columns. */
  readonly closed?: 'noHead' | 'rows' | { readonly missing: readonly (keyof Columns & string)[] } | undefined;
  readonly notes: SheetNotes<keyof Columns & string>;
}

/** Declares a kind of sheet. */
export const defineSheet = <Columns extends SheetColumns>(sheet: Sheet<Columns>): Sheet<Columns> => sheet;
