/** The categories that an enterprise and its group sort their trade by, and what is sorted under each. */
export { categoryCalls } from './calls.ts';
export { assertOpenCategory, sortedUnder } from './sort-under.ts';
