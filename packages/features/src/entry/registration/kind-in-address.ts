import type { contract, RequestOf } from '@lianxin/api/contract';

export type RegistrationKind = RequestOf<typeof contract.registration.getDraft>['kind'];

/** The address value for adding an associated enterprise (specification §2.2). */
const ADDS_ENTERPRISE = 'new_add';

export const kindOf = (type: string): RegistrationKind => (type === ADDS_ENTERPRISE ? 'associated' : 'first');

export const queryOf = (kind: RegistrationKind): { readonly type?: string } => (kind === 'associated' ? { type: ADDS_ENTERPRISE } : {});
