export { pendingWork, workbenchHandlers } from './handlers.ts';
export { taskCount } from './tasks.ts';
