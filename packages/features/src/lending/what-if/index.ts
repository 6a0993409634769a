/** The forecast if a week's receipts come late or are financed now, by the lenders' quotes. */
export { WhatIf } from './lazy-what-if.tsx';
export type { Supposed } from './supposition.ts';
