export { categoryHandlers } from './handlers.ts';
export { assertOpenCategory, sortedUnder } from './sort-under.ts';
