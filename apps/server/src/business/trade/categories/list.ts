import { branchOf } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { dictionaryOf, type CategoryView } from './dictionary.ts';

const ORDERS: Readonly<Record<string, (one: CategoryView, other: CategoryView) => number>> = {
  code: (one, other) => one.code.localeCompare(other.code, 'en'),
  name: (one, other) => one.name.localeCompare(other.name, 'zh'),
  usedCount: (one, other) => one.usedCount - other.usedCount,
};

function sorted(rows: readonly CategoryView[], sort = ''): readonly CategoryView[] {
  const name = sort.replace(/^-/, '');
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (order === undefined) return rows;
  const up = rows.toSorted(order);
  return sort.startsWith('-') ? up.toReversed() : up;
}

export const categoryTree: Handlers['category']['tree'] = async (context) => [...(await dictionaryOf(context.db, enterpriseOf(context)))];

/** Searched and paged in memory: a dictionary is small. */
export const listCategories: Handlers['category']['list'] = async (context, request) => {
  const all = await dictionaryOf(context.db, enterpriseOf(context));
  const branch = request.within === undefined ? undefined : branchOf(all, request.within);
  const sought = request.search?.toLowerCase() ?? '';
  const found = all.filter(
    ({ id, code, name, taxCode }) =>
      (branch === undefined || branch.has(id)) && [code, name, taxCode ?? ''].some((text) => text.toLowerCase().includes(sought)),
  );
  const rows = sorted(request.state === undefined ? found : found.filter(({ state }) => state === request.state), request.sort);
  const { limit, offset } = windowOf(request);
  const enabled = found.filter(({ state }) => state === 'enabled').length;
  return {
    list: rows.slice(offset, offset + limit),
    total: rows.length,
    page: request.page,
    pageSize: request.pageSize,
    stateCounts: { enabled, disabled: found.length - enabled },
  };
};
