/** Payment at maturity: dues by day, and acts on late payments. */
export { settlementScreens } from './screens.ts';
