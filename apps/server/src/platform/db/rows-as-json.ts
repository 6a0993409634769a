import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** The SQL of a statement around its JSON rows. */
interface StatementTemplate {
  readonly before: SQL;
  readonly columns: SQL;
  readonly after: SQL;
}

const quoted = (name: string): string => `"${name}"`;
const named = (table: PgTable): string => quoted(getTableConfig(table).name);
const known = new WeakMap<PgTable, Map<string, StatementTemplate>>();

/** Builds the SQL once for a table, a kind of statement and a set of columns. `make` receives each key with its column. */
function templateOf(
  table: PgTable,
  kind: 'insert' | 'update',
  keys: readonly string[],
  make: (columns: readonly (readonly [key: string, column: string])[]) => readonly [before: string, after: string],
): StatementTemplate {
  const ofTable = known.get(table) ?? new Map<string, StatementTemplate>();
  known.set(table, ofTable);
  const name = `${kind} ${keys.join()}`;
  const made = ofTable.get(name);
  if (made) return made;
  const all = getTableColumns(table);
  const columns = keys.flatMap((key) => (all[key] ? [[key, all[key]] as const] : []));
  const [before, after] = make(columns.map(([key, column]) => [quoted(key), quoted(column.name)] as const));
  const words = {
    before: sql.raw(before),
    columns: sql.raw(columns.map(([key, column]) => `${quoted(key)} ${column.getSQLType()}`).join()),
    after: sql.raw(after),
  };
  ofTable.set(name, words);
  return words;
}

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** Passes rows as one JSON parameter. The limit tells the planner how few they are, so that it uses an index instead of scanning the table. */
export const rowsFromJson = (columns: SQL, rows: readonly object[]): SQL =>
  sql`(select * from json_to_recordset(${JSON.stringify(rows, plain)}::json) as given (${columns}) limit ${rows.length}::int) given`;

const filled = ({ before, columns, after }: StatementTemplate, rows: readonly object[]): SQL =>
  sql`${before}${rowsFromJson(columns, rows)}${after}`;

/** Inserts rows that all have the same columns. The SQL is the same for any number of rows. */
export function insertOf<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const words = templateOf(table, 'insert', Object.keys(rows[0] ?? {}), (columns) => {
    const [from, into] = [columns.map(([key]) => key).join(), columns.map(([, column]) => column).join()];
    return [`insert into ${named(table)} (${into}) select ${from} from `, ''];
  });
  return filled(words, rows);
}

/** Updates some columns of rows by their ids. */
export function updateOf<Table extends PgTable, Row extends Table['$inferSelect'] & { readonly id: string }>(
  table: Table,
  set: readonly (keyof Row & string)[],
  rows: readonly Row[],
): SQL {
  const words = templateOf(table, 'update', ['id', ...set], ([, ...columns]) => [
    `update ${named(table)} set ${columns.map(([key, column]) => `${column} = given.${key}`).join()} from `,
    ` where ${named(table)}.id = given.id`,
  ]);
  return filled(
    words,
    rows.map((row) => Object.fromEntries([['id', row.id], ...set.map((key) => [key, row[key]])])),
  );
}
