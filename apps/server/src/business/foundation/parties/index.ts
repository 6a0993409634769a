/** Enterprises with their bank accounts and settings. */
export { partyCalls } from './calls.ts';
export {
  accountOf,
  type AccountRow,
  accountsById,
  accountView,
  accountWords,
  isUsable,
  receivingAccountOf,
  usable,
  usableAccount,
} from './accounts.ts';
export { tellOfTooFew } from './config.ts';
export { issuerStanding } from './core-enterprise.ts';
export { listByName } from './list-by-name.ts';
export { masked, maskedName, partiesOf, type PartyView, rememberParties } from './parties.ts';
export { plain, plainName } from './plain-name.ts';
export { bearsName, searchCondition } from './search.ts';
export { suspendIssuer } from './suspend.ts';
export { tellOfAccount, tellOfFailedDeposit } from './tell-of-account.ts';
