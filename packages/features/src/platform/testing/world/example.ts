import { day } from '@lianxin/api/mock';

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
