import type { FormField, SentOf } from '@lianxin/forms';
import type { MessageDescriptor } from '@lingui/core';
import type { ExportKind } from '../lists/index.ts';

export type Say = (words: MessageDescriptor) => string;

/** A column: its request field, name, parsing and example. */
export interface SheetColumn<Value = unknown> extends FormField<string, Value> {
  readonly label: MessageDescriptor;
  readonly example: string | MessageDescriptor;
  /** An explanation for the person who fills it in. */
  readonly note?: MessageDescriptor;
  /** Cell type in the template. @default 'text', which keeps leading zeros and long numbers */
  readonly kind?: ExportKind;
  /** Converts a cell to the field's input, such as a word to its code. @default the cell as it is */
  readonly typed?: (text: string, say: Say) => string;
}

export type SheetColumns = Readonly<Record<string, SheetColumn>>;

/** A sheet that can be imported: the basis of template, parsing and messages. */
export interface Sheet<Columns extends SheetColumns = SheetColumns> {
  readonly name: MessageDescriptor;
  /** In template order. */
  readonly columns: Columns;
  readonly rowsMax: number;
  /** Faults between valid cells of one row. */
  readonly judge?: (read: SentOf<Columns>) => { readonly [Column in keyof Columns]?: SheetProblem };
}

export type SheetFace = Pick<Sheet, 'name' | 'columns' | 'rowsMax'>;

/** The reason for a fault: a message, or a schema's text. */
export type SheetProblem = string | MessageDescriptor;

/** A faulty cell. */
export interface SheetFault<Column extends string = string> {
  /** Row number as in the spreadsheet, from 1. */
  readonly line: number;
  readonly column: Column;
  readonly problem: SheetProblem;
  readonly text: string;
}

export interface SheetRow<Values> {
  /** Row number as in the spreadsheet, from 1. */
  readonly line: number;
  /** Texts in column order. */
  readonly cells: readonly string[];
  /** Undefined if a cell is faulty. */
  readonly values: Values | undefined;
}

export interface SheetRead<Columns extends SheetColumns = SheetColumns> {
  readonly rows: readonly SheetRow<SentOf<Columns>>[];
  readonly faults: readonly SheetFault<keyof Columns & string>[];
}

/** Declares a kind of sheet. */
export const defineSheet = <Columns extends SheetColumns>(sheet: Sheet<Columns>): Sheet<Columns> => sheet;
