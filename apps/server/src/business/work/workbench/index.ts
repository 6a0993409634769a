/** The tasks, red dots and figures of the workbench. */
export { pendingWork, workbenchHandlers } from './handlers.ts';
export { taskCount } from './tasks.ts';
