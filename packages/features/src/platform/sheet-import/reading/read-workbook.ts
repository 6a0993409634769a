import { COLUMNS_MAX, ROWS_BESIDE, UnreadableFile, UNPACKED_BYTES_MAX, type RefusedCell, type SheetTable } from './sheet-table.ts';
import { unzip } from './unzip.ts';
import { xmlTokens } from './xml-tokens.ts';

const STRINGS = 'xl/sharedStrings.xml';
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const PLACE = /\sr\s*=\s*["']([A-Z]{1,3})?(\d{1,7})?["']/;
const TYPE = /\st\s*=\s*["'](\w+)["']/;
/** Spreadsheets keep this many digits of a number and replace the rest with zeros. */
const DIGITS_KEPT = 1e15;

/** Shared texts of a workbook, without phonetic hints. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let inside: 'text' | 'other' = 'other';
  let isSounded = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inside === 'text' && !isSounded) text += token.text;
    } else if (token.name === 'rPh') isSounded = token.kind === 'open' && !token.isEmpty;
    else if (token.name === 't') inside = token.kind === 'open' && !token.isEmpty ? 'text' : 'other';
    else if (token.name === 'si') {
      if (token.kind === 'close' || token.isEmpty) texts.push(text);
      text = '';
    }
  }
  return texts;
}

/** The column's index from 0, by its letters: "AB". */
const columnOf = (letters: string): number => Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A readable number: spreadsheets store ten million as 1E7, and decimals with rounding errors. */
const numberText = (value: string): string => {
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
};

interface Cell {
  readonly column: number;
  readonly type: string;
  value: string;
  isFormula: boolean;
}

function textOf({ type, value }: Cell, texts: readonly string[]): string {
  const trimmed = value.trim();
  if (type === 's') return texts[Number(trimmed)]?.trim() ?? '';
  return type === 'n' && trimmed !== '' ? numberText(trimmed) : trimmed;
}

/** The cells of a sheet, up to a number of rows. */
function readSheetXml(xml: string, texts: readonly string[], rowsMax: number): SheetTable {
  const rows: string[][] = [];
  const refused: RefusedCell[] = [];
  let row = -1;
  let next = 0;
  let cell: Cell | undefined;
  let inside: 'value' | 'other' = 'other';
  let isSounded = false;

  function put(done: Cell): void {
    const text = textOf(done, texts);
    if (text === '' && !done.isFormula) return;
    if (done.column >= COLUMNS_MAX) throw new UnreadableFile('columns');
    if (row >= rowsMax + ROWS_BESIDE) throw new UnreadableFile('rows');
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length < done.column) cells.push('');
    cells[done.column] = text;
    if (done.isFormula) refused.push({ row, column: done.column, why: 'formula' });
    else if (done.type === 'n' && Math.abs(Number(text)) >= DIGITS_KEPT) refused.push({ row, column: done.column, why: 'digitsLost' });
  }

  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inside === 'value' && cell && !isSounded) cell.value += token.text;
      continue;
    }
    const opens = token.kind === 'open';
    if (token.name === 'row' && opens) {
      const [, , number] = PLACE.exec(token.attributes) ?? [];
      row = number === undefined ? row + 1 : Number(number) - 1;
      next = 0;
    } else if (token.name === 'c') {
      if (opens) {
        const [, letters] = PLACE.exec(token.attributes) ?? [];
        cell = {
          column: letters === undefined ? next : columnOf(letters),
          type: TYPE.exec(token.attributes)?.[1] ?? 'n',
          value: '',
          isFormula: false,
        };
        next = cell.column + 1;
      } else if (cell) {
        put(cell);
        cell = undefined;
      }
    } else if (token.name === 'f' && opens && cell) cell.isFormula = true;
    else if (token.name === 'rPh') isSounded = opens && !token.isEmpty;
    else if (token.name === 'v' || token.name === 't') inside = opens && !token.isEmpty ? 'value' : 'other';
  }
  return { rows, refused };
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** The first sheet's cells as texts. */
export async function readWorkbook(file: ArrayBuffer, rowsMax: number): Promise<SheetTable> {
  const parts = await unzip(file, (name) => name === STRINGS || SHEET.test(name), UNPACKED_BYTES_MAX);
  const [first] = [...parts.keys()].filter((name) => SHEET.test(name)).toSorted(inOrder.compare);
  const sheet = first === undefined ? undefined : parts.get(first);
  if (sheet === undefined) throw new UnreadableFile('unreadable');
  return readSheetXml(sheet, sharedTexts(parts.get(STRINGS) ?? ''), rowsMax);
}
