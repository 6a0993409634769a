import { cleanCode, requestForm, messageRef, messageOf, type RequestForm, type SentOf } from '@lianxin/forms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { findColumns, type FoundColumns } from './find-columns.ts';
import type { RefusedCell, SheetTable } from './reading/sheet-table.ts';
import type { Say, Sheet, SheetColumn, SheetColumns, SheetFault, SheetNotes, SheetProblem, SheetRead, SheetRow } from './sheet.ts';

const REFUSED: Readonly<Record<RefusedCell['why'], SheetProblem>> = {
  formula: msg`不能是公式，请粘贴为值`,
  error: msg`单元格是错误值，请改正后重新填写`,
  digitsLost: msg`超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写`,
};
const FORMULA_TEXT = msg`文字不能以公式字符开头`;
const TWO_CELLS = msg`同一栏目有两列，内容不同，请只保留一列`;

const isFormula = (text: string): boolean => /^[=＝]/.test(text);
/** A number shortened by a spreadsheet: 6.22202E+18. */
const SHORTENED = /^[+-]?\d(?:\.\d+)?E\+\d{1,3}$/i;
/** A number of which a spreadsheet kept fifteen digits and wrote noughts for the others, as it stands in text. */
const ROUNDED = /^[1-9]\d{14}0{2,}$/;
/** Placeholders for an empty cell. */
const EMPTY = /^[-‐-―−－─_=*/]+$/;

const TOTAL = /^\D{0,6}(?:合计|总计|小计|累计|共计|总额)(?:[:(,，].*)?$|^(?:合计|总计|小计|共计)[\d.,:]*$|^(?:total|subtotal)\b/i;
const CARRIED = /^(?:承前页|过次页|上页余额|上期余额|上日余额|期初余额|期末余额|以下空白|打印(?:日期|时间|人)|制表)/;
const plainOf = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');
const isTotal = (text: string): boolean => TOTAL.test(plainOf(text)) || CARRIED.test(plainOf(text));

/** What is said of an issue: the rule's own words, or those of its kind. */
function problemOf({ message, ...issue }: z.core.$ZodIssue, text: string): SheetProblem {
  if (messageOf(message) !== undefined) return message;
  if (text === '') return messageRef('required');
  if (issue.code === 'too_small' && issue.origin === 'date') return messageRef('dayTooEarly');
  const isNumber = 'origin' in issue && issue.origin === 'number';
  if (issue.code === 'too_big') return isNumber ? msg`不能大于 ${String(issue.maximum)}` : messageRef('tooLong');
  if (issue.code === 'too_small' && isNumber) return msg`不能小于 ${String(issue.minimum)}`;
  return messageRef('invalid');
}

const sameAs = (left: unknown, right: unknown): boolean => {
  const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  return JSON.stringify(left, plain) === JSON.stringify(right, plain);
};

type Read = (typed: readonly string[]) => ReturnType<typeof safeParse<RequestForm<SheetColumns>['schema']>>;

/** The text of a column in a row; `differs` if it has several cells with different texts that cannot be joined. */
function cellIn(
  row: readonly string[],
  places: readonly number[],
  several: SheetColumn['several'],
): { readonly text: string; readonly differs: boolean } {
  const texts = [...new Set(places.map((place) => row[place] ?? '').filter((cell) => cell !== '' && !EMPTY.test(cell)))];
  return { text: several === 'join' ? texts.join(' ') : (texts[0] ?? ''), differs: several === undefined && texts.length > 1 };
}

const NO_NOTES: SheetNotes = { unknown: [], passed: [], passedOver: [], rounded: [], hidden: [], converted: [] };

/** The columns of a table, and those that are missing. */
interface Layout {
  readonly table: SheetTable;
  readonly found: FoundColumns | undefined;
  readonly missing: readonly string[];
}

function layoutOf(sheet: Sheet, table: SheetTable, say: Say): Layout {
  const columns = Object.entries(sheet.columns);
  const found = findColumns(
    columns.map(([, column]) => column),
    table.rows,
    say,
    sheet.notNeeded,
  );
  const have = new Set(columns.flatMap(([name], index) => ((found?.places[index] ?? []).length > 0 ? [name] : [])));
  const needed = columns.flatMap(([name, { schema }]) => (safeParse(schema, '').success ? [] : [name]));
  return { table, found, missing: sheet.missing?.(have, needed) ?? needed.filter((name) => !have.has(name)) };
}

const hasHead = ({ found }: Layout): boolean => found?.head !== undefined;
const isWhole = (layout: Layout): boolean => hasHead(layout) && layout.missing.length === 0;

/**
 * The sheet of a workbook that is read: the first with the header of all required columns, otherwise the first sheet if it is in the
 * template's order, otherwise the first with a header. `sheets` is the notice about the other sheets.
 */
function chooseTable(sheet: Sheet, first: SheetTable, say: Say): { readonly layout: Layout; readonly sheets: SheetNotes['sheets'] } {
  const others = first.others ?? [];
  const layoutOfFirst = layoutOf(sheet, first, say);
  const layouts = [layoutOfFirst, ...others.flatMap(({ reading }) => (reading.table ? [layoutOf(sheet, reading.table, say)] : []))];
  const whole = layouts.filter(isWhole);
  const [taken] = whole;
  if (taken !== undefined) {
    const unread = whole.slice(1).flatMap(({ table: { name = '' } }) => [name]);
    return {
      layout: taken,
      sheets: taken === layoutOfFirst && unread.length === 0 ? undefined : { taken: taken.table.name, others: unread },
    };
  }
  const sheets = others.length === 0 ? undefined : { taken: undefined, others: [first.name ?? '', ...others.map(({ name }) => name)] };
  const isInOrder = layoutOfFirst.found !== undefined && first.rows.length > 0 && !hasHead(layoutOfFirst);
  if (isInOrder) return { layout: layoutOfFirst, sheets: undefined };
  return { layout: layouts.find(hasHead) ?? layoutOfFirst, sheets };
}

/**
 * Reads the template, or another table with equivalent headers. Titles, empty rows, the example, totals and remarks are skipped. Without a
 * header, or if columns are missing, nothing is read and `closed` gives the cause.
 */
export function readSheet<Columns extends SheetColumns>(sheet: Sheet<Columns>, table: SheetTable, say: Say): SheetRead<Columns>;
export function readSheet(sheet: Sheet, first: SheetTable, say: Say): SheetRead {
  const { layout, sheets } = chooseTable(sheet, first, say);
  const { found, missing } = layout;
  const { rows: table, refused, hidden = [], dayZero } = layout.table;
  const columns: readonly (readonly [string, SheetColumn])[] = Object.entries(sheet.columns);
  const form = requestForm(sheet.columns);
  const read: Read = (typed) => safeParse(form.schema, Object.fromEntries(columns.map(([name], index) => [name, typed[index] ?? ''])));
  const isTooLong = first.others?.some(({ reading }) => reading.unread === 'rows') === true;
  if (isTooLong && (found === undefined || missing.length > 0)) return { rows: [], faults: [], closed: 'rows', notes: NO_NOTES };
  if (found === undefined) return { rows: [], faults: [], closed: 'noHead', notes: { ...NO_NOTES, sheets } };
  const { head, places, units, unknown } = found;
  if (missing.length > 0) return { rows: [], faults: [], closed: { missing }, notes: { ...NO_NOTES, unknown, sheets } };
  const converted = columns.flatMap(([column, { kind }], index) => {
    const unit = units[index];
    return kind === 'amount' && unit !== undefined ? [{ column, unit }] : [];
  });

  const typedOf = (text: string, index: number): string => columns[index]?.[1].typed?.(text, { say, dayZero, unit: units[index] }) ?? text;
  const example = read(
    columns.map(([, { example: words, typed = (text: string) => text }]) =>
      typed(typeof words === 'string' ? words : say(words), { say, dayZero: undefined, unit: undefined }),
    ),
  );
  const refusedAt = new Map(refused.map(({ row, column, why }) => [`${row}:${column}`, REFUSED[why]]));
  const lastFull = table.findLastIndex((row) => row.filter((cell) => cell !== '').length > 1);

  const rows: SheetRow<SentOf<SheetColumns>>[] = [];
  const faults: SheetFault[] = [];
  const passed: { line: number; text: string }[] = [];
  const passedOver: { line: number; reason: MessageDescriptor }[] = [];
  const rounded: { line: number; text: string }[] = [];
  for (const [at, written] of table.entries()) {
    if (head !== undefined && at <= head) continue;
    const line = at + 1;
    const filled = written.filter((cell) => cell !== '' && !EMPTY.test(cell));
    const cellsRead = columns.map(([, { several }], index) => cellIn(written, places[index] ?? [], several));
    const texts = cellsRead.map(({ text }) => text);
    const ofRow = new Map<string, SheetProblem>();
    for (const [index, [name]] of columns.entries()) {
      const text = texts[index] ?? '';
      const own = (places[index] ?? []).map((place) => refusedAt.get(`${at}:${place}`)).find((why) => why !== undefined);
      const why =
        own ??
        (isFormula(text)
          ? FORMULA_TEXT
          : SHORTENED.test(text) && columns[index]?.[1].kind !== 'amount'
            ? REFUSED.digitsLost
            : cellsRead[index]?.differs === true
              ? TWO_CELLS
              : undefined);
      if (why !== undefined) ofRow.set(name, why);
    }
    if (ofRow.size === 0 && texts.every((text) => text === '') && filled.length < 2) {
      if (filled.length > 0) passed.push({ line, text: filled.join(' ') });
      continue;
    }
    const typed = texts.map(typedOf);
    const completed = sheet.complete?.(Object.fromEntries(columns.map(([name], index) => [name, typed[index] ?? ''])), say);
    if (completed !== undefined && 'passedOver' in completed) {
      passedOver.push({ line, reason: completed.passedOver });
      continue;
    }
    const filledIn = new Map(Object.entries(completed?.cells ?? {}));
    for (const [index, [name]] of columns.entries()) {
      const text = filledIn.get(name);
      if (text !== undefined) [texts[index], typed[index]] = [text, typedOf(text, index)];
    }
    const result = read(typed);
    const [first = ''] = filled;
    if (!result.success && (isTotal(first) || (at > lastFull && filled.length === 1))) {
      passed.push({ line, text: filled.join(' ') });
      continue;
    }
    if (result.success && example.success && ofRow.size === 0 && sameAs(result.data, example.data)) continue;
    const cells = columns.map(([, { kind }], index) => (kind === 'day' || kind === 'amount' ? typed[index] : texts[index]) ?? '');
    for (const issue of result.error?.issues ?? []) {
      const name = String(issue.path[0]);
      const index = columns.findIndex(([one]) => one === name);
      if (!ofRow.has(name)) ofRow.set(name, problemOf(issue, texts[index] ?? ''));
    }
    const judged = result.success && ofRow.size === 0 ? (sheet.judge?.(result.data) ?? {}) : {};
    for (const [name, problem] of Object.entries(judged)) if (problem !== undefined) ofRow.set(name, problem);
    for (const [index, [name, { kind }]] of columns.entries()) {
      const problem = ofRow.get(name);
      // A workbook keeps a day as a number, which means nothing to its reader.
      if (problem !== undefined) faults.push({ line, column: name, problem, text: (kind === 'day' ? typed : texts)[index] ?? '' });
    }
    for (const text of new Set(texts)) if (ROUNDED.test(cleanCode(text))) rounded.push({ line, text });
    rows.push({ line, cells, values: result.success && ofRow.size === 0 ? result.data : undefined });
  }
  if (rows.length > sheet.rowsMax) return { rows: [], faults: [], closed: 'rows', notes: NO_NOTES };
  const shown = new Set(rows.map(({ line }) => line));
  return {
    rows,
    faults,
    notes: {
      unknown,
      passed,
      passedOver,
      rounded,
      converted,
      sheets,
      hidden: hidden.map((row) => row + 1).filter((line) => shown.has(line)),
    },
  };
}

/** A sheet about which more is known: what only all of its rows together show, or what the server has said. */
export function withFaults<Columns extends SheetColumns>(
  read: SheetRead<Columns>,
  more: readonly SheetFault<keyof Columns & string>[],
): SheetRead<Columns> {
  if (more.length === 0) return read;
  const wrong = new Set(more.map(({ line }) => line));
  return {
    ...read,
    rows: read.rows.map((row) => (wrong.has(row.line) ? { ...row, values: undefined } : row)),
    faults: [...read.faults, ...more].toSorted((left, right) => left.line - right.line),
  };
}
