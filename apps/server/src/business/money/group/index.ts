/** Figures of a group, and which of them its data role may see. */
export { groupCalls } from './calls.ts';
