import { day } from '@lianxin/api/mock';
import { sumFen, ZERO_FEN, type Fen, type Role } from '@lianxin/domain';

export const TODAY = day('2026-11-20');

export function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error('the contract has no example of it');
  return item;
}

export const pageOf = <Item>(list: readonly Item[], pageSize = 20) => ({ list: [...list], total: list.length, page: 1, pageSize });

/** A list filtered by one field, such as the state, with counts by its values. */
export const pageBy = <Row, Field extends keyof Row>(rows: readonly Row[], field: Field, values?: readonly Row[Field][]) => ({
  ...pageOf(rows.filter((row) => values === undefined || values.includes(row[field]))),
  stateCounts: Object.fromEntries(rows.map(({ [field]: value }) => [value, rows.filter((row) => row[field] === value).length])),
});

export const summed = <Column extends string, Page extends { readonly list: readonly Readonly<Record<Column, Fen | null>>[] }>(
  page: Page,
  ...columns: readonly Column[]
) => ({
  ...page,
  columnSums: Object.fromEntries(columns.map((column) => [column, sumFen(page.list.map((row) => row[column] ?? ZERO_FEN))])),
});

/** A log entry without a signature. */
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
