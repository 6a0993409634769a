/** Whose figures the data role of a group may see, and the figures. */
export { groupCalls } from './calls.ts';
