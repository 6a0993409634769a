export { dueFigures } from './due.ts';
export { pendingWork, workbenchHandlers } from './handlers.ts';
export { outflowsOf } from './outflows.ts';
export { taskCount } from './tasks.ts';
