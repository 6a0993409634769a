export { drawLimit, freeOf, refillLimit, releaseLimit, reserveLimit } from './limits.ts';
