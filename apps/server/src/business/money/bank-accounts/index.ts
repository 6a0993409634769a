/** The accounts of an enterprise as its administrator keeps them, and what banks say of them. */
export { managedAccountCalls } from './calls.ts';
export { askableAccount, heardFrom } from './ask-bank.ts';
