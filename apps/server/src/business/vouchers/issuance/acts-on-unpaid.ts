import { allowedActs, type Act, type IssuanceState, type Party, type Role } from '@lianxin/domain';

/** Acts of parties other than the issuer: only overdue vouchers can be urged. */
export const actsOnUnpaid = (state: IssuanceState, party: Exclude<Party, 'own'>, isOverdue: boolean, role: Role): Act[] =>
  allowedActs('issuance', state, party, role).filter((act) => act !== 'urge' || isOverdue);
