/** Payment at maturity: what is due by day, and what is done about late payment. */
export { settlementScreens } from './screens.ts';
