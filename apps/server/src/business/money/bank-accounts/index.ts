export { askableAccount, heardFrom } from './ask-bank.ts';
export { managedAccountHandlers } from './handlers.ts';
