/** The members of an enterprise, their absences and handing work over. */
export { staffCalls } from './calls.ts';
