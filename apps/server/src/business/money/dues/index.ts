export { dueFigures, emptyWeeks, NOTHING_DUE } from './due-figures.ts';
export { outflowsOf } from './outflows.ts';
export { payableHandlers } from './payables/handlers.ts';
export { receivableHandlers } from './receivables/handlers.ts';
