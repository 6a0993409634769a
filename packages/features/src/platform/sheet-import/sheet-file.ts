import { safeParse } from 'zod/mini';
import { writeWorkbook, type ExportColumn } from '../lists/index.ts';
import type { Say, SheetColumn, SheetFace, SheetRead } from './sheet.ts';

const columnsOf = ({ columns }: SheetFace, say: Say): ExportColumn[] =>
  Object.values<SheetColumn>(columns).map(({ label, kind = 'text' }) => ({ name: say(label), kind }));

const said = (words: SheetColumn['example'], say: Say): string => (typeof words === 'string' ? words : say(words));

/** Texts of a template besides its columns. */
export interface TemplateWords {
  /** Name and headers of the sheet with notes. */
  readonly notes: string;
  readonly column: string;
  readonly needed: string;
  readonly note: string;
  readonly example: string;
  readonly yes: string;
  readonly no: string;
}

/** A workbook to fill in: column names and an example, and a second sheet with explanations. */
export function templateOf(sheet: SheetFace, words: TemplateWords, say: Say): Promise<Blob> {
  const columns = Object.values<SheetColumn>(sheet.columns);
  const text = (name: string): ExportColumn => ({ name, kind: 'text' });
  return writeWorkbook([
    { name: say(sheet.name), columns: columnsOf(sheet, say), rows: [columns.map(({ example }) => said(example, say))] },
    {
      name: words.notes,
      columns: [text(words.column), text(words.needed), text(words.example), text(words.note)],
      rows: columns.map(({ label, schema, example, note }) => [
        say(label),
        safeParse(schema, '').success ? words.no : words.yes,
        said(example, say),
        note === undefined ? '' : say(note),
      ]),
    },
  ]);
}

/** Rows as a workbook with the reasons in a last column; after correction it can be imported as it is. */
export function reasonedRowsOf(
  sheet: SheetFace,
  { rows, faults }: Pick<SheetRead, 'rows' | 'faults'>,
  reasons: { readonly name: string; readonly say: (fault: SheetRead['faults'][number]) => string },
  say: Say,
): Promise<Blob> {
  return writeWorkbook([
    {
      name: say(sheet.name),
      columns: [...columnsOf(sheet, say), { name: reasons.name, kind: 'text' }],
      rows: rows.map(({ line, cells }) => [
        ...cells,
        faults
          .filter((fault) => fault.line === line)
          .map(reasons.say)
          .join('；'),
      ]),
    },
  ]);
}
