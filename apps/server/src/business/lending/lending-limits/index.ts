/** The limits of each lender for each issuer, and their use by applications. */
export { drawLimit, freeOf, refillLimit, releaseLimit, reserveLimit } from './limits.ts';
