import { allowedActs, type Act, type IssuanceState, type Party, type Role } from '@lianxin/domain';

/** What a party other than the issuer may do about a piece as its issuance stands: only what is overdue is urged. */
export const actsOnUnpaid = (state: IssuanceState, party: Exclude<Party, 'own'>, isOverdue: boolean, role: Role): Act[] =>
  allowedActs('issuance', state, party, role).filter((act) => act !== 'urge' || isOverdue);
