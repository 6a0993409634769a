import { RoleCode, type contract, type RequestOf } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { PageQuery } from '../../lists/index.ts';

/** What people are filtered by, each as it stands in the address. */
export const STAFF_FILTERS = { role: '', state: '', search: '' } as const;

export type StaffFilters = Readonly<Record<keyof typeof STAFF_FILTERS, string>>;

const State = z.enum(['active', 'frozen']);

/** The filters as the call takes them; what does not read is left out. */
export function staffRequest(filters: StaffFilters, page: PageQuery): RequestOf<typeof contract.staff.list> {
  const role = z.safeDecode(RoleCode, filters.role);
  const state = z.safeParse(State, filters.state);
  const search = filters.search.trim();
  return {
    ...page,
    ...(role.success ? { role: role.data } : {}),
    ...(state.success ? { state: state.data } : {}),
    ...(search === '' ? {} : { search }),
  };
}
