/** The verification page: evidence checked in the browser, and the published daily roots. */
export { proofScreens } from './screens.ts';
