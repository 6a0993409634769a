/** Managing the accounts of an enterprise, and what banks report about them. */
export { managedAccountCalls } from './calls.ts';
export { askableAccount, knownAnswer } from './ask-bank.ts';
