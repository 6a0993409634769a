import type { FormField, SentOf } from '@lianxin/forms';
import type { MessageDescriptor } from '@lingui/core';
import type { ExportKind } from '../lists/index.ts';

/** Says a sentence in the person's language. */
export type Say = (words: MessageDescriptor) => string;

/** One column of a sheet: a field of the request, what it is called, how a cell of it is read, and how one looks. */
export interface SheetColumn<Value = unknown> extends FormField<string, Value> {
  readonly label: MessageDescriptor;
  /** A cell as it may be filled in; it stands in the template. */
  readonly example: string | MessageDescriptor;
  /** What whoever fills it in should know. */
  readonly note?: MessageDescriptor;
  /** How the template writes it. @default 'text', in which no number loses its noughts or its last digits */
  readonly kind?: ExportKind;
  /** Makes of a cell what the field takes as typed: the code of a word. @default the cell as it is */
  readonly typed?: (text: string, say: Say) => string;
}

export type SheetColumns = Readonly<Record<string, SheetColumn>>;

/** A kind of sheet that can be imported: all that template, reading and reasons follow from. */
export interface Sheet<Columns extends SheetColumns = SheetColumns> {
  /** What it is called, and its template. */
  readonly name: MessageDescriptor;
  /** In the order of the template. */
  readonly columns: Columns;
  /** So many rows are taken at once, as the call allows. */
  readonly rowsMax: number;
  /** What is wrong with cells that read one by one and do not fit each other. */
  readonly judge?: (read: SentOf<Columns>) => { readonly [Column in keyof Columns]?: SheetProblem };
}

/** What a sheet is called, its columns, and how much of it is taken. */
export type SheetFace = Pick<Sheet, 'name' | 'columns' | 'rowsMax'>;

/** Why a cell cannot be taken: words, or a text as a schema says it. */
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

/** What a sheet comes to. */
export interface SheetRead<Columns extends SheetColumns = SheetColumns> {
  readonly rows: readonly SheetRow<SentOf<Columns>>[];
  readonly faults: readonly SheetFault<keyof Columns & string>[];
}

/** Declares a kind of sheet. */
export const defineSheet = <Columns extends SheetColumns>(sheet: Sheet<Columns>): Sheet<Columns> => sheet;
