import { requestForm, messageRef, messageOf, type RequestForm, type SentOf } from '@lianxin/forms';
import { msg } from '@lingui/core/macro';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import type { RefusedCell, SheetTable } from './reading/sheet-table.ts';
import type { Say, Sheet, SheetColumn, SheetColumns, SheetFault, SheetProblem, SheetRead, SheetRow } from './sheet.ts';

const REFUSED: Readonly<Record<RefusedCell['why'], SheetProblem>> = {
  formula: msg`不能是公式，请粘贴为值`,
  digitsLost: msg`超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写`,
};
const FORMULA_TEXT = msg`文字不能以公式字符开头`;

/** A leading sign that makes a spreadsheet see a formula, unless a number follows. */
const isFormula = (text: string): boolean => /^[=@＝＠]|^[+\-＋－](?![\d\s,.，¥￥]*$)/.test(text);

const digit = /[\d０-９]/;

/** Positions of columns by the names in the first row; undefined if that row is no header. */
function placesIn(head: readonly string[], labels: readonly string[]): readonly number[] | undefined {
  const filled = head.filter((cell) => cell !== '');
  const known = filled.filter((cell) => labels.includes(cell)).length;
  if (known === 0 && (filled.length === 0 || filled.some((cell) => digit.test(cell)))) return undefined;
  // A header in other words is taken in the order of the template.
  return known * 2 >= filled.length ? labels.map((label) => head.indexOf(label)) : labels.map((_, index) => index);
}

/** The message of an issue: the rule's own, or by its kind. */
function problemOf({ message, ...issue }: z.core.$ZodIssue, text: string): SheetProblem {
  if (messageOf(message) !== undefined) return message;
  if (text === '') return messageRef('required');
  const isNumber = 'origin' in issue && issue.origin === 'number';
  if (issue.code === 'too_big') return isNumber ? msg`不能大于 ${String(issue.maximum)}` : messageRef('tooLong');
  if (issue.code === 'too_small' && isNumber) return msg`不能小于 ${String(issue.minimum)}`;
  return messageRef('invalid');
}

const sameAs = (left: unknown, right: unknown): boolean => {
  const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  return JSON.stringify(left, plain) === JSON.stringify(right, plain);
};

type Read = (cells: readonly string[]) => ReturnType<typeof safeParse<RequestForm<SheetColumns>['schema']>>;

/** Reads a filled-in template. A header row gives the columns' positions; empty rows and the example are skipped. */
export function readSheet<Columns extends SheetColumns>(sheet: Sheet<Columns>, table: SheetTable, say: Say): SheetRead<Columns>;
export function readSheet(sheet: Sheet, { rows: table, refused }: SheetTable, say: Say): SheetRead {
  const columns: readonly (readonly [string, SheetColumn])[] = Object.entries(sheet.columns);
  const form = requestForm(sheet.columns);
  const read: Read = (cells) =>
    safeParse(
      form.schema,
      Object.fromEntries(columns.map(([name, { typed = (text: string) => text }], index) => [name, typed(cells[index] ?? '', say)])),
    );
  const places = placesIn(
    table[0] ?? [],
    columns.map(([, { label }]) => say(label)),
  );
  const placeOf = (index: number): number => (places === undefined ? index : (places[index] ?? -1));
  const example = read(columns.map(([, { example: words }]) => (typeof words === 'string' ? words : say(words))));
  const refusedAt = new Map(refused.map(({ row, column, why }) => [`${row}:${column}`, REFUSED[why]]));

  const rows: SheetRow<SentOf<SheetColumns>>[] = [];
  const faults: SheetFault[] = [];
  for (const [at, written] of table.entries()) {
    if (at === 0 && places !== undefined) continue;
    const cells = columns.map((_, index) => written[placeOf(index)] ?? '');
    const ofRow = new Map<string, SheetProblem>();
    for (const [index, [name]] of columns.entries()) {
      const why = refusedAt.get(`${at}:${placeOf(index)}`) ?? (isFormula(cells[index] ?? '') ? FORMULA_TEXT : undefined);
      if (why !== undefined) ofRow.set(name, why);
    }
    if (ofRow.size === 0 && cells.every((cell) => cell === '')) continue;
    const result = read(cells);
    if (result.success && example.success && ofRow.size === 0 && sameAs(result.data, example.data)) continue;
    for (const issue of result.error?.issues ?? []) {
      const name = String(issue.path[0]);
      const index = columns.findIndex(([one]) => one === name);
      if (!ofRow.has(name)) ofRow.set(name, problemOf(issue, cells[index] ?? ''));
    }
    const judged = result.success && ofRow.size === 0 ? (sheet.judge?.(result.data) ?? {}) : {};
    for (const [name, problem] of Object.entries(judged)) if (problem !== undefined) ofRow.set(name, problem);
    const line = at + 1;
    for (const [index, [name]] of columns.entries()) {
      const problem = ofRow.get(name);
      if (problem !== undefined) faults.push({ line, column: name, problem, text: cells[index] ?? '' });
    }
    rows.push({ line, cells, values: result.success && ofRow.size === 0 ? result.data : undefined });
  }
  return { rows, faults };
}

/** Adds faults that depend on several rows, or from the server. */
export function withFaults<Columns extends SheetColumns>(
  read: SheetRead<Columns>,
  more: readonly SheetFault<keyof Columns & string>[],
): SheetRead<Columns> {
  if (more.length === 0) return read;
  const wrong = new Set(more.map(({ line }) => line));
  return {
    rows: read.rows.map((row) => (wrong.has(row.line) ? { ...row, values: undefined } : row)),
    faults: [...read.faults, ...more].toSorted((left, right) => left.line - right.line),
  };
}
