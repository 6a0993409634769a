import { messageOf } from '@lianxin/forms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNTS, DAYS, htmlFile, textFile, texts, TRACES, workbookFile, workbooks } from './dialects.fixtures.ts';
import { readBytes } from './reading/read-bytes.ts';
import type { SheetColumns, SheetProblem, SheetRead } from './sheet.ts';

const dialects = fc.record({
  head: fc.nat(99),
  day: fc.constantFrom(...Object.keys(DAYS)),
  amount: fc.constantFrom(...Object.keys(AMOUNTS)),
  between: fc.constantFrom('、', ' ', '；', '，'),
  trace: fc.nat(TRACES.length - 1),
  title: fc.nat(99),
  end: fc.nat(99),
});

/** How one table is written. */
export interface TableDialect {
  readonly day: string;
  readonly writeDay: (typeof DAYS)[string];
  readonly writeAmount: (typeof AMOUNTS)[string];
  /** Stands between several values in one cell. */
  readonly between: string;
}

/** A kind of sheet with the ways in which people write it. */
export interface DialectBattery<Row, Key extends string, Columns extends SheetColumns> {
  /** The rows that are written into tables. */
  readonly rows: fc.Arbitrary<readonly Row[]>;
  /** Headers of our template and of others' tables. */
  readonly heads: readonly (readonly (readonly [key: Key, head: string])[])[];
  /** Lines above the header. */
  readonly titles: readonly (readonly (readonly string[])[])[];
  /** Lines below the rows. */
  readonly ends: readonly (readonly (readonly string[])[])[];
  readonly cellsOf: (row: Row, at: number, dialect: TableDialect) => Readonly<Record<Key, string>>;
  readonly read: (table: NonNullable<Awaited<ReturnType<typeof readBytes>>['table']>) => SheetRead<Columns>;
  /** What a table with these rows and headers is read as. */
  readonly expected: (rows: readonly Row[], keys: readonly Key[]) => readonly unknown[];
  /** Cells that are refused in every dialect, with the message. */
  readonly refused: readonly (readonly [key: Key, text: string, message: string])[];
}

/** The message of a fault, as a person reads it. */
const said = (problem: SheetProblem) => (typeof problem === 'string' ? messageOf(problem)?.message : problem.message);

const inTurn = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] ?? expect.fail();

/** Tests that a kind of sheet is read to the same rows from every dialect, or refused by its cell. */
export function testDialects<Row, Key extends string, Columns extends SheetColumns>({
  rows: anyRows,
  heads,
  titles,
  ends,
  cellsOf,
  read,
  expected,
  refused,
}: DialectBattery<Row, Key, Columns>): void {
  type Drawn = typeof dialects extends fc.Arbitrary<infer One> ? One : never;
  const keysOf = (drawn: Drawn) => inTurn(heads, drawn.head).map(([key]) => key);
  const tableIn = (drawn: Drawn, rows: readonly Row[]): string[][] => {
    const dialect = {
      day: drawn.day,
      writeDay: DAYS[drawn.day] ?? expect.fail(),
      writeAmount: AMOUNTS[drawn.amount] ?? expect.fail(),
      between: drawn.between,
    };
    const columns = inTurn(heads, drawn.head);
    const trace = inTurn(TRACES, drawn.trace);
    const lines = [
      ...inTurn(titles, drawn.title),
      columns.map(([, head]) => head),
      ...rows.map((row, at) => {
        const cells = cellsOf(row, at, dialect);
        return columns.map(([key]) => trace(cells[key]));
      }),
      ...inTurn(ends, drawn.end),
    ];
    return lines.map((line) => [...line]);
  };
  const readFile = async (file: ArrayBuffer, fileName: string) => {
    const { table, unread } = await readBytes(file, fileName, { rows: 500 });
    expect(unread).toBeUndefined();
    return read(table ?? expect.fail());
  };
  const readAll = async (file: ArrayBuffer, fileName: string) => {
    const { rows, faults, closed } = await readFile(file, fileName);
    expect([closed, faults]).toEqual([undefined, []]);
    return rows.map(({ values }) => values);
  };

  test('gives the same rows from every text format', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, anyRows, async (drawn, text, rows) => {
        expect(await readAll(textFile(tableIn(drawn, rows), text), 'a.csv')).toEqual(expected(rows, keysOf(drawn)));
      }),
      { numRuns: 200 },
    );
  });

  test('gives the same rows from every workbook and web page', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, workbooks, anyRows, async (drawn, workbook, rows) => {
        const table = tableIn(drawn, rows);
        const truth = expected(rows, keysOf(drawn));
        expect(await readAll(workbookFile(table, drawn.day, workbook), 'a.xlsx')).toEqual(truth);
        expect(await readAll(htmlFile(table), 'a.xls')).toEqual(truth);
      }),
      { numRuns: 200 },
    );
  });

  test.each(refused)('in every dialect a %s of %s is refused', async (key, text, message) => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, anyRows, async (drawn, file, rows) => {
        const place = keysOf(drawn).indexOf(key);
        fc.pre(place >= 0 && !text.includes(file.separator));
        const table = tableIn({ ...drawn, trace: 0 }, rows).map((row, at) =>
          at === inTurn(titles, drawn.title).length + 1 ? row.map((cell, column) => (column === place ? text : cell)) : row,
        );
        const { faults } = await readFile(textFile(table, file), 'a.csv');
        expect(faults.map((fault) => said(fault.problem))).toContain(message);
      }),
      { numRuns: 20 },
    );
  });
}
