/** The desk of lenders and guarantors: risk, decisions, registration, payout and release. */
export { LazyLenderPanel } from './home/lazy-lender-panel.tsx';
export { lendingScreens } from './screens.ts';
