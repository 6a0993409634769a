import { day } from '@lianxin/api/mock';
import { sumFen, ZERO_FEN, type Fen, type Role } from '@lianxin/domain';

/** The day on which stories and tests are set. */
export const TODAY = day('2026-11-20');

/** The example that a list of the contract has. */
export function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error('the contract has no example of it');
  return item;
}

/** All of a list as one page. */
export const pageOf = <Item>(list: readonly Item[], pageSize = 20) => ({ list: [...list], total: list.length, page: 1, pageSize });

/** A list filtered by one of its fields, such as the state, with the number of rows for each value of that field. */
export const pageBy = <Row, Field extends keyof Row>(rows: readonly Row[], field: Field, values?: readonly Row[Field][]) => ({
  ...pageOf(rows.filter((row) => values === undefined || values.includes(row[field]))),
  stateCounts: Object.fromEntries(rows.map(({ [field]: value }) => [value, rows.filter((row) => row[field] === value).length])),
});

/** A page with the sums of money columns of its rows. */
export const summed = <Column extends string, Page extends { readonly list: readonly Readonly<Record<Column, Fen | null>>[] }>(
  page: Page,
  ...columns: readonly Column[]
) => ({
  ...page,
  columnSums: Object.fromEntries(columns.map((column) => [column, sumFen(page.list.map((row) => row[column] ?? ZERO_FEN))])),
});

/** The step of a log that somebody took without signing. */
export const logged = (event: string, actorName: string, enterpriseName: string, at: string, actorRole: Role = 'operator') => ({
  event,
  actorName,
  actorRole,
  enterpriseName,
  at,
  reason: null,
  certificateSerial: null,
  signed: false,
});
