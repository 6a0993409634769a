/** The enterprise's own list of contracts and invoices: entering and verifying them, and where they are used. */
export { tradePaperScreens } from './screens.ts';
