import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { defineFilters, searchFilter, selectFilter, typeChips } from '../../../platform/lists/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';

/** Positions in the order of the chips. */
const POSITIONS = ['operator', 'reviewer', 'administrator'] as const;

export const staffFilters = defineFilters(contract.staff.list, {
  role: typeChips(
    'role',
    msg`岗位`,
    POSITIONS.map((position) => [position, ROLE_TERMS[position]]),
  ),
  search: searchFilter('search', msg`姓名或用户名`),
  state: selectFilter('state', msg`状态`, msg`全部状态`, [
    ['active', msg`在岗`],
    ['frozen', msg`已冻结`],
  ]),
});
