import { contract } from '@lianxin/api/contract';
import type { IssuanceState, Role } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import {
  amountRange,
  dayRange,
  defineFilters,
  folded,
  partyFilter,
  searchFilter,
  stateChips,
  partInEffect,
} from '../../../platform/lists/index.ts';
import { SupplierPicker } from '../../../platform/pickers/index.ts';
import { ISSUANCE_TERMS } from '../../../platform/terms/index.ts';

/** Only signed issuances are owed. */
export const SIGNED_FOR = partInEffect({ states: ['effective', 'overdue', 'partiallySettled', 'settled'], words: msg`已签收` });

const restOf = {
  due: dayRange('dueFrom', 'dueTo', msg`到期日`, { byMonth: true }),
  search: searchFilter('search', msg`链信编号或接收方`),
  recipientNo: partyFilter('recipientNo', msg`接收方`, msg`全部接收方`, SupplierPicker),
  amount: folded(amountRange('amountFrom', 'amountTo')),
  issued: folded(dayRange('issuedFrom', 'issuedTo', msg`开立日`)),
};

const STATES = [
  'draft',
  'awaitingReview',
  'returned',
  'awaitingSignature',
  'awaitingSignatureReview',
  'effective',
  'voidAwaitingReview',
  'overdue',
  'partiallySettled',
  'settled',
  'refused',
  'signatureExpired',
  'withdrawn',
  'voided',
] as const satisfies readonly IssuanceState[];

const flags = { outstanding: { field: 'outstandingOnly', term: { label: msg`未结清` } } } as const;

const GROUPS = {
  inProgress: {
    values: ['awaitingReview', 'returned', 'awaitingSignature', 'awaitingSignatureReview', 'voidAwaitingReview'],
    term: { label: msg`在途` },
  },
  inForce: { values: ['effective'], term: { label: msg`已生效` } },
  exceptions: { values: ['overdue', 'partiallySettled', 'refused', 'signatureExpired'], term: { label: msg`异常` } },
  closed: { values: ['settled', 'withdrawn', 'voided'], term: { label: msg`已结` } },
} as const;

/** The issuances that wait for a role. */
const TO_DO = {
  operator: ['draft', 'returned'],
  reviewer: ['awaitingReview', 'voidAwaitingReview'],
} as const satisfies Partial<Record<Role, readonly IssuanceState[]>>;

const filtersOf = (toDo: readonly (typeof STATES)[number][]) =>
  defineFilters(contract.issuance.list, {
    state: stateChips('states', ISSUANCE_TERMS, STATES, {
      groups: { ...(toDo.length > 0 && { toDo: { values: toDo, term: { label: msg`待我办` } } }), ...GROUPS },
      flags,
    }),
    ...restOf,
  });

const BY_ROLE = { operator: filtersOf(TO_DO.operator), reviewer: filtersOf(TO_DO.reviewer), others: filtersOf([]) };

/** The groups of states, first what waits for the role. */
export const manageFilters = (role: Role) => (role === 'operator' || role === 'reviewer' ? BY_ROLE[role] : BY_ROLE.others);

/** Each state for itself. */
export const issuanceFilters = defineFilters(contract.issuance.list, {
  state: stateChips('states', ISSUANCE_TERMS, STATES, {
    rare: ['awaitingSignatureReview', 'voidAwaitingReview', 'partiallySettled', 'refused', 'signatureExpired', 'withdrawn', 'voided'],
    flags,
  }),
  ...restOf,
});
