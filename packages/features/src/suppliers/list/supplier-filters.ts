import type { contract, RequestOf } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { PageQuery } from '../../lists/index.ts';

/** What suppliers are filtered by, each as it stands in the address. */
export const SUPPLIER_FILTERS = { state: '', search: '' } as const;

export type SupplierFilters = Readonly<Record<keyof typeof SUPPLIER_FILTERS, string>>;

const State = z.enum(['enabled', 'disabled']);

/** The filters as the call takes them; what does not read is left out. */
export function supplierRequest(filters: SupplierFilters, page: PageQuery): RequestOf<typeof contract.supplier.list> {
  const state = z.safeParse(State, filters.state);
  const search = filters.search.trim();
  return {
    ...page,
    ...(state.success ? { state: state.data } : {}),
    ...(search === '' ? {} : { search }),
  };
}
