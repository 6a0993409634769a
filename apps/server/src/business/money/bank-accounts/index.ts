/** The accounts of an enterprise as its administrator keeps them, and what banks say of them. */
export { askableAccount, heardFrom } from './ask-bank.ts';
export { managedAccountHandlers } from './handlers.ts';
