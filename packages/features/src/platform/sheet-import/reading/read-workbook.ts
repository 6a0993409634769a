import { civilDate, type CivilDate } from '@lianxin/domain';
import { cleanCell } from './clean-cell.ts';
import { COLUMNS_MAX, ROWS_BESIDE, Unread, type OtherSheet, type RefusedCell, type SheetTable } from './sheet-table.ts';
import { unzip } from './unzip.ts';
import { decodeEntities, xmlTokens } from './xml-tokens.ts';

const WORKBOOK = /(?:^|\/)workbook\.xml$/i;
const RELATIONS = /(?:^|\/)workbook\.xml\.rels$/i;
const STRINGS = /(?:^|\/)sharedStrings\.xml$/i;
const SHEET = /(?:^|\/)worksheets\/[^/]+\.xml$/i;
const PLACE = /\sr\s*=\s*["']([A-Z]{1,3})?(\d{1,7})?["']/;
const TYPE = /\st\s*=\s*["'](\w+)["']/;
const HIDDEN = /\shidden\s*=\s*["'](?:1|true|on|t)["']/i;
/** Characters that workbooks escape because XML cannot contain them: _x000D_. */
const ESCAPED = /_x([0-9a-f]{4})_/gi;
/** A spreadsheet keeps so many digits of a number and makes noughts of the rest. */
const DIGITS_KEPT = 1e15;
/** Maximum number of rows, including blank ones. */
const ROWS_MAX = 20_000;

/** The shared texts of a workbook, without phonetic guides. */
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

/** Which column a cell is in, from 0, by its letters: "AB". */
const columnOf = (letters: string): number => Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A number as people write it: a spreadsheet keeps ten million as 1E7, and a tenth with the noise of its arithmetic. */
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

const unescaped = (text: string): string => text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function textOf({ type, value }: Cell, texts: readonly string[]): string {
  const trimmed = value.trim();
  if (type === 's') return cleanCell(unescaped(texts[Number(trimmed)] ?? ''));
  if (type === 'b') return trimmed === '1' || /^true$/i.test(trimmed) ? 'TRUE' : 'FALSE';
  return type === 'n' && trimmed !== '' ? numberText(trimmed) : cleanCell(unescaped(value));
}

/** The cells of one sheet, of at most so many rows. */
function readSheetXml(xml: string, texts: readonly string[], rowsMax: number): Pick<SheetTable, 'rows' | 'refused' | 'hidden'> {
  const rows: string[][] = [];
  const refused: RefusedCell[] = [];
  const hidden: number[] = [];
  const filled = new Set<number>();
  let isHidden = false;
  let row = -1;
  let next = 0;
  let cell: Cell | undefined;
  let inside: 'value' | 'other' = 'other';
  let isSounded = false;

  function put(done: Cell): void {
    const text = textOf(done, texts);
    if (text === '' && !done.isFormula) return;
    if (done.column >= COLUMNS_MAX) throw new Unread('columns');
    filled.add(row);
    if (row >= ROWS_MAX || filled.size > rowsMax + ROWS_BESIDE) throw new Unread('rows');
    if (isHidden && hidden.at(-1) !== row) hidden.push(row);
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length < done.column) cells.push('');
    cells[done.column] = text;
    if (done.isFormula) refused.push({ row, column: done.column, why: 'formula' });
    else if (done.type === 'e') refused.push({ row, column: done.column, why: 'error' });
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
      isHidden = HIDDEN.test(token.attributes);
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
  return { rows, refused, hidden };
}

const inOrder = new Intl.Collator('en', { numeric: true });

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined);

interface VisibleSheet {
  readonly name: string;
  readonly relation: string | undefined;
}

/** The visible sheets of a workbook in its order, and the day from which it counts days. */
function factsOf(xml: string): { readonly visible: readonly VisibleSheet[]; readonly dayZero: CivilDate | undefined } {
  const visible: VisibleSheet[] = [];
  let dayZero: CivilDate | undefined;
  for (const token of xmlTokens(xml)) {
    if (token.kind !== 'open') continue;
    if (token.name === 'workbookPr' && /^(?:1|true|on|t)$/i.test(attributeOf(token.attributes, 'date1904') ?? ''))
      dayZero = civilDate('1904-01-01');
    else if (token.name === 'sheet' && !/hidden$/i.test(attributeOf(token.attributes, 'state') ?? ''))
      visible.push({ name: decodeEntities(attributeOf(token.attributes, 'name') ?? ''), relation: relationOf(token.attributes) });
  }
  return { visible, dayZero };
}

/** A sheet's relation id, an attribute `id` with a namespace prefix, unlike `sheetId`. */
const relationOf = (attributes: string): string | undefined => /\s[\w.-]+:id\s*=\s*["']([^"']+)["']/i.exec(attributes)?.[1];

/** The file name of a relation's target. */
function targetOf(xml: string, relation: string): string | undefined {
  for (const token of xmlTokens(xml))
    if (token.kind === 'open' && token.name === 'Relationship' && attributeOf(token.attributes, 'Id') === relation)
      return attributeOf(token.attributes, 'Target')?.replaceAll('\\', '/').split('/').at(-1)?.toLowerCase();
  return undefined;
}

/** The cells of the visible sheets as texts, the first with the others beside it. The workbook, not the names of its parts, defines their order. */
export async function readWorkbook(file: ArrayBuffer, rowsMax: number): Promise<SheetTable> {
  const wanted = [WORKBOOK, RELATIONS, STRINGS, SHEET];
  const parts = [...(await unzip(file, (name) => wanted.some((pattern) => pattern.test(name))))];
  const partOf = (pattern: RegExp): string => parts.find(([name]) => pattern.test(name))?.[1] ?? '';
  const { visible, dayZero } = factsOf(partOf(WORKBOOK));
  const relations = partOf(RELATIONS);
  const sheets = parts.filter(([name]) => SHEET.test(name)).toSorted(([left], [right]) => inOrder.compare(left, right));
  const xmlOf = ({ relation }: VisibleSheet): string | undefined => {
    const target = relation === undefined ? undefined : targetOf(relations, relation);
    return (target === undefined ? undefined : sheets.find(([name]) => name.toLowerCase().endsWith(`/${target}`)))?.[1];
  };
  // A visible sheet of charts has no cells.
  const found = visible.flatMap((sheet) => {
    const xml = xmlOf(sheet);
    return xml === undefined ? [] : [{ name: sheet.name, xml }];
  });
  const isListed = visible.some(({ relation }) => relation !== undefined && targetOf(relations, relation) !== undefined);
  const [first = isListed ? undefined : { name: '', xml: sheets[0]?.[1] }, ...more] = found;
  if (first?.xml === undefined) throw new Unread('unreadable');
  const texts = sharedTexts(partOf(STRINGS));
  const readXml = (xml: string): SheetTable => ({ ...readSheetXml(xml, texts, rowsMax), dayZero });
  const table = readXml(first.xml);
  if (more.length === 0) return table;
  const others = more.map(({ name, xml }): OtherSheet => {
    try {
      return { name, reading: { table: { ...readXml(xml), name } } };
    } catch (error) {
      if (error instanceof Unread) return { name, reading: { unread: error.why } };
      throw error;
    }
  });
  return { ...table, name: first.name, others };
}
