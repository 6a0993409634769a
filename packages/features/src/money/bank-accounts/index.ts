/** The enterprise's bank accounts: adding, verifying and unbinding them, and what banks say is on them. */
export { bankAccountScreens } from './screens.ts';
