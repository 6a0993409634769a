import type { contract, RequestOf } from '@lianxin/api/contract';

export type RegistrationKind = RequestOf<typeof contract.registration.getDraft>['kind'];

/** How an address says that an associated enterprise is added (specification §2.2). */
const ADDS_ENTERPRISE = 'new_add';

/** Which registration an address is about. */
export const kindOf = (type: string): RegistrationKind => (type === ADDS_ENTERPRISE ? 'associated' : 'first');

/** What the address of a registration says of its kind. */
export const queryOf = (kind: RegistrationKind): { readonly type?: string } => (kind === 'associated' ? { type: ADDS_ENTERPRISE } : {});
