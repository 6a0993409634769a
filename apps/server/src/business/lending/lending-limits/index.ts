/** How much each lender lends against whom, and how much applications use. */
export { drawLimit, freeOf, refillLimit, releaseLimit, reserveLimit } from './limits.ts';
