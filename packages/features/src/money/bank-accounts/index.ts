/** The enterprise's bank accounts: adding, verifying and unbinding them, and what banks report about them. */
export { bankAccountScreens } from './screens.ts';
