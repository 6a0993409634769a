/** How much each lender lends against whom, and how much applications take of it. */
export { drawLimit, freeOf, refillLimit, releaseLimit, reserveLimit } from './limits.ts';
