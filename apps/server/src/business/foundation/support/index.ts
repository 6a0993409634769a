/** The download centre. */
export { supportCalls } from './calls.ts';
