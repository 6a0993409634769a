/** The tasks, red dots and figures of the workbench. */
export { workbenchCalls } from './calls.ts';
export { taskCount } from './tasks.ts';
