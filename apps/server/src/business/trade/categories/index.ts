/** Categories of an enterprise and its group, and what is classified under each. */
export { categoryCalls } from './calls.ts';
export { assertOpenCategory, sortedUnder } from './sort-under.ts';
