import { safeParse } from 'zod/mini';
import { writeWorkbook, type ExportColumn } from '../lists/index.ts';
import type { Say, SheetColumn, SheetFace, SheetRead } from './sheet.ts';

const templateColumns = ({ columns }: SheetFace): SheetColumn[] =>
  Object.values<SheetColumn>(columns).filter(({ byHeadOnly = false }) => !byHeadOnly);

const exported = (columns: readonly SheetColumn[], say: Say): ExportColumn[] =>
  columns.map(({ label, kind = 'text' }) => ({ name: say(label), kind }));

const said = (words: SheetColumn['example'], say: Say): string => (typeof words === 'string' ? words : say(words));

/** The words of a template that are no column's. */
export interface TemplateWords {
  /** The name of the sheet of notes, and the heads of its columns. */
  readonly notes: string;
  readonly column: string;
  readonly needed: string;
  readonly note: string;
  readonly example: string;
  readonly yes: string;
  readonly no: string;
}

/** A workbook to fill in: the names of the columns over an example, and on a second sheet what each column takes. */
export function templateOf(sheet: SheetFace, words: TemplateWords, say: Say): Promise<Blob> {
  const columns = templateColumns(sheet);
  const text = (name: string): ExportColumn => ({ name, kind: 'text' });
  return writeWorkbook([
    { name: say(sheet.name), columns: exported(columns, say), rows: [columns.map(({ example }) => said(example, say))] },
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

/** Rows as a workbook, as they were, with the reasons why they cannot be taken in a last column: put right, it is read again as it is. */
export function reasonedRowsOf(
  sheet: SheetFace,
  { rows, faults }: Pick<SheetRead, 'rows' | 'faults'>,
  reasons: { readonly name: string; readonly say: (fault: SheetRead['faults'][number]) => string },
  say: Say,
): Promise<Blob> {
  // Columns outside the template are included if the sheet had them.
  const written = Object.values<SheetColumn>(sheet.columns)
    .map((column, index) => ({ column, index }))
    .filter(({ column, index }) => column.byHeadOnly !== true || rows.some(({ cells }) => cells[index] !== ''));
  return writeWorkbook([
    {
      name: say(sheet.name),
      columns: [
        ...exported(
          written.map(({ column }) => column),
          say,
        ),
        { name: reasons.name, kind: 'text' },
      ],
      rows: rows.map(({ line, cells }) => [
        ...written.map(({ index }) => cells[index] ?? ''),
        faults
          .filter((fault) => fault.line === line)
          .map(reasons.say)
          .join('；'),
      ]),
    },
  ]);
}
