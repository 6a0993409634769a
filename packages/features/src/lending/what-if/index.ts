/** What would happen if a week's receipts came late or were financed now, by the lenders' quotes. */
export { WhatIf } from './lazy-what-if.tsx';
export type { Supposed } from './supposition.ts';
