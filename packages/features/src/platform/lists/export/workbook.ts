import { strToU8, zipSync } from 'fflate';
import { safeText } from './csv.ts';

/** Type of a column: in a workbook amounts and counts are numbers, days and times are dates. */
export type ExportKind = 'text' | 'amount' | 'count' | 'day' | 'time';

export interface ExportColumn {
  readonly name: string;
  readonly kind: ExportKind;
  /** An amount with a total below the last row. @default false */
  readonly isSummed?: boolean;
}

/** A sheet: rows of texts below the column names. */
export interface ExportSheet {
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** Cell styles in the order written: bold heads, then by type of column. */
const STYLES: readonly ('head' | ExportKind)[] = ['text', 'head', 'amount', 'count', 'day', 'time'];
const WIDTHS: Readonly<Record<ExportKind, number>> = { text: 26, amount: 20, count: 10, day: 13, time: 18 };

/** Characters not allowed in a sheet name, and its maximum length. */
const NO_NAME = /[[\]:*?/\\]/g;
const NAME_LENGTH = 31;

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?/;
/** Day 0 of spreadsheets. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** The serial number of a day or time; spreadsheets have no time zones, so the cell shows the text as it is. */
function serialOf(text: string): number | undefined {
  const [, year, month, day, hour = '0', minute = '0'] = MOMENT.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return (Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) - DAY_ZERO) / DAY_MS;
}

/** The number in a cell; undefined for text. */
function numberIn(text: string, kind: ExportKind): string | undefined {
  if (kind === 'day' || kind === 'time') return serialOf(text)?.toString();
  if (kind === 'text') return undefined;
  // Copy the digits, so that large amounts stay exact.
  const plain = text.replaceAll(',', '');
  return NUMBER.test(plain) ? plain : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Control characters that XML does not allow. */
// oxlint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Looks like an escaped character to a spreadsheet. */
const LOOKS_ESCAPED = /_(?=x[\dA-Fa-f]{4}_)/g;

const xmlOf = (text: string): string => text.replaceAll(NO_XML, '').replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A to Z, AA to AZ and so on. */
const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26));

/** Shared texts by index. */
function textTable() {
  const places = new Map<string, number>();
  return {
    placeOf(text: string): number {
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    },
    xml: (): string =>
      `<sst xmlns="${MAIN}">${[...places.keys()]
        .map((text) => `<si><t xml:space="preserve">${xmlOf(text.replaceAll(LOOKS_ESCAPED, '_x005F_'))}</t></si>`)
        .join('')}</sst>`,
  };
}
type TextTable = ReturnType<typeof textTable>;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

function sheetXml({ columns, rows }: ExportSheet, texts: TextTable): string {
  const letters = columns.map((_, index) => lettersOf(index));
  const styles = columns.map(({ kind }) => STYLES.indexOf(kind));
  const cell = (text: string, column: number, row: number, style: number, kind: ExportKind): string => {
    if (text === '') return '';
    const at = `<c r="${letters[column] ?? ''}${row}" s="${style}"`;
    const number = numberIn(text, kind);
    return number === undefined ? `${at} t="s"><v>${texts.placeOf(safeText(text))}</v></c>` : `${at}><v>${number}</v></c>`;
  };
  const head = columns.map(({ name }, column) => cell(name, column, 1, STYLES.indexOf('head'), 'text')).join('');
  const body = rows.map((cells, index) => {
    const row = index + 2;
    return `<row r="${row}">${columns.map(({ kind }, column) => cell(cells[column] ?? '', column, row, styles[column] ?? 0, kind)).join('')}</row>`;
  });
  const widths = columns.map(({ kind }, index) => `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`);
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head}</row>${body.join('')}</sheetData></worksheet>`;
}

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
/** Built-in formats below 164: 4 is 1,234.00 and 1 is 1234. */
const FORMATS: Readonly<Record<'head' | ExportKind, number>> = { text: 0, head: 0, amount: 4, count: 1, day: 164, time: 165 };
const stylesXml = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${STYLES.length}">${STYLES.map((style) => `<xf numFmtId="${FORMATS[style]}" fontId="${style === 'head' ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`).join('')}</cellXfs></styleSheet>`;

const relationships = (of: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${of
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/**
 * An Office Open XML workbook (ECMA-376) with a fixed header row. Written here because libraries compress large data in a worker made from
 * text, which the portal's content policy forbids.
 */
export function workbookOf(sheets: readonly ExportSheet[]): Uint8Array<ArrayBuffer> {
  const texts = textTable();
  const files = sheets.map((sheet, index) => [`worksheets/sheet${index + 1}.xml`, sheetXml(sheet, texts)] as const);
  const names = sheets.map(
    ({ name }, index) =>
      `<sheet name="${xmlOf(name.replaceAll(NO_NAME, ' ').slice(0, NAME_LENGTH))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${files.map(([path]) => `<Override PartName="/xl/${path}" ContentType="${TYPE}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...files.map(([path]) => ['worksheet', path] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': stylesXml,
    ...Object.fromEntries(files.map(([path, xml]) => [`xl/${path}`, xml])),
    'xl/sharedStrings.xml': texts.xml(),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(HEAD + xml)])));
}
