import { contract } from '@lianxin/api/contract';
import { BANK_ACCOUNT_KINDS } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { defineFilters, searchFilter, selectFilter, stateChips } from '../../../platform/lists/index.ts';
import { BANK_ACCOUNT_TERMS, KIND_TERMS } from './account-terms.ts';

export const accountFilters = defineFilters(contract.bankAccount.listManaged, {
  state: stateChips('state', BANK_ACCOUNT_TERMS, ['unproved', 'usable', 'frozen', 'unbound'], { rare: ['frozen', 'unbound'] }),
  search: searchFilter('search', msg`开户行、账号或联行号`),
  kind: selectFilter(
    'kind',
    msg`用途`,
    msg`全部用途`,
    BANK_ACCOUNT_KINDS.map((kind) => [kind, KIND_TERMS[kind]]),
  ),
});
