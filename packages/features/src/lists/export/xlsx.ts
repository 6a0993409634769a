import writeExcelFile from 'write-excel-file/universal';
import { safeText } from './csv.ts';

/** What a column of an export holds: in a workbook amounts and counts are numbers, days and times are dates. */
export type ExportKind = 'text' | 'amount' | 'count' | 'day' | 'time';

export interface ExportColumn {
  readonly name: string;
  readonly kind: ExportKind;
}

const FORMATS = { amount: '#,##0.00', count: '0', day: 'yyyy-mm-dd', time: 'yyyy-mm-dd hh:mm' } as const;
const WIDTHS: Readonly<Record<ExportKind, number>> = { text: 26, amount: 20, count: 10, day: 13, time: 18 };
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?/;

/** A spreadsheet knows no time zone: what the text says is what the cell says. */
function dateOf(text: string): Date | undefined {
  const [, year, month, day, hour = '0', minute = '0'] = MOMENT.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

function cellOf(text: string, kind: ExportKind) {
  if (text === '') return null;
  if (kind === 'amount' || kind === 'count') {
    const value = Number(text.replaceAll(',', ''));
    if (Number.isFinite(value)) return { value, type: Number, format: FORMATS[kind] };
  }
  if (kind === 'day' || kind === 'time') {
    const value = dateOf(text);
    if (value) return { value, type: Date, format: FORMATS[kind] };
  }
  return { value: safeText(text), type: String };
}

/** A sheet of a workbook: rows of texts under the names of their columns. */
export interface ExportSheet {
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** What no name of a sheet may hold, and how long one may be. */
const NO_NAME = /[[\]:*?/\\]/g;
const NAME_LENGTH = 31;

const dataOf = ({ columns, rows }: Omit<ExportSheet, 'name'>) => [
  columns.map(({ name }) => ({ value: safeText(name), type: String, fontWeight: 'bold' as const })),
  ...rows.map((row) => columns.map(({ kind }, index) => cellOf(row[index] ?? '', kind))),
];
const looksOf = ({ columns }: Pick<ExportSheet, 'columns'>) => ({
  columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
  stickyRowsCount: 1,
});

/** Sheets of texts as a workbook. */
export const workbookOf = (sheets: readonly ExportSheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map((sheet) => ({ data: dataOf(sheet), sheet: sheet.name.replaceAll(NO_NAME, ' ').slice(0, NAME_LENGTH), ...looksOf(sheet) })),
  ).toBlob();

/** Rows of texts as a workbook of one sheet, its first row the names of the columns. */
export const xlsxOf = (columns: readonly ExportColumn[], rows: readonly (readonly string[])[]): Promise<Blob> =>
  writeExcelFile(dataOf({ columns, rows }), looksOf({ columns })).toBlob();
