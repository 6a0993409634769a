import type { JobHandlers } from './job-context.ts';

/** The kinds of planned work, each with what does it. */
export const jobHandlers: JobHandlers = {};
